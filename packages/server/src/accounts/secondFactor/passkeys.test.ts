import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { SITE_ADDRESS_KEY } from '@aosai/api/platform/siteAddress';
import { newId } from '../../base/newId.ts';
import { config, loginFailure, sysLog } from '../../db/schema/platform.ts';
import { passkey, passkeyChallenge, recoveryCode, signInChallenge, totpFactor } from '../../db/schema/signIn.ts';
import { openSecondFactorSite } from '../../testing/secondFactorSite.ts';
import { softPasskey } from '../../testing/softPasskey.ts';
import type { Visitor } from '../../testing/testApp.ts';
import { visitorOf } from '../../testing/visitorOf.ts';

const SITE = { origin: 'https://oj.example.com', domain: 'oj.example.com' };
const start = new Date('2026-11-21T08:00:00.000Z');
const world = await openSecondFactorSite();
const { site, newBrowser, ask, codeOf, passwordStep, firstStep, secondStep, turnOn } = world;
const later = (minutes: number) => site.at(new Date(site.now().getTime() + minutes * MINUTE_MS));
const setAddress = async (value: string) => {
  await site.db.delete(config).where(eq(config.key, SITE_ADDRESS_KEY));
  const stamps = { createdAt: start, updatedAt: start };
  await site.db
    .insert(config)
    .values({ appId: 'aosai', id: newId(), key: SITE_ADDRESS_KEY, value, isPublic: true, ...stamps });
};

beforeEach(async () => {
  site.at(start);
  for (const table of [loginFailure, totpFactor, passkey, passkeyChallenge, recoveryCode, signInChallenge]) {
    await site.db.delete(table);
  }
  await setAddress(SITE.origin);
});
afterAll(() => site.close());

type Soft = ReturnType<typeof softPasskey>;
const begin = (visitor: Visitor) => ask<{ challenge: string }>(visitor, 'POST', '/secondFactor/beginPasskey', {});

/** Adds a passkey in a new session; gives the session, the device, and the recovery codes. */
async function add(account: string, { visitor, key = softPasskey(SITE) }: { visitor?: Visitor; key?: Soft } = {}) {
  const own = visitor ?? visitorOf(await passwordStep(newBrowser(), account));
  const { challenge } = await begin(own);
  const given = { name: '办公室电脑', ...key.create(challenge) };
  const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(own, 'POST', '/secondFactor/addPasskey', given);
  return { visitor: own, key, recoveryCodes };
}

interface Ways {
  hasTotp: boolean;
  passkey: { domain: string; challenge: string; known: { credentialId: string }[] } | null;
}

/** The first step of a sign-in, with what the second can be. */
async function toSecondStep(account: string) {
  const browser = newBrowser();
  const challenge = await firstStep(browser, account);
  const { body } = await world.from(browser, 'POST', '/secondFactor/querySignInWays', { challenge });
  return { browser, challenge, ways: body.data as Ways };
}

test('sign-in: a passkey does the second step, alone or beside the authenticator app', async () => {
  const { key, recoveryCodes, visitor } = await add('laoshi');
  expect(recoveryCodes).toHaveLength(10);
  const { browser, challenge, ways } = await toSecondStep('laoshi');
  const known = [{ credentialId: key.credentialId, transports: ['internal'] }];
  expect(ways).toEqual({ hasTotp: false, passkey: { domain: SITE.domain, challenge: expect.any(String), known } });
  const reply = await secondStep(browser, { challenge, passkey: key.sign(ways.passkey?.challenge ?? '') });
  expect(reply.body).toMatchObject({ success: true, data: { current: { realm: 'member' } } });
  expect(await ask(visitor, 'GET', '/secondFactor/queryMine')).toMatchObject({
    totp: null,
    passkeys: [{ name: '办公室电脑', lastUsedAt: start.toISOString(), isForOtherSite: false }],
  });
});

test('sign-in: refuses a challenge that was used, and what was signed for it, also with another one', async () => {
  const { key } = await add('laoshi');
  const { browser, challenge, ways } = await toSecondStep('laoshi');
  const signed = key.sign(ways.passkey?.challenge ?? '');
  // Also a failure uses the challenge up.
  const broken = { ...signed, signature: key.sign('another').signature };
  expect((await secondStep(browser, { challenge, passkey: broken })).body.code).toBe('PASSKEY_WRONG');
  expect((await secondStep(browser, { challenge, passkey: signed })).body.code).toBe('PASSKEY_OVER');
  await world.from(browser, 'POST', '/secondFactor/querySignInWays', { challenge });
  expect((await secondStep(browser, { challenge, passkey: signed })).body).toMatchObject({
    code: 'PASSKEY_OVER',
    message: '这次通行密钥的验证已经用过或超过了 5 分钟，请再点一次「用通行密钥」',
  });
});

