/** What `state` WeChat is asked to hand back (adapters/wechat), before the scene of another screen's code. */
const GZH_STATE = /^wxgzh([0-9a-f]{24})?$/;

function readReturn(search: string): { code: string; scene: string | null } | null {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  const state = GZH_STATE.exec(query.get('state') ?? '');
  return code === null || state === null ? null : { code, scene: state[1] ?? null };
}

/** Whether the page came back from WeChat with something to do: to sign in here, or a browser elsewhere. */
export function hasWeChatCode(search: string, isSignedIn: boolean): boolean {
  const found = readReturn(search);
  return found !== null && (found.scene !== null || !isSignedIn);
}

/** The code that WeChat put into the address, which loses it: a reload must not send it again. */
export function takeWeChatCode(): { code: string; scene: string | null } | null {
  const found = readReturn(location.search);
  if (found === null) return null;
  const url = new URL(location.href);
  url.searchParams.delete('code');
  url.searchParams.delete('state');
  history.replaceState(history.state, '', url);
  return found;
}
