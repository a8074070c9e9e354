import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { organization, user } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { role } from '../../db/schema/rights.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const { appId } = site.people;
const base = () => ({ appId, id: newId(), createdAt: site.now(), updatedAt: site.now() });
const ids: Record<string, string> = {};

/** A back-office user with one role for each permission, and the demo's password. */
async function aUser(account: string, permissions: string[], changes: Partial<typeof user.$inferInsert> = {}) {
  const roles = permissions.map((permission) => ({
    ...base(),
    code: `${account}-${permission}`,
    name: permission,
    permissions: [permission],
  }));
  if (roles.length > 0) await site.db.insert(role).values(roles);
  const [known] = await site.db.select({ pwdHash: user.pwdHash }).from(user).where(eq(user.account, 'guanli'));
  const row = { ...base(), account, name: account, pwdHash: known?.pwdHash ?? '', status: 'active' as const };
  await site.db.insert(user).values({ ...row, roleIds: roles.map(({ id }) => id), ...changes });
  ids[account] = row.id;
}

beforeAll(async () => {
  await aUser('service', ['feedback:queryList', 'feedback:updateStatus']);
  await aUser('colleague', ['feedback:queryList', 'feedback:updateStatus']);
  await aUser('reader', ['feedback:queryList']);
  await aUser('schools', ['organization:queryList', 'organization:pass']);
  await aUser('away', ['feedback:queryList', 'feedback:updateStatus'], { status: 'disabled' });
});

interface Box {
  content: { id: string; type: string; title: string; link: string | null; readAt: string | null }[];
  total: number;
  unreadCount: number;
}
const box = async (visitor: Visitor, body: object = {}) =>
  (await site.send('POST', '/message/queryList', { visitor, body })).body.data as Box;
const read = (visitor: Visitor, id?: string) =>
  site.send('GET', `/message/read${id === undefined ? '' : `?id=${id}`}`, { visitor, headerForm: true });
const receivers = async (title: string) =>
  (
    await site.db
      .select({ account: user.account })
      .from(message)
      .innerJoin(user, eq(user.id, message.userId))
      .where(and(eq(message.appId, appId), eq(message.title, title)))
      .orderBy(user.account)
  ).map(({ account }) => account);
const application = (name: string) => ({
  name,
  creditCode: null,
  contact: '林建国',
  contactMobile: '13800000002',
  logo: null,
  intro: null,
});

test('feedback and applications reach the message boxes of all who may answer them', async () => {
  const student = await site.signIn('xuesheng');
  const parent = await site.signIn('jiazhang');
  const body = { category: 'content', content: '第 3 题的样例输出多了一个空格' };
  const sent = await site.send('POST', '/feedback/submit', { visitor: student, body });
  const { id } = sent.body.data as { id: string };
  await site.send('POST', '/organization/create', { visitor: parent, body: application('滨海少年宫') });
  expect([await receivers('收到一条意见反馈：题目或内容有误'), await receivers('「滨海少年宫」申请入驻')]).toEqual([
    ['colleague', 'guanli', 'service'],
    ['guanli', 'schools'],
  ]);

  const service = await site.signIn('service', 'user');
  const colleague = await site.signIn('colleague', 'user');
  const mine = await box(service);
  expect(mine).toMatchObject({
    total: 1,
    unreadCount: 1,
    content: [{ type: 'feedback', title: '收到一条意见反馈：题目或内容有误', link: `bms/feedback?open=${id}` }],
  });
  // The student's text is not copied into messages, so that it can be erased.
  expect(JSON.stringify(mine)).not.toContain('样例输出');
  expect((await box(student)).total).toBe(0);

  const [first] = mine.content;
  expect((await read(colleague, first?.id)).body.code).toBe('NOT_FOUND');
  expect((await read(student, first?.id)).body.code).toBe('NOT_FOUND');
  expect((await read(service, first?.id)).body.data).toEqual({ unreadCount: 0 });
  expect((await box(service, { unread: true })).total).toBe(0);
  expect((await box(colleague)).unreadCount).toBe(1);
  expect((await read(colleague)).body.data).toEqual({ unreadCount: 0 });
  expect((await box(await site.signIn('guanli', 'user'))).unreadCount).toBe(2);
});

test('an application that fails in the end notifies nobody', async () => {
  const teacher = await site.signIn('laoshi');
  await site.db.execute(
    sql`alter table sys_log add constraint no_more check (action <> 'organization:create') not valid`,
  );
  const failed = await site.send('POST', '/organization/create', { visitor: teacher, body: application('没有成立') });
  await site.db.execute(sql`alter table sys_log drop constraint no_more`);
  expect(failed.body.success).toBe(false);
  expect(await site.db.$count(organization, eq(organization.name, '没有成立'))).toBe(0);
  expect(await receivers('「没有成立」申请入驻')).toEqual([]);
});

test('deleting an account deletes its messages, and those of others stay', async () => {
  const boss = await site.signIn('guanli', 'user');
  const of = (account: string) => site.db.$count(message, eq(message.userId, ids[account] ?? ''));
  expect([await of('colleague'), await of('service')]).toEqual([1, 1]);
  const deleted = await site.send('DELETE', '/bms/user/delete', { visitor: boss, body: { id: ids['colleague'] } });
  expect(deleted.body.success).toBe(true);
  expect([await of('colleague'), await of('service')]).toEqual([0, 1]);
});

test('a message is in one box', async () => {
  const row = { ...base(), type: 'notice', title: '消息', body: '正文' };
  const owners = [{}, { memberId: 'M', userId: 'U' }];
  for (const owner of owners) {
    await expect(site.db.insert(message).values({ ...row, ...owner })).rejects.toMatchObject({
      cause: { constraint: 'message_one_owner' },
    });
  }
});
