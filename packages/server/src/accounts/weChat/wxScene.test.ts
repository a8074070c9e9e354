import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { httpWeChat } from '../../adapters/wechat/httpWeChat.ts';
import { member } from '../../db/schema/people.ts';
import { signInScene } from '../../db/schema/signIn.ts';
import { forgetOldScenes } from '../signIn/signInScenes.ts';
import { newWxState } from '../signIn/wxState.ts';
import { fromWeChat } from '../../testing/fromWeChat.ts';
import { openTestApp } from '../../testing/testApp.ts';
import type { SignInReply } from '@aosai/api/accounts/auth.contract';

const START = new Date('2026-11-21T08:00:00.000Z');
const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0';
const gzh = { appId: 'wx', secret: 's', token: null, redirectUrl: 'https://school.example/web/' };
const site = await openTestApp({
  wechat: {
    ...httpWeChat({ apiUrl: 'http://127.0.0.1:9', gzh, mp: null }, () => START),
    gzhIdentity: (code) => Promise.resolve({ openId: `open-${code}`, unionId: null }),
  },
});
afterAll(() => site.close());
beforeEach(() => site.at(START));
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);

const { studentId } = site.people;
await site.db.update(member).set({ wxGzhOpenId: 'open-lin' }).where(eq(member.id, studentId));

interface Opened {
  scene: string;
  secret: string;
  image: string;
}
const open = async () => {
  const reply = await site.send('POST', '/wx/gzh/createScene', {
    body: {},
    ip: '203.0.113.7',
    headers: { 'User-Agent': EDGE },
  });
  return reply.body.data as Opened;
};
const exchange = (code: string, state: string, cookie = '') =>
  site.send('GET', `/wx/gzh/code2Session?code=${code}&state=${state}`, {
    headerForm: true,
    ...(cookie && { headers: { Cookie: cookie } }),
  });
const scan = async (scene: string, code = 'lin') => {
  const { state, cookie } = fromWeChat(site, scene);
  const reply = await exchange(code, state, cookie);
  return { code: reply.body.code ?? 'ok', ticket: (reply.body.data as { ticket: string } | undefined)?.ticket ?? '' };
};
const answer = async (scene: string, ticket: string, agreed = true) =>
  (await site.send('POST', '/wx/gzh/answerScene', { body: { scene, ticket, agreed } })).body.code ?? 'ok';
const redeem = async ({ scene, secret }: Pick<Opened, 'scene' | 'secret'>) =>
  (await site.send('POST', '/auth/loginByWxGzh', { body: { scene, secret } })).body;
const stateOf = async (scene: string) => {
  const reply = await site.send('GET', `/common/queryScene?scene=${scene}`);
  return (reply.body.data as { signIn?: { state: string } }).signIn?.state;
};

