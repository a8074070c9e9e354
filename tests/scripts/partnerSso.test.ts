import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member, session } from '@aosai/server/db/schema/people';
import { role } from '@aosai/server/db/schema/rights';
import { totpFactor } from '@aosai/server/db/schema/signIn';
import { consent } from '@aosai/server/db/schema/minors';
import { app } from '@aosai/server/db/schema/platform';
import { openTestApp } from '@aosai/server/testing/testApp';
import { type Person, signAssertion, ssoAddress } from '../../examples/partner-sso/assertion.mjs';
import type { SignInReply } from '@aosai/api/accounts/auth.contract';

const KEY = 'the key that partner and platform share';
const PARTNER = { appId: 'aosai', key: KEY };
const STUDENT = { subject: 'student-1', name: '李思源', type: 'student' } as const;

const site = await openTestApp();
await site.db.update(app).set({ ssoKeyEnc: site.services.platform.keys.sealField(KEY) });
afterAll(() => site.close());
const nowSeconds = () => site.now().getTime() / 1000;
const signed = (person: Person = STUDENT, issuedAt = nowSeconds(), partner = PARTNER) =>
  signAssertion(partner, person, { issuedAt });
const send = (body: unknown) => site.send('POST', '/auth/ssoAuth', { body });
const codeOf = async (body: unknown) => (await send(body)).body.code ?? 'in';

test('signAssertion: the example yields the signature in docs/sso.md', () => {
  const assertion = signAssertion(PARTNER, STUDENT, { issuedAt: 1_795_248_000, nonce: '0123456789abcdef' });
  expect(assertion).toEqual({
    ...STUDENT,
    nonce: '0123456789abcdef',
    issuedAt: 1_795_248_000,
    signature: 'd261c14fc728a88a6961d77989eade83919989f7bd9207442e85fd6c93025052',
  });
  expect(ssoAddress('https://site.example', 'aosai', assertion, '/exam/list')).toMatch(
    /^https:\/\/site\.example\/web\/sso#appId=aosai&page=%2Fexam%2Flist&assertion=%7B%22subject%22/,
  );
});

test('ssoAuth: creates the account exactly once, also when two assertions arrive together', async () => {
  const replies = await Promise.all([send(signed()), send(signed())]);
  const again = await send(signed());
  const ids = [...replies, again].map(({ body }) => (body.data as SignInReply).current);
  expect(new Set(ids.map((current) => current.realm === 'member' && current.member.id)).size).toBe(1);
  expect(ids[0]).toMatchObject({ member: { name: '李思源', type: 'student', mustChangePwd: false } });
});

test('ssoAuth: stores the consent that the partner states for a child under fourteen', async () => {
  const child = { ...STUDENT, subject: 'student-2', birthYm: '2016-09' };
  expect(await codeOf(signed(child))).toBe('in');
  const [row] = await site.db.select().from(member).where(eq(member.ssoSubject, 'student-2'));
  const given = await site.db
    .select()
    .from(consent)
    .where(eq(consent.memberId, row?.id ?? ''));
  expect(given.map(({ channel, status, evidenceFile }) => [channel, status, evidenceFile])).toEqual([
    ['org', 'given', 'ssoAuth'],
  ]);
});

test('ssoAuth: stores that consent also for a student without an age', async () => {
  expect(await codeOf(signed({ ...STUDENT, subject: 'student-3' }))).toBe('in');
  const [row] = await site.db.select().from(member).where(eq(member.ssoSubject, 'student-3'));
  expect(await site.db.$count(consent, eq(consent.memberId, row?.id ?? ''))).toBe(1);
});

test('ssoAuth: accepts an assertion once, within a minute of its time', async () => {
  const assertion = signed();
  expect([await codeOf(assertion), await codeOf(assertion)]).toEqual(['in', 'SSO_REFUSED']);
  expect(await codeOf(signed(STUDENT, nowSeconds() - 60))).toBe('in');
  expect(await codeOf(signed(STUDENT, nowSeconds() - 61))).toBe('SSO_REFUSED');
  expect(await codeOf(signed(STUDENT, nowSeconds() + 61))).toBe('SSO_REFUSED');
});

test('ssoAuth: asks a teacher with a second factor for it instead of opening a session', async () => {
  const teacher = { subject: 'teacher-2', name: '周老师', type: 'teacher' } as const;
  const { current } = (await send(signed(teacher))).body.data as SignInReply;
  const personId = current.realm === 'member' ? current.member.id : '';
  await site.db.insert(totpFactor).values({ appId: 'aosai', realm: 'member', personId, secretEnc: 'sealed' });
  const before = await site.db.$count(session);
  const assertion = signed(teacher);
  expect((await send(assertion)).body).toMatchObject({
    success: false,
    code: 'SECOND_FACTOR_REQUIRED',
    challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
  });
  expect(await site.db.$count(session)).toBe(before);
  expect(await codeOf(assertion)).toBe('SSO_REFUSED');
});

test('ssoAuth: lets a person in whatever the roles of the office require', async () => {
  await site.db.update(role).set({ requiresSecondFactor: true });
  expect(await codeOf(signed({ ...STUDENT, subject: 'student-7' }))).toBe('in');
});

test('ssoAuth: refuses a change of any signed field, another key, and an app without a key', async () => {
  const changed = [
    { subject: 'student-9' },
    { name: '李四' },
    { type: 'teacher' },
    { birthYm: '2000-01' },
    { nonce: 'x'.repeat(16) },
  ];
  for (const change of changed)
    expect(await codeOf({ ...signed(), ...change }), JSON.stringify(change)).toBe('SSO_REFUSED');
  expect(await codeOf(signed(STUDENT, nowSeconds(), { ...PARTNER, key: 'another key' }))).toBe('SSO_REFUSED');
  expect(await codeOf(signed(STUDENT, nowSeconds(), { ...PARTNER, appId: 'other' }))).toBe('SSO_REFUSED');
  expect(await codeOf({ ...signed(), name: '李\n思源' })).toBe('VALIDATION');
  await site.db.update(app).set({ ssoKeyEnc: null });
  expect(await codeOf(signed())).toBe('SSO_REFUSED');
});
