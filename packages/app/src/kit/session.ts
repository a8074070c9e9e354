import { fromBase64url } from '@aosai/api/envelope/base64url';
import type { ClientSession } from '@aosai/api/client/envelopeFetch';
import { committed, openDatabase, resultOf } from './indexedDb.ts';

/** The session as stored in this browser; its cookie is not accessible to scripts. */
export interface StoredSession {
  id: string;
  key: string;
  expiresAt: string;
  /**
   * An unauthenticated response said that the session has ended, which an attacker could forge. It is tried again
   * without asking to sign in.
   */
  doubted?: boolean;
}

/** Storage of sessions by app id, until sign-out (docs/envelope.md, "Keys and sessions"). */
export interface SessionStorage {
  read(appId: string): Promise<StoredSession | null>;
  write(appId: string, session: StoredSession | null): Promise<void>;
}

const STORE = 'sessions';

export async function openSessionStorage(factory: IDBFactory = indexedDB): Promise<SessionStorage> {
  const database = await openDatabase(factory, 'aosai-session', (fresh) => fresh.createObjectStore(STORE));
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    async read(appId) {
      return ((await resultOf(store('readonly').get(appId))) as StoredSession | undefined) ?? null;
    },
    async write(appId, session) {
      if (session) await committed(store('readwrite').put(session, appId));
      else await committed(store('readwrite').delete(appId));
    },
  };
}

/** For browsers without storage (private mode): the session lasts as long as the page. */
export function memorySessionStorage(): SessionStorage {
  const kept = new Map<string, StoredSession>();
  return {
    read: async (appId) => kept.get(appId) ?? null,
    write: async (appId, session) => {
      if (session) kept.set(appId, session);
      else kept.delete(appId);
    },
  };
}

export function clientSession(session: StoredSession | null): ClientSession | null {
  const key = session && fromBase64url(session.key);
  return session && key ? { id: session.id, key } : null;
}
