import { WX_ENTRY_LOGIN, WX_ENTRY_PARAM, WX_SCENE, WX_STATE } from '@aosai/api/accounts/wxState';

/** The work of a page opened in WeChat: redirect to WeChat for identification, or use the code it returned with. */
export type WeChatWork = { kind: 'leave'; scene: string | null } | { kind: 'return'; code: string; state: string };

function readWork(search: string): { work: WeChatWork; scene: string | null } | null {
  const query = new URLSearchParams(search);
  const [code, state, entry] = ['code', 'state', WX_ENTRY_PARAM].map((name) => query.get(name) ?? '');
  const returned = WX_STATE.exec(state ?? '');
  if (code && state && returned) return { work: { kind: 'return', code, state }, scene: returned[4] ?? null };
  if (entry === WX_ENTRY_LOGIN) return { work: { kind: 'leave', scene: null }, scene: null };
  if (entry && WX_SCENE.test(entry)) return { work: { kind: 'leave', scene: entry }, scene: entry };
  return null;
}

/** Whether the address asks for a sign-in, here or on another screen. */
export function hasWeChatWork(search: string, isSignedIn: boolean): boolean {
  const found = readWork(search);
  return found !== null && (found.scene !== null || !isSignedIn);
}

/** Returns the work in the address and removes it from there, so that a reload does not repeat it. */
export function takeWeChatWork(): WeChatWork | null {
  const found = readWork(location.search);
  if (found === null) return null;
  const url = new URL(location.href);
  for (const name of ['code', 'state', WX_ENTRY_PARAM]) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return found.work;
}
