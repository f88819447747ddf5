/** What is said of a link: one sentence for each thing in it that was not understood. */
import type { LanguageCode } from "../language/language.js";
import type { ComplaintCode, LinkComplaint } from "./complaint.js";

type Sentences = Readonly<Record<ComplaintCode, (name: string, value: string) => string>>;

/** What a link says is shown no longer than this. */
const LONGEST_SHOWN = 40;

const SENTENCES: Readonly<Record<LanguageCode, Sentences>> = {
  en: {
    version: (name) => `This link is of version ${name}, which I do not know; what I know of it is shown.`,
    "no-link": () => "This is no link of this page; its text stands in the box.",
    view: (name) => `This link asks for a view that I do not know: ${name}.`,
    key: (name) => `This link has a setting I do not know: ${name}.`,
    value: (name, value) => `This link sets ${name} to ${value}, which it cannot be; the usual is taken.`,
    packed: () => "This link is cut off or changed, so its puzzle cannot be read.",
    "too-long": () => "This link holds more than a link may (1 MB), so it was not opened.",
  },
  de: {
    version: (name) => `Dieser Link hat die unbekannte Version ${name}; gezeigt wird, was davon bekannt ist.`,
    "no-link": () => "Das ist kein Link dieser Seite; sein Text steht im Feld.",
    view: (name) => `Dieser Link möchte eine Ansicht, die es hier nicht gibt: ${name}.`,
    key: (name) => `Dieser Link hat eine unbekannte Einstellung: ${name}.`,
    value: (name, value) =>
      `Dieser Link setzt ${name} auf ${value}, was nicht geht; es gilt die übliche Regel.`,
    packed: () => "Dieser Link ist abgeschnitten oder verändert; sein Rätsel ist nicht mehr zu lesen.",
    "too-long": () =>
      "Dieser Link enthält mehr, als ein Link enthalten darf (1 MB), und wurde nicht geöffnet.",
  },
};

/** The sentence for a complaint. */
export function complaintText({ code, name, value = "" }: LinkComplaint, language: LanguageCode): string {
  return SENTENCES[language][code](shown(name), shown(value));
}

const shown = (text: string): string => {
  const plain = text.replaceAll(/\p{C}/gu, "\ufffd");
  const quoted = plain.length > LONGEST_SHOWN ? `${plain.slice(0, LONGEST_SHOWN)}…` : plain;
  return quoted === "" ? "“”" : quoted;
};
