/** The tables that the page keeps, and what can be done with their rows, wherever they are. */

export const TABLES = ["boards", "shelf", "days"] as const;
export type TableName = (typeof TABLES)[number];

/** A row. Rows of a table are ordered by when they were last put there. */
export interface Row {
  readonly key: string;
  readonly text: string;
}

/** The rows of all tables, each with the number that orders it. */
export interface Rows {
  get(table: TableName, key: string): Promise<Row | undefined>;
  /** Puts a row behind all others; those before the newest `most` are removed. */
  put(table: TableName, row: Row, most: number): Promise<void>;
  remove(table: TableName, key: string): Promise<void>;
  /** The newest first. */
  all(table: TableName): Promise<readonly Row[]>;
  clear(table: TableName): Promise<void>;
}
