/** The public interface of sheets as PDF: names only. */
export {};
