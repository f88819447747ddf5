/** Rows in memory, for as long as the page is open. A map keeps the order in which its keys were put. */
import { keepNewest } from "./keep-newest.js";
import type { Row, Rows, TableName } from "./rows.js";

export class RowsInMemory implements Rows {
  readonly #tables: Readonly<Record<TableName, Map<string, string>>> = {
    boards: new Map(),
    shelf: new Map(),
    days: new Map(),
  };

  get(table: TableName, key: string): Promise<Row | undefined> {
    const text = this.#tables[table].get(key);
    return Promise.resolve(text === undefined ? undefined : { key, text });
  }

  put(table: TableName, { key, text }: Row, most: number): Promise<void> {
    keepNewest(this.#tables[table], key, text, most);
    return Promise.resolve();
  }

  remove(table: TableName, key: string): Promise<void> {
    this.#tables[table].delete(key);
    return Promise.resolve();
  }

  all(table: TableName): Promise<readonly Row[]> {
    return Promise.resolve([...this.#tables[table]].map(([key, text]) => ({ key, text })).reverse());
  }

  clear(table: TableName): Promise<void> {
    this.#tables[table].clear();
    return Promise.resolve();
  }
}
