import type { ClientSession } from '@aosai/api/client/envelopeFetch';
import { clientSession, type SessionStorage, type StoredSession } from './session.ts';

/** `user` is a back office account. */
export type Realm = 'member' | 'user';

/** The page's session, and whether the person was asked to sign in. */
export interface SessionState {
  session: StoredSession | null;
  /** The sign-in dialog is open over the current page, which keeps its state. */
  asking: boolean;
  /** The kind of account to sign in with. */
  realm: Realm;
  /** The session ended by itself, which the dialog mentions. */
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
   * A response said that the session has ended: asks to sign in over the page. The session stays stored, since the
   * response may be forged; only signing in or out replaces it.
   */
  expire(): Promise<void>;
  /** The server has answered with this session, so it is no longer doubted. */
  confirm(): Promise<void>;
  signedOut(): Promise<void>;
}

/** The part of BroadcastChannel the store needs. */
export type SessionChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** The session shared by all tabs of an app: a sign-in or sign-out in another tab takes effect here. */
export async function openSessionStore(
  appId: string,
  storage: SessionStorage,
  channel: SessionChannel,
): Promise<SessionStore> {
  let state: SessionState = { session: await storage.read(appId), asking: false, realm: 'member', expired: false };
  let forClient = clientSession(state.session);
  /** The session was doubted on an earlier visit: if it fails again, do not ask to sign in again. */
  let doubted = state.session?.doubted === true;
  const listeners = new Set<() => void>();

  function set(next: Partial<SessionState>): void {
    state = { ...state, ...next };
    forClient = clientSession(state.session);
    for (const listener of listeners) listener();
  }

  async function keep(session: StoredSession | null, next: Partial<SessionState>): Promise<void> {
    // Store before showing: a page left immediately afterwards must come back with this session.
    try {
      await storage.write(appId, session);
    } finally {
      set({ ...next, session });
    }
    channel.postMessage(appId);
  }

  /** Another tab may have signed in meanwhile, whose session must be kept. */
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
    // A page that needs a session asks again after one expired; keep the reason.
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