test("sign-in: refuses a challenge after five minutes by the database's time", async () => {
  const { key } = await add('laoshi');
  const { browser, challenge, ways } = await toSecondStep('laoshi');
  later(5);
  const given = { challenge, passkey: key.sign(ways.passkey?.challenge ?? '') };
  expect((await secondStep(browser, given)).body.code).toBe('PASSKEY_OVER');
});

test("sign-in: refuses somebody else's passkey", async () => {
  await add('laoshi');
  const other = visitorOf(await passwordStep(newBrowser(), 'guanli', 'user'));
  const theirs = await add('guanli', { visitor: other });
  const { browser, challenge, ways } = await toSecondStep('laoshi');
  const given = { challenge, passkey: theirs.key.sign(ways.passkey?.challenge ?? '') };
  expect((await secondStep(browser, given)).body).toMatchObject({
    code: 'PASSKEY_FOREIGN',
    message: '这个通行密钥不属于这个账号，请换一个，或用另一种验证方式',
  });
});

test('sign-in: refuses what was signed on another site, and a passkey for another domain', async () => {
  const { key } = await add('laoshi');
  const first = await toSecondStep('laoshi');
  const lured = key.sign(first.ways.passkey?.challenge ?? '', 'https://oj.examp1e.com');
  expect((await secondStep(first.browser, { challenge: first.challenge, passkey: lured })).body).toMatchObject({
    code: 'PASSKEY_ORIGIN',
    message: '通行密钥只在 https://oj.example.com 上有效，请从这个网址打开网站，再试一次',
  });
  await setAddress('https://new.example.com');
  expect((await toSecondStep('laoshi')).ways).toEqual({ hasTotp: false, passkey: null });
});

test('sign-in: refuses a count that goes back, as that of a copied device', async () => {
  const { key } = await add('laoshi');
  const enter = async () => {
    const { browser, challenge, ways } = await toSecondStep('laoshi');
    const given = { challenge, passkey: key.sign(ways.passkey?.challenge ?? '') };
    return (await secondStep(browser, given)).body.code ?? 'ok';
  };
  expect(await enter()).toBe('ok');
  key.rewind();
  expect(await enter()).toBe('PASSKEY_WRONG');
  expect(await enter()).toBe('ok');
});

test('sign-in: wrong passkeys count like wrong codes', async () => {
  const { key } = await add('laoshi');
  for (let i = 0; i < 5; i += 1) {
    const { browser, challenge } = await toSecondStep('laoshi');
    expect((await secondStep(browser, { challenge, passkey: key.sign('guess') })).body.code).toBe('PASSKEY_OVER');
  }
  const { browser, challenge, ways } = await toSecondStep('laoshi');
  const given = { challenge, passkey: key.sign(ways.passkey?.challenge ?? '') };
  expect((await secondStep(browser, given)).body.code).toBe('SECOND_FACTOR_LOCKED');
});

test('prove: takes a passkey with the password, and only for this session', async () => {
  const { visitor, key } = await add('laoshi');
  later(11);
  const rename = () => codeOf(visitor, 'POST', '/secondFactor/beginPasskey', {});
  expect(await rename()).toBe('PROVE_AGAIN');
  const { passkey: asked } = await ask<Ways>(visitor, 'POST', '/secondFactor/queryProofWays', {});
  const proof = { password: 'aosai2026', passkey: key.sign(asked?.challenge ?? '') };
  const { browser, challenge } = await toSecondStep('laoshi');
  expect((await secondStep(browser, { challenge, passkey: proof.passkey })).body.code).toBe('PASSKEY_OVER');
  expect(await codeOf(visitor, 'POST', '/secondFactor/prove', { password: 'aosai2026' })).toBe('SECOND_FACTOR_WRONG');
  expect(await codeOf(visitor, 'POST', '/secondFactor/prove', proof)).toBe('ok');
  expect(await rename()).toBe('ok');
});

test('addPasskey: refuses a used challenge, another site, a device twice, and an eleventh', async () => {
  const { visitor, key } = await add('laoshi');
  const send = (given: object) => codeOf(visitor, 'POST', '/secondFactor/addPasskey', { name: '钥匙', ...given });
  const { challenge } = await begin(visitor);
  expect(await send(softPasskey(SITE).create(challenge, 'https://oj.examp1e.com'))).toBe('PASSKEY_ORIGIN');
  expect(await send(softPasskey(SITE).create(challenge))).toBe('PASSKEY_OVER');
  expect(await send(key.create((await begin(visitor)).challenge))).toBe('PASSKEY_KNOWN');
  const elsewhere = softPasskey({ ...SITE, domain: 'example.org' });
  expect(await send(elsewhere.create((await begin(visitor)).challenge))).toBe('PASSKEY_WRONG');
  for (let i = 0; i < 9; i += 1) await add('laoshi', { visitor });
  expect(await codeOf(visitor, 'POST', '/secondFactor/beginPasskey', {})).toBe('PASSKEY_FULL');
});

