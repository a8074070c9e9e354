import { ApiError } from '@aosai/api/client/errors';
import { toBase64url } from '@aosai/api/envelope/base64url';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from './notify.ts';
import { memorySessionStorage } from './session.ts';
import { openSessionStore } from './sessionStore.ts';
import { runAct } from './useAct.ts';

const silent = { postMessage: () => undefined, addEventListener: () => undefined };
const signedIn = { id: 'S1', key: toBase64url(new Uint8Array(32)), expiresAt: '2026-12-01T00:00:00.000Z' };

/** A page with a signed-in person. `log` has what its dialog shows, and when the page refetched. */
async function aPage() {
  const session = await openSessionStore('aosai', memorySessionStorage(), silent);
  await session.signedIn(signedIn);
  const log: unknown[] = [];
  const site = {
    session,
    show: (act: unknown) => log.push(act),
    reload: async () => log.push('reload'),
  };
  const perform = (action: () => Promise<unknown>, done: string | null = '已保存') => runAct(site, action, done);
  return { session, log, perform };
}
const failing = (error: Error) => () => Promise.reject(error);
const toastTexts = () =>
  Object.values(toasts.getVisible()).flatMap((all) => all.map(({ title, text }) => text ?? title));

beforeEach(() => {
  toasts.clear();
  vi.unstubAllGlobals();
});

test('runAct: shows an act as pending until the page has refetched, then reports success', async () => {
  const { log, perform } = await aPage();
  expect(await perform(async () => log.push('act'))).toBeNull();
  expect(log).toEqual([{ pending: true, error: null }, 'act', 'reload', { pending: false, error: null }]);
  expect(toastTexts()).toEqual(['已保存']);
});

test('runAct: ends the waiting of the dialog and reports to the console when the page has a fault', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const fault = new TypeError('x is undefined');
  const { session, log, perform } = await aPage();
  expect(await perform(failing(fault))).toBe('请求异常');
  expect(log).toEqual([{ pending: true, error: null }, 'reload', { pending: false, error: '请求异常' }]);
  expect([reported.mock.calls, session.get().asking, toastTexts()]).toEqual([[[fault]], false, []]);
});

test('runAct: asks to sign in when a quiet call finds the session ended', async () => {
  const { session, log, perform } = await aPage();
  expect(await perform(failing(new ApiError('SIGN_IN_REQUIRED', '请先登录', 401)))).toBe('请先登录');
  expect(session.get()).toMatchObject({ session: null, asking: true, expired: true });
  expect(log.at(-1)).toEqual({ pending: false, error: '请先登录' });
});

test('runAct: does not ask to sign in again when a call that is not quiet has asked already', async () => {
  const { session, perform } = await aPage();
  await session.expire();
  session.dismiss();
  await perform(failing(new ApiError('SIGN_IN_REQUIRED', '请先登录', 401)));
  expect(session.get().asking).toBe(false);
});

test('runAct: offers the cards when a right is used up', async () => {
  const { session, log, perform } = await aPage();
  expect(await perform(failing(new ApiError('RIGHT_USED_UP', '次数已用完', 409)))).toBe('次数已用完');
  expect(toastTexts()).toEqual(['次数已用完，可购买会员卡后继续使用']);
  expect([log.at(-1), session.get().asking]).toEqual([{ pending: false, error: '次数已用完' }, false]);
});
