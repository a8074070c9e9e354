/** What `state` WeChat is asked to hand back (adapters/wechat): other codes in an address are none of ours. */
const GZH_STATE = 'wxgzh';

/** Whether the page came back from WeChat with a code. */
export function hasWeChatCode(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('state') === GZH_STATE && query.has('code');
}

/** The code that WeChat put into the address, which loses it: a reload must not send it again. */
export function takeWeChatCode(): string | null {
  if (!hasWeChatCode(location.search)) return null;
  const url = new URL(location.href);
  const code = url.searchParams.get('code');
  url.searchParams.delete('code');
  url.searchParams.delete('state');
  history.replaceState(history.state, '', url);
  return code;
}
