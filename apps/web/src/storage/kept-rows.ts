/**
 * Rows in the browser's database, ordered by a number that grows with each row that is put. What the browser does not
 * keep, since there is no room, stays in memory.
 */
import { isRecord } from "./json.js";
import { storageBlocked } from "./kept.js";
import type { Row, Rows, TableName } from "./rows.js";
import { RowsInMemory } from "./rows-in-memory.js";

/** The name of the index, and of the number of a row. */
export const ORDER = "order";

type OrderedRow = Row & { readonly order: number };

export class KeptRows implements Rows {
  readonly #database: IDBDatabase;
  /** What the browser did not keep, since there is no room. */
  readonly #spare = new RowsInMemory();

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  async get(table: TableName, key: string): Promise<Row | undefined> {
    const spare = await this.#spare.get(table, key);
    if (spare !== undefined) return spare;
    const found: unknown = await this.#run(table, "readonly", (store) => store.get(key));
    return isRow(found) ? found : undefined;
  }

  async put(table: TableName, { key, text }: Row, most: number): Promise<void> {
    try {
      await this.#write(table, (store) => {
        store.index(ORDER).openKeyCursor(null, "prev").onsuccess = ({ target }) => {
          const last = cursorOf(target)?.key;
          const row: OrderedRow = { key, text, order: (typeof last === "number" ? last : 0) + 1 };
          store.put(row).onsuccess = () => dropOldest(store, most);
        };
      });
      await this.#spare.remove(table, key);
    } catch {
      storageBlocked.value = true;
      await this.#spare.put(table, { key, text }, most);
    }
  }

  async remove(table: TableName, key: string): Promise<void> {
    await this.#spare.remove(table, key);
    await this.#run(table, "readwrite", (store) => store.delete(key));
  }

  async all(table: TableName): Promise<readonly Row[]> {
    const found: readonly unknown[] | undefined = await this.#run(table, "readonly", (store) =>
      store.index(ORDER).getAll(),
    );
    const kept = (found ?? []).filter(isRow).reverse();
    const spare = await this.#spare.all(table);
    return [...spare, ...kept.filter(({ key }) => spare.every((other) => other.key !== key))];
  }

  async clear(table: TableName): Promise<void> {
    await this.#spare.clear(table);
    await this.#run(table, "readwrite", (store) => store.clear());
  }

  /** The answer to one request; undefined when it fails. */
  #run<T>(
    table: TableName,
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    return new Promise((resolve) => {
      try {
        const request = ask(this.#database.transaction(table, mode).objectStore(table));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve(undefined);
      } catch {
        resolve(undefined);
      }
    });
  }

  /** Fails when what was written is not kept. */
  #write(table: TableName, write: (store: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(table, "readwrite");
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
      write(transaction.objectStore(table));
    });
  }
}

/** Removes the oldest rows until there are no more than `most`. */
function dropOldest(store: IDBObjectStore, most: number): void {
  if (!Number.isFinite(most)) return;
  store.count().onsuccess = ({ target }) => {
    let over = (target as IDBRequest<number>).result - most;
    if (over <= 0) return;
    store.index(ORDER).openCursor().onsuccess = ({ target: at }) => {
      const cursor = (at as IDBRequest<IDBCursorWithValue | null>).result;
      if (cursor === null || over-- <= 0) return;
      cursor.delete();
      cursor.continue();
    };
  };
}

/** The cursor of an event; the browser types its target as anything. */
const cursorOf = (target: EventTarget | null): IDBCursor | null =>
  (target as IDBRequest<IDBCursor | null>).result;

const isRow = (value: unknown): value is Row =>
  isRecord(value) && typeof value.key === "string" && typeof value.text === "string";
