/** The texts of what is said about the browser's storage. */
export const ENGLISH = {
  label: "About what is saved",
  blocked: "This browser keeps nothing for this page: what you do here is gone when the page is closed.",
  firstSave:
    "Saved in this browser. Safari deletes it after seven days without a visit, unless the page is installed on the home screen: an export is safe.",
  exportAll: "Export",
  close: "Close",
};
