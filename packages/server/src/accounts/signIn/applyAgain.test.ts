import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member } from '../../db/schema/people.ts';
import { message, sysLog } from '../../db/schema/platform.ts';
import { sendCode } from './verifyCodes.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

const site = await openTestApp();
afterAll(() => site.close());

const PASSWORD = 'a lantern in the snow';
const post = async (path: string, body: object) => (await site.send('POST', path, { body })).body;
const news = async () =>
  (await site.db.select().from(message).where(eq(message.type, 'teacher'))).map(({ title, link }) => ({ title, link }));
const again = (statement: string, password = PASSWORD) =>
  post('/auth/applyAgain', { account: 'new-teacher', password, statement });
const signIn = () => post('/auth/loginByPwd', { account: 'new-teacher', password: PASSWORD, realm: 'member' });

test('a teacher whose registration is refused reads the reason and may apply again', async () => {
  const mobile = '13900001111';
  const context = { db: site.db, appId: 'aosai', services: site.services, ip: '10.0.0.1' };
  await sendCode(context, { channel: 'sms', target: mobile, purpose: 'register' });
  const verifyCode = site.services.inbox?.list()[0]?.code ?? '';
  const person = { by: 'self', type: 'teacher', name: '周老师', account: 'new-teacher', password: PASSWORD };
  const made = await post('/member/create', { ...person, mobile, verifyCode, agreements: { service: 1, privacy: 1 } });
  const { id } = made.data as { id: string };
  const link = `bms/member?status=0&open=${id}`;
  expect(await news()).toEqual([{ title: '一位老师申请账号', link }]);
  expect(await signIn()).toMatchObject({ code: 'ACCOUNT_PENDING' });

  const office = await site.send('PUT', '/member/reject', {
    visitor: await site.signIn('guanli', 'user'),
    body: { ids: [id], reason: '请写明任教的学校' },
  });
  expect(office.body.success).toBe(true);
  expect(await signIn()).toMatchObject({
    code: 'ACCOUNT_REJECTED',
    message: '账号的申请没有通过。原因：请写明任教的学校。可以补充说明后重新申请',
  });

  expect(await again('滨海一中', 'wrong')).toMatchObject({ code: 'LOGIN_FAILED' });
  expect(await again(' ')).toMatchObject({ code: 'VALIDATION' });
  expect(await again('滨海一中信息技术教师')).toMatchObject({ success: true, data: { status: MEMBER.pending } });
  const [row] = await site.db
    .select()
    .from(member)
    .where(and(eq(member.appId, 'aosai'), eq(member.id, id)));
  expect([row?.status, row?.statusReason]).toEqual([MEMBER.pending, '滨海一中信息技术教师']);
  expect(await news()).toContainEqual({ title: '一位老师重新申请账号', link });
  const [entry] = await site.db.select().from(sysLog).where(eq(sysLog.action, 'auth:applyAgain'));
  expect(entry).toMatchObject({ target: id, diff: { before: { status: '2' }, after: { status: '0' } } });

  // A repeated call is the same application; the number of calls a day is limited.
  expect([await again('又一次'), await again('再一次'), await again('第四次')]).toMatchObject([
    { data: { status: '0' } },
    { data: { status: '0' } },
    { code: 'RATE_LIMITED' },
  ]);
  expect((await news()).length).toBe(2);

  // An accepted teacher has nothing to apply for, and a refused one is accepted only after applying again.
  const decide = async (action: 'pass' | 'reject') => {
    const body = { ids: [id], ...(action === 'reject' && { reason: '仍不清楚' }) };
    return (await site.send('PUT', `/member/${action}`, { visitor: await site.signIn('guanli', 'user'), body })).body;
  };
  expect(await decide('reject')).toMatchObject({ success: true });
  expect(await decide('pass')).toMatchObject({ code: 'MEMBER_STATE' });
  await site.db
    .update(member)
    .set({ status: MEMBER.active })
    .where(and(eq(member.appId, 'aosai'), eq(member.id, id)));
  site.at(new Date(site.now().getTime() + 25 * 60 * 60 * 1000));
  expect(await again('第五次')).toMatchObject({ code: 'APPLY_NOT_NEEDED' });
});
