/** The texts of the lesson in the language that is shown. */
import { tableOf } from "../language/language.js";
import { ENGLISH } from "./english.js";

export const words = tableOf("lesson", ENGLISH);
