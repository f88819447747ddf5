/** The public interface of the sheets: names only. */
export {};
