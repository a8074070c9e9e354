import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concatBytes, randomBytes } from '@noble/ciphers/utils.js';
import { committed, openDatabase, resultOf } from '../../kit/indexedDb.ts';
import type { JournalEntry } from './state.ts';

/**
 * Drafts that survive a killed browser. Each is encrypted with the attempt's draft key, which only its holder gets, so
 * the next student at a shared computer cannot read them. Writes are applied in order.
 */
export interface Journal {
  load(attemptId: string): Promise<JournalEntry[]>;
  put(entry: JournalEntry): Promise<void>;
  remove(attemptId: string, questionId: string): Promise<void>;
  clear(attemptId: string): Promise<void>;
  close(): void;
}

const DATABASE = 'aosai-room';
const STORE = 'drafts';
const NONCE_BYTES = 24;

interface StoredDraft {
  attemptId: string;
  questionId: string;
  sealed: Uint8Array;
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return openDatabase(factory, DATABASE, (database) => {
    database.createObjectStore(STORE, { keyPath: ['attemptId', 'questionId'] });
  });
}

function seal(key: Uint8Array, entry: JournalEntry): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const plaintext = new TextEncoder().encode(JSON.stringify(entry));
  return concatBytes(nonce, xchacha20poly1305(key, nonce).encrypt(plaintext));
}

/** Null for a draft sealed with another key: it belongs to an earlier holder of the attempt. */
function unseal(key: Uint8Array, sealed: Uint8Array): JournalEntry | null {
  try {
    const plaintext = xchacha20poly1305(key, sealed.subarray(0, NONCE_BYTES)).decrypt(sealed.subarray(NONCE_BYTES));
    return JSON.parse(new TextDecoder().decode(plaintext)) as JournalEntry;
  } catch {
    return null;
  }
}

export async function openJournal(key: Uint8Array, factory: IDBFactory = indexedDB): Promise<Journal> {
  const database = await open(factory);
  const store = (mode: IDBTransactionMode) =>
    database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE);
  const rangeOf = (attemptId: string) => IDBKeyRange.bound([attemptId, ''], [attemptId, '\uffff']);
  return {
    async load(attemptId) {
      const rows = (await resultOf(store('readonly').getAll(rangeOf(attemptId)))) as StoredDraft[];
      return rows.map((row) => unseal(key, row.sealed)).filter((entry) => entry !== null);
    },
    async put(entry) {
      const { attemptId, questionId } = entry;
      await committed(
        store('readwrite').put({ attemptId, questionId, sealed: seal(key, entry) } satisfies StoredDraft),
      );
    },
    async remove(attemptId, questionId) {
      await committed(store('readwrite').delete([attemptId, questionId]));
    },
    async clear(attemptId) {
      await committed(store('readwrite').delete(rangeOf(attemptId)));
    },
    close() {
      database.close();
    },
  };
}

/** Removes all drafts from this browser, so that signing out on a shared computer leaves nothing behind. */
export async function eraseAllDrafts(factory: IDBFactory = indexedDB): Promise<void> {
  const database = await open(factory);
  await committed(database.transaction(STORE, 'readwrite').objectStore(STORE).clear());
  database.close();
}

/** Number of drafts in this browser, for a warning before signing out. */
export async function countDrafts(factory: IDBFactory = indexedDB): Promise<number> {
  const database = await open(factory);
  const count = await resultOf(database.transaction(STORE, 'readonly').objectStore(STORE).count());
  database.close();
  return count;
}
