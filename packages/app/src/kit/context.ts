import type { ClientHandle } from '@aosai/api/client/client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionState, SessionStore } from './sessionStore.ts';
import type { Settings } from './settings.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

/** Services available to every route, created once in main.tsx. */
export interface Aosai extends ClientHandle {
  settings: Settings;
  session: SessionStore;
}

export const AosaiContext = createContext<Aosai | null>(null);

export function useAosai(): Aosai {
  const value = useContext(AosaiContext);
  if (!value) throw new Error('no AosaiContext above this route');
  return value;
}

export function useSession(): SessionState {
  const { session } = useAosai();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** The signed-in person, null when signed out, undefined while unknown. */
export const CurrentContext = createContext<Current | null | undefined>(undefined);

export function useCurrent(): Current | null | undefined {
  return useContext(CurrentContext);
}

/**
 * Whether the person signed in with a password chosen by others; until they change it, the server refuses all other
 * calls.
 */
export const mustSetPwd = (current: Current | null | undefined): boolean =>
  current?.realm === 'user' ? current.user.mustChangePwd : current?.member.mustChangePwd === true;

/** Whether a second factor is required that the person lacks; until it is set up, the server refuses other calls. */
export const mustSetFactor = (current: Current | null | undefined): boolean =>
  current?.realm === 'user' ? current.user.mustSetSecondFactor : current?.member.mustSetSecondFactor === true;
