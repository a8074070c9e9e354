import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SignInReply } from '@aosai/api/contract/types';
import { httpWeChat } from '../adapters/wechat/httpWeChat.ts';
import { member } from '../db/schema/people.ts';
import { signInScene } from '../db/schema/signIn.ts';
import { forgetOldScenes } from '../sessions/signInScenes.ts';
import { openTestApp } from '../testing/testApp.ts';

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
const scan = async (scene: string, code = 'lin') => {
  const reply = await site.send('GET', `/wx/gzh/code2Session?code=${code}&scene=${scene}`, { headerForm: true });
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

test('a phone scans, reads what it is about to sign in, confirms; that browser comes in, once', async () => {
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

  // Whoever saw the code, or the scene in an address, has no part in it.
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

test('who scans first answers: another phone neither takes the code over nor confirms for it', async () => {
  const { scene } = await open();
  const first = await scan(scene);
  const second = await scan(scene, 'somebody');
  expect([first.code, second.code]).toEqual(['ok', 'WX_SCENE_OVER']);
  const { body } = await site.send('GET', '/wx/gzh/code2Session?code=somebody', { headerForm: true });
  const { ticket } = body.data as { ticket: string };
  expect(await answer(scene, ticket, false)).toBe('WX_SCENE_OVER');
  expect([(await scan(scene)).code, await answer(scene, first.ticket)]).toEqual(['ok', 'ok']);
});

test('a WeChat that nobody has bound confirms nothing, and a refusal is final', async () => {
  const desktop = await open();
  const { ticket } = await scan(desktop.scene, 'unbound');
  expect(await answer(desktop.scene, ticket)).toBe('WX_NOT_BOUND');
  expect([await answer(desktop.scene, ticket, false), await stateOf(desktop.scene)]).toEqual(['ok', 'refused']);
  expect([await answer(desktop.scene, ticket), (await redeem(desktop)).code]).toEqual([
    'WX_NOT_BOUND',
    'WX_SCENE_OVER',
  ]);
});

test('a code lives three minutes, a scanned one five more, and then nobody signs in by it', async () => {
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

test('an account that may not come in hears so on the phone, where somebody reads it', async () => {
  const { scene } = await open();
  const { ticket } = await scan(scene);
  await site.db.update(member).set({ status: '3' }).where(eq(member.id, studentId));
  expect(await answer(scene, ticket)).toBe('ACCOUNT_DISABLED');
  await site.db.update(member).set({ status: '1' }).where(eq(member.id, studentId));
});
