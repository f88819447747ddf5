/**
 * The large storage of the browser (IndexedDB), as three tables of texts: the boards, the shelf, and the days that were
 * solved. Every row is a key and a text in JSON; what the texts mean is the business of the files beside this one.
 *
 * Where the browser forbids it, the tables are in memory for as long as the page is open, and `storageBlocked` says so.
 * Nothing here throws; a row that cannot be kept is kept in memory.
 */
import { storageBlocked } from "./kept.js";
import { KeptRows, ORDER } from "./kept-rows.js";
import { type Row, type Rows, TABLES, type TableName } from "./rows.js";
import { RowsInMemory } from "./rows-in-memory.js";

export { type Row, TABLES, type TableName } from "./rows.js";

const NAME = "cryptarithm";
const VERSION = 1;
/** A database that does not open in so long never will: another tab holds it. */
const OPEN_MILLISECONDS = 4000;

let opened: Promise<Rows> | undefined;

/** The tables, opened when they are first asked for. */
function rows(): Promise<Rows> {
  opened ??= openDatabase().then(
    (database) => new KeptRows(database),
    () => {
      storageBlocked.value = true;
      return new RowsInMemory();
    },
  );
  return opened;
}

/** The text of a row; undefined when there is none. */
export async function getText(table: TableName, key: string): Promise<string | undefined> {
  return (await (await rows()).get(table, key))?.text;
}

/** Puts a row behind all others, in place of one with its key; only the newest `most` are kept. */
export async function putText(table: TableName, row: Row, most = Number.POSITIVE_INFINITY): Promise<void> {
  await (await rows()).put(table, row, most);
}

export async function removeRow(table: TableName, key: string): Promise<void> {
  await (await rows()).remove(table, key);
}

/** All rows of a table, the newest first. */
export async function allRows(table: TableName): Promise<readonly Row[]> {
  return (await rows()).all(table);
}

export async function clearTable(table: TableName): Promise<void> {
  await (await rows()).clear(table);
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Throws where it is forbidden; then the promise fails.
    const request = indexedDB.open(NAME, VERSION);
    const timer = setTimeout(() => reject(new Error("the database does not open")), OPEN_MILLISECONDS);
    request.onupgradeneeded = () => {
      for (const table of TABLES) {
        if (request.result.objectStoreNames.contains(table)) continue;
        request.result.createObjectStore(table, { keyPath: "key" }).createIndex(ORDER, ORDER);
      }
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      // A newer version of the page in another tab may go on.
      request.result.onversionchange = () => {
        request.result.close();
        // Whoever asks next opens it anew, and is in memory only if that fails.
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}
