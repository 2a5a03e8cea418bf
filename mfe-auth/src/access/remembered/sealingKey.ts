/*
 * The key that seals the remembered password: made in this browser, kept in IndexedDB, never extractable, so
 * that a copy of local storage opens nothing.
 */

const DATABASE = 'remembered-login';
const STORE = 'keys';
const RECORD = 'password';

const SUFFIX_BYTES = 16;

export interface SealingKey {
  readonly key: CryptoKey;
  /** The secret suffix of the encoding (AU-024); each browser has its own. */
  readonly suffix: Uint8Array<ArrayBuffer>;
}

/** The browser's key; `undefined` when there is none. Rejects when IndexedDB is closed to the page. */
export function readSealingKey(): Promise<SealingKey | undefined> {
  return inStore('readonly', (store) => store.get(RECORD));
}

/** A new key in the place of the last. Rejects when IndexedDB is closed to the page. */
export async function makeSealingKey(): Promise<SealingKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const made: SealingKey = { key, suffix: crypto.getRandomValues(new Uint8Array(SUFFIX_BYTES)) };
  await inStore('readwrite', (store) => store.put(made, RECORD));
  return made;
}

/** Rejects when IndexedDB is closed to the page. */
export async function deleteSealingKey(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(RECORD));
}

/** One request in one transaction; the database is closed again, so that another tab may upgrade it. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}
