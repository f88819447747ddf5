export { answer } from "./search/answer.js";
