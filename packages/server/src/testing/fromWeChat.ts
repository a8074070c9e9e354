import { newBrowserToken } from '../accounts/sessions/knownBrowsers.ts';
import { newWxState } from '../accounts/signIn/wxState.ts';
import type { TestApp } from './testApp.ts';

/** A browser returning from WeChat: the state, and the cookie that it belongs to. */
export function fromWeChat({ services }: Pick<TestApp, 'services'>, scene?: string): { state: string; cookie: string } {
  const token = newBrowserToken();
  return { state: newWxState({ appId: 'aosai', services }, token, scene), cookie: `aosai_browser-aosai=${token}` };
}