test('signs a browser in exactly once after a phone scans its code and confirms', async () => {
  const desktop = await open();
  expect(Buffer.from(desktop.image.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg/);
  const { scene } = desktop;
  expect([await stateOf(scene), (await redeem(desktop)).code]).toEqual(['waiting', 'WX_SCENE_OVER']);

  const { ticket } = await scan(scene);
  expect((await site.send('GET', `/common/queryScene?scene=${scene}`)).body.data).toEqual({
    path: 'login',
    query: '',
    signIn: {
      state: 'scanned',
      browser: 'Windows 上的 Edge',
      address: '203.0.113.*',
      askedAt: START.toISOString(),
      expiresAt: minutes(5).toISOString(),
    },
  });
  expect((await redeem(desktop)).code).toBe('WX_SCENE_OVER');
  expect([await answer(scene, ticket), await stateOf(scene)]).toEqual(['ok', 'confirmed']);

  // Seeing the code, or the scene in an address, is not enough to redeem it.
  for (const secret of ['A'.repeat(43), (await open()).secret]) {
    expect((await redeem({ scene, secret })).code).toBe('WX_SCENE_OVER');
  }
  const twice = await Promise.all([redeem(desktop), redeem(desktop)]);
  expect(twice.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['WX_SCENE_OVER', 'ok']);
  const signedIn = twice.find(({ success }) => success)?.data as SignInReply | undefined;
  expect(signedIn?.current).toMatchObject({ realm: 'member', member: { id: studentId } });
  expect([await stateOf(scene), await answer(scene, ticket), (await scan(scene)).code]).toEqual([
    'expired',
    'WX_SCENE_OVER',
    'WX_SCENE_OVER',
  ]);
});

test('the first phone to scan answers: another one neither takes over nor confirms', async () => {
  const { scene } = await open();
  const first = await scan(scene);
  const second = await scan(scene, 'someone');
  expect([first.code, second.code]).toEqual(['ok', 'WX_SCENE_OVER']);
  const { state, cookie } = fromWeChat(site);
  const { body } = await exchange('someone', state, cookie);
  const { ticket } = body.data as { ticket: string };
  expect(await answer(scene, ticket, false)).toBe('WX_SCENE_OVER');
  expect([(await scan(scene)).code, await answer(scene, first.ticket)]).toEqual(['ok', 'ok']);
});

test('an unbound WeChat account confirms nothing, and a refusal is final', async () => {
  const desktop = await open();
  const { ticket } = await scan(desktop.scene, 'unbound');
  expect(await answer(desktop.scene, ticket)).toBe('WX_NOT_BOUND');
  expect([await answer(desktop.scene, ticket, false), await stateOf(desktop.scene)]).toEqual(['ok', 'refused']);
  expect([await answer(desktop.scene, ticket), (await redeem(desktop)).code]).toEqual([
    'WX_NOT_BOUND',
    'WX_SCENE_OVER',
  ]);
});

test('a code is valid for three minutes, a scanned one for five more, and then signs nobody in', async () => {
  const [unscanned, scanned, confirmed] = [await open(), await open(), await open()];
  site.at(minutes(2.9));
  const { ticket } = await scan(scanned.scene);
  await answer(confirmed.scene, (await scan(confirmed.scene)).ticket);
  site.at(minutes(3.1));
  expect([await stateOf(unscanned.scene), (await scan(unscanned.scene)).code]).toEqual(['expired', 'WX_SCENE_OVER']);
  site.at(minutes(8));
  expect([await answer(scanned.scene, ticket), (await redeem(confirmed)).code]).toEqual([
    'WX_SCENE_OVER',
    'WX_SCENE_OVER',
  ]);
  await forgetOldScenes(site.db, minutes(20));
  expect(await site.db.select().from(signInScene)).toEqual([]);
});

test('an account that may not sign in gets the reason on the phone', async () => {
  const { scene } = await open();
  const { ticket } = await scan(scene);
  await site.db.update(member).set({ status: '3' }).where(eq(member.id, studentId));
  expect(await answer(scene, ticket)).toBe('ACCOUNT_DISABLED');
  await site.db.update(member).set({ status: '1' }).where(eq(member.id, studentId));
});

test('a link with a stranger’s code does nothing: a state belongs to one browser, for ten minutes', async () => {
  const [mine, other] = [fromWeChat(site), fromWeChat(site)];
  const { scene } = await open();
  const planted = [
    // An attacker's own state, opened in the browser of a victim.
    [mine.state, other.cookie],
    [mine.state, ''],
    // The browser's own state with the scene of another screen, with a wrong seal, or for another app.
    [`${mine.state}${scene}`, mine.cookie],
    [mine.state.replace(/^(wx.{45}).{48}/, `$1${'0'.repeat(48)}`), mine.cookie],
    [newWxState({ appId: 'other', services: site.services }, mine.cookie.split('=')[1] ?? ''), mine.cookie],
  ];
  const codes = await Promise.all(
    planted.map(async ([state = '', cookie]) => (await exchange('lin', state, cookie)).body.code),
  );
  expect(codes).toEqual(planted.map(() => 'WX_CODE_WRONG'));
  const byCode = { code: 'lin', state: mine.state };
  const signIn = (cookie: string) =>
    site.send('POST', '/auth/loginByWxGzh', { body: byCode, headers: { Cookie: cookie } });
  expect((await signIn(other.cookie)).body.code).toBe('WX_CODE_WRONG');
  const visitor = await site.signIn('laoshi');
  const binding = await site.send('POST', '/member/bindWxGzh', {
    visitor,
    body: { ...byCode, password: 'aosai2026' },
  });
  expect(binding.body.code).toBe('WX_CODE_WRONG');

  expect((await exchange('lin', 'wxgzh', mine.cookie)).body.code).toBe('VALIDATION');
  expect((await signIn(mine.cookie)).body.success).toBe(true);
  expect((await exchange('lin', mine.state, mine.cookie)).body.code).toBe('WX_CODE_WRONG');
  const late = fromWeChat(site);
  site.at(minutes(10));
  expect((await exchange('lin', late.state, late.cookie)).body.code).toBe('WX_CODE_WRONG');
});

test('a browser goes to WeChat with a random state, bound to a cookie that it is given', async () => {
  const { scene } = await open();
  const ask = async (cookie = '') => {
    const options = { body: { scene }, ...(cookie && { headers: { Cookie: cookie } }) };
    const reply = await site.send('POST', '/wx/gzh/createState', options);
    const { url } = reply.body.data as { url: string };
    return { state: new URL(url).searchParams.get('state') ?? '', cookie: reply.headers.get('Set-Cookie') ?? '' };
  };
  const [first, second] = [await ask(), await ask()];
  expect(first.state).toMatch(/^[a-zA-Z0-9]{1,128}$/);
  expect([first.state === second.state, first.cookie === second.cookie]).toEqual([false, false]);
  expect(first.cookie).toMatch(/^aosai_browser-aosai=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const held = first.cookie.split(';')[0] ?? '';
  const again = await ask(held);
  expect(again.cookie.split(';')[0]).toBe(held);
  const reply = await exchange('lin', again.state, held);
  expect(reply.body.data).toEqual({ ticket: expect.any(String), isBound: true, scene });
});