test.each(['', 'http://oj.example.com', 'https://10.0.0.5', 'https://[::1]'])(
  'beginPasskey: is refused while the address of the site is %j',
  async (address) => {
    await setAddress(address);
    const visitor = visitorOf(await passwordStep(newBrowser(), 'laoshi'));
    expect(await codeOf(visitor, 'POST', '/secondFactor/beginPasskey', {})).toBe('PASSKEY_ADDRESS');
    expect(await ask(visitor, 'GET', '/secondFactor/queryMine')).toMatchObject({ canAddPasskey: false });
  },
);

test('removePasskey: with the last factor the recovery codes go, and another factor keeps them', async () => {
  const { visitor } = await turnOn('laoshi');
  await add('laoshi', { visitor });
  const mine = () => ask<{ passkeys: { id: string }[] }>(visitor, 'GET', '/secondFactor/queryMine');
  await ask(visitor, 'DELETE', '/secondFactor/removeTotp', {});
  expect(await mine()).toMatchObject({ totp: null, recoveryCodesLeft: 10, passkeys: [{}] });
  const [only] = (await mine()).passkeys;
  await ask(visitor, 'PUT', '/secondFactor/renamePasskey', { id: only?.id, name: '蓝色钥匙' });
  expect(await mine()).toMatchObject({ passkeys: [{ name: '蓝色钥匙' }] });
  await ask(visitor, 'DELETE', '/secondFactor/removePasskey', { id: only?.id });
  expect(await mine()).toMatchObject({ totp: null, recoveryCodesLeft: 0, passkeys: [] });
  expect((await passwordStep(newBrowser(), 'laoshi')).body.success).toBe(true);
});

test('renamePasskey, removePasskey: find only those of the caller', async () => {
  const { visitor } = await add('laoshi');
  const { passkeys } = await ask<{ passkeys: { id: string }[] }>(visitor, 'GET', '/secondFactor/queryMine');
  const other = visitorOf(await passwordStep(newBrowser(), 'guanli', 'user'));
  const id = passkeys[0]?.id;
  expect(await codeOf(other, 'PUT', '/secondFactor/renamePasskey', { id, name: '我的' })).toBe('NOT_FOUND');
  expect(await codeOf(other, 'DELETE', '/secondFactor/removePasskey', { id })).toBe('NOT_FOUND');
});

test('a passkey fulfils a required second factor, and the last one is kept', async () => {
  const visitor = visitorOf(await passwordStep(newBrowser(), 'laoshi'));
  const stamps = { createdAt: start, updatedAt: start };
  const key = 'security.teacherFactor';
  await site.db.insert(config).values({ appId: 'aosai', id: newId(), key, value: 'true', isPublic: false, ...stamps });
  try {
    const day = () => codeOf(visitor, 'GET', '/edms/desk/queryTeacherDay');
    expect(await day()).toBe('SECOND_FACTOR_SETUP_REQUIRED');
    await add('laoshi', { visitor });
    expect(await day()).toBe('ok');
    const { passkeys } = await ask<{ passkeys: { id: string }[] }>(visitor, 'GET', '/secondFactor/queryMine');
    const remove = { id: passkeys[0]?.id };
    expect(await codeOf(visitor, 'DELETE', '/secondFactor/removePasskey', remove)).toBe('SECOND_FACTOR_KEPT');
    expect(await site.db.$count(passkey)).toBe(1);
  } finally {
    await site.db.delete(config).where(eq(config.key, key));
  }
});

test('changes of passkeys are in the log of acts', async () => {
  const { visitor } = await add('laoshi');
  const { passkeys } = await ask<{ passkeys: { id: string }[] }>(visitor, 'GET', '/secondFactor/queryMine');
  const id = passkeys[0]?.id;
  await ask(visitor, 'PUT', '/secondFactor/renamePasskey', { id, name: '蓝色钥匙' });
  await ask(visitor, 'DELETE', '/secondFactor/removePasskey', { id });
  const rows = await site.db
    .select({ action: sysLog.action })
    .from(sysLog)
    .where(and(eq(sysLog.appId, 'aosai'), like(sysLog.action, 'secondFactor:%Passkey')))
    .orderBy(desc(sysLog.id))
    .limit(4);
  expect(rows.map(({ action }) => action)).toEqual([
    'secondFactor:removePasskey',
    'secondFactor:renamePasskey',
    'secondFactor:addPasskey',
    'secondFactor:beginPasskey',
  ]);
});
