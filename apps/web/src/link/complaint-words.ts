/** What is said of a link. (A placeholder: the sentences come next.) */
import type { LanguageCode } from "../language/language.js";
import type { LinkComplaint } from "./complaint.js";

export const complaintText = (complaint: LinkComplaint, _language: LanguageCode): string => complaint.code;
