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
  /**
   * The session is said to have ended: asks to sign in over the page. It stays in the browser, since who said so is not
   * known; only a sign-in or a sign-out takes it away.
   */
  expire(): Promise<void>;
  /** The server has answered for the session: no doubt is left of it. */
  confirm(): Promise<void>;
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
  /** Doubted on an earlier visit: when it fails again nobody is asked again. */
  let doubted = state.session?.doubted === true;
  const listeners = new Set<() => void>();

  function set(next: Partial<SessionState>): void {
    state = { ...state, ...next };
    forClient = clientSession(state.session);
    for (const listener of listeners) listener();
  }

  async function keep(session: StoredSession | null, next: Partial<SessionState>): Promise<void> {
    // Kept before it is shown: whoever then leaves the page at once comes back with this session.
    try {
      await storage.write(appId, session);
    } finally {
      set({ ...next, session });
    }
    channel.postMessage(appId);
  }

  /** Another tab may have signed in meanwhile: what it keeps is not touched. */
  async function mark(id: string, next: StoredSession): Promise<void> {
    const kept = await storage.read(appId);
    if (kept?.id === id) await storage.write(appId, next);
  }

  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data !== appId) return;
    void storage.read(appId).then((session) => {
      if (session?.id === state.session?.id) return;
      doubted = session?.doubted === true;
      set({ session, asking: state.asking && !session });
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
    signedIn(session) {
      doubted = false;
      return keep(session, { asking: false, expired: false });
    },
    async expire() {
      const { session } = state;
      if (session && doubted) set({ session: null });
      else set({ session: null, asking: true, expired: session !== null || state.expired });
      if (session) await mark(session.id, { ...session, doubted: true });
    },
    async confirm() {
      if (!state.session || !doubted) return;
      doubted = false;
      const { doubted: _, ...session } = state.session;
      set({ session });
      await mark(session.id, session);
    },
    signedOut: () => keep(null, { asking: false, expired: false }),
  };
}
