import type { ClientSession } from '@aosai/api/client/envelopeFetch';
import { clientSession, type SessionStorage, type StoredSession } from './session.ts';

/** `user` is an account of the back office. */
export type Realm = 'member' | 'user';

/** What the page knows of its session, and whether it asked the person to sign in. */
export interface SessionState {
  session: StoredSession | null;
  /** The sign-in dialog is open: over whatever page is there, so that nothing on it is lost. */
  asking: boolean;
  /** The kind of account that is asked for. */
  realm: Realm;
  /** The session ended by itself: the dialog says so. */
  expired: boolean;
}

export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  forClient(): ClientSession | null;
  ask(realm: Realm): void;
  dismiss(): void;
  signedIn(session: StoredSession): Promise<void>;
  expire(): Promise<void>;
  signedOut(): Promise<void>;
}

/** The part of BroadcastChannel that the store needs. */
export type SessionChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** One session for every tab of an app: another tab's sign-in or sign-out is seen here at once. */
export async function openSessionStore(
  appId: string,
  storage: SessionStorage,
  channel: SessionChannel,
): Promise<SessionStore> {
  let state: SessionState = { session: await storage.read(appId), asking: false, realm: 'member', expired: false };
  let forClient = clientSession(state.session);
  const listeners = new Set<() => void>();

  function set(next: Partial<SessionState>): void {
    state = { ...state, ...next };
    forClient = clientSession(state.session);
    for (const listener of listeners) listener();
  }

  async function keep(session: StoredSession | null, next: Partial<SessionState>): Promise<void> {
    set({ ...next, session });
    await storage.write(appId, session);
    channel.postMessage(appId);
  }

  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data !== appId) return;
    void storage.read(appId).then((session) => {
      if (session?.id !== state.session?.id) set({ session, asking: state.asking && !session });
    });
  });

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forClient: () => forClient,
    // A page that needs a session asks as well when one has ended: why stays said.
    ask: (realm) => set({ asking: true, realm, expired: state.asking && state.expired }),
    dismiss: () => set({ asking: false, expired: false }),
    signedIn: (session) => keep(session, { asking: false, expired: false }),
    expire: () => keep(null, { asking: true, expired: state.session !== null || state.expired }),
    signedOut: () => keep(null, { asking: false, expired: false }),
  };
}
