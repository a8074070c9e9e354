import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member } from '../../db/schema/people.ts';
import { message, sysLog } from '../../db/schema/platform.ts';
import { sendCode } from '../../accounts/signIn/verifyCodes.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

const site = await openTestApp();
afterAll(() => site.close());
const { orgId, teacherId } = site.people;
const PASSWORD = 'a lantern in the snow';
const manager = await site.signIn('laoshi');
const office = await site.signIn('guanli', 'user');

const schoolOf = async (visitor = manager) =>
  (await site.send('GET', `/organization/queryById?id=${orgId}`, { visitor })).body.data as { joinCode: string | null };

async function register(account: string, mobile: string, schoolCode: string) {
  const context = { db: site.db, appId: 'aosai', services: site.services, ip: '10.0.0.1' };
  await sendCode(context, { channel: 'sms', target: mobile, purpose: 'register' });
  const verifyCode = site.services.inbox?.list()[0]?.code ?? '';
  const person = { by: 'self', type: 'teacher', name: '苏文远', account, password: PASSWORD, schoolCode };
  const body = { ...person, mobile, verifyCode, agreements: { service: 1, privacy: 1 } };
  return (await site.send('POST', '/member/create', { body })).body;
}

const listed = async (status: 'applied' | 'left') => {
  const reply = await site.send('POST', '/edms/organizationMember/queryList', { visitor: manager, body: { status } });
  return (reply.body.data as { content: { id: string; version: number; [field: string]: unknown }[] }).content;
};
const applied = () => listed('applied');
const answer = async (status: 'active' | 'left') => {
  const [{ id, version } = { id: '', version: 0 }] = await applied();
  const body = { id, version, no: null, className: null, roles: ['teacher'], status };
  return (await site.send('PUT', '/edms/organizationMember/update', { visitor: manager, body })).body.code ?? 'ok';
};
const signIn = async (account: string) =>
  (await site.send('POST', '/auth/loginByPwd', { body: { account, password: PASSWORD, realm: 'member' } })).body;

test('a teacher who registers with a school’s code waits until its managers accept', async () => {
  const { joinCode } = await schoolOf();
  expect(joinCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect([await schoolOf(), await schoolOf(office)]).toMatchObject([{ joinCode }, { joinCode: null }]);
  expect(await register('su-wenyuan', '13900002221', `${joinCode?.toLowerCase() ?? ''} `)).toMatchObject({
    data: { status: '0' },
  });
  const [told] = await site.db.select().from(message).where(eq(message.memberId, teacherId)).orderBy(desc(message.id));
  expect(told).toMatchObject({
    title: '苏*老师申请加入本校',
    link: 'edms/organizationMember?status=applied',
  });
  const waiting = { shownName: '苏文远', mobileMasked: '139****2221', roles: ['teacher'], memberId: null };
  expect(await applied()).toMatchObject([{ ...waiting, status: 'applied' }]);
  expect(await signIn('su-wenyuan')).toMatchObject({ code: 'ACCOUNT_PENDING' });

  expect(await answer('active')).toBe('ok');
  expect(await applied()).toEqual([]);
  expect(await signIn('su-wenyuan')).toMatchObject({
    data: { current: { member: { organization: { id: orgId, roles: ['teacher'] } } } },
  });
  const [entry] = await site.db.select().from(sysLog).where(eq(sysLog.action, 'organizationMember:update'));
  expect(entry).toMatchObject({ diff: { before: { status: 'applied' }, after: { status: 'active', admitted: true } } });
});

test('if the school refuses, the account waits for the platform and the teacher is notified', async () => {
  const { joinCode } = await schoolOf();
  await register('su-other', '13900002222', joinCode ?? '');
  expect(await answer('left')).toBe('ok');
  expect(await applied()).toEqual([]);
  expect(await signIn('su-other')).toMatchObject({ code: 'ACCOUNT_PENDING' });
  const [row] = await site.db.select({ id: member.id }).from(member).where(eq(member.account, 'su-other'));
  const told = await site.db
    .select({ title: message.title })
    .from(message)
    .where(eq(message.memberId, row?.id ?? ''));
  expect(told).toEqual([{ title: '「星海编程」没有同意您加入' }]);
  expect(await listed('left')).toMatchObject([{ shownName: '苏*', mobileMasked: null }]);
});

test('an import does not accept an applicant: only an answer to the application does', async () => {
  const { joinCode } = await schoolOf();
  await register('su-sheet', '13900002224', joinCode ?? '');
  const person = { name: '苏文远', account: '13900002224', no: null, className: null, role: 'manager', birthYm: null };
  const reply = await site.send('POST', '/edms/organizationMember/create', { visitor: manager, body: person });
  expect(reply.body).toMatchObject({ code: 'VALIDATION' });
  expect(reply.body.message).toContain('已经申请加入本校');
  expect(await applied()).toMatchObject([{ roles: ['teacher'], status: 'applied' }]);
  expect(await answer('left')).toBe('ok');
});

test('a school cannot accept a teacher whom the platform has refused', async () => {
  const { joinCode } = await schoolOf();
  await register('su-refused', '13900002225', joinCode ?? '');
  await site.db.update(member).set({ status: MEMBER.rejected }).where(eq(member.account, 'su-refused'));
  expect(await answer('active')).toBe('VALIDATION');
  expect(await applied()).toMatchObject([{ status: 'applied' }]);
  expect(await answer('left')).toBe('ok');
  const [told] = await site.db.select({ body: message.body }).from(message).orderBy(desc(message.id)).limit(1);
  expect(told).toEqual({ body: '请向学校核对。' });
});

test('a wrong school code makes no account', async () => {
  expect(await register('su-wrong', '13900002223', 'AAAA2222')).toMatchObject({ code: 'SCHOOL_CODE_WRONG' });
  expect(await site.db.$count(member, eq(member.account, 'su-wrong'))).toBe(0);
});
