import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { member, memberTeacher, organizationMember } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { openMemberSite, START } from '../../testing/memberSite.ts';
import type { Visitor } from '../../testing/testApp.ts';

const { site, otherOrg, base, pwdHash, manager, stranger, student, office, put, answerOf, logOf, rowOf } =
  await openMemberSite();
afterAll(() => site.close());
beforeEach(() => site.at(START));
const { db, people } = site;
const { orgId } = people;

type Role = 'manager' | 'teacher' | 'student';
let made = 0;

/** A new account made by a school, with the given roles at organizations. */
async function someone(places: Record<string, Role[]>, changes: Partial<typeof member.$inferInsert> = {}) {
  made += 1;
  const row = { ...base(), orgId, account: `reset${made}`, name: `学生${made}`, type: 'student' as const, pwdHash };
  await db.insert(member).values({ ...row, ...changes });
  for (const [at, roles] of Object.entries(places)) {
    const place = { orgId: at, memberId: row.id, roles, status: 'active' as const, no: `2026${made}` };
    await db.insert(organizationMember).values({ ...base(), ...place });
  }
  return { id: row.id, account: row.account, name: row.name };
}

/** A new teacher of the demo's school, signed in, with these students. */
async function teacherOf(...memberIds: string[]): Promise<Visitor> {
  const { id, account } = await someone({ [orgId]: ['teacher'] }, { type: 'teacher', name: '何老师' });
  for (const memberId of memberIds) await link(id, memberId, orgId);
  return site.signIn(account);
}
const link = (teacherId: string, memberId: string, at: string | null) =>
  db.insert(memberTeacher).values({ ...base(), id: newId(), orgId: at, teacherId, memberId, status: 'active' });

const reset = (visitor: Visitor | null, ...ids: string[]) => put(visitor, '/member/resetPwd', { ids });
const told = (reply: { data?: unknown }) => (reply.data as { accounts: Record<string, string>[] }).accounts;

test('a teacher resets a student’s password, which becomes the only one that works', async () => {
  const { id, account, name } = await someone({ [orgId]: ['student'] });
  const teacher = await teacherOf(id);
  const before = await site.signIn(account);
  const reply = await reset(teacher, id);
  const [only] = told(reply);
  expect(only).toEqual({
    id,
    name,
    account,
    no: `2026${made - 1}`,
    className: null,
    password: expect.any(String),
    reading: expect.any(String),
  });
  await expect(site.signIn(account)).rejects.toThrow('LOGIN_FAILED');
  expect(answerOf(await put(before, '/member/update', { id, version: 1, nickname: '还在' }))).toMatch(/ENV_SESSION/);
  await site.signIn(account, 'member', only?.['password'] ?? '');
  const row = await rowOf(id);
  expect([row.initialPwdEnc, row.mustChangePwd]).toEqual([null, false]);
  const entries = (await logOf('member:resetPwd')).filter(({ target }) => target === id);
  expect(entries).toEqual([expect.objectContaining({ actorKind: 'member', diff: null })]);
  const [mail] = await db
    .select()
    .from(message)
    .where(and(eq(message.appId, people.appId), eq(message.memberId, id)));
  expect(mail?.title).toBe('登录密码已重置');
});

test('a password reset clears the failed tries', async () => {
  const { id, account } = await someone({ [orgId]: ['student'] });
  for (let i = 0; i < 3; i += 1) await expect(site.signIn(account, 'member', 'wrong')).rejects.toThrow('LOGIN_FAILED');
  const [only] = told(await reset(await manager(), id));
  await site.signIn(account, 'member', only?.['password'] ?? '');
});

test('a whole class is reset at once, or nobody if one of them is out of reach', async () => {
  const [one, two] = [await someone({ [orgId]: ['student'] }), await someone({ [orgId]: ['student'] })];
  const foreign = await someone({ [otherOrg.id]: ['student'] }, { orgId: otherOrg.id });
  expect(answerOf(await reset(await manager(), one.id, two.id, foreign.id))).toBe('NOT_FOUND');
  await site.signIn(one.account);
  const accounts = told(await reset(await manager(), one.id, two.id, one.id));
  expect(accounts.map(({ name }) => name)).toEqual([one.name, two.name]);
  expect(new Set(accounts.map(({ password }) => password)).size).toBe(2);
});

test('a teacher resets no other teacher’s student, no colleague and no account made elsewhere', async () => {
  const other = await someone({ [orgId]: ['student'] });
  const colleague = await someone({ [orgId]: ['teacher'] }, { type: 'teacher' });
  const registered = await someone({ [orgId]: ['student'] }, { orgId: null, name: '自己注册' });
  const elsewhere = await someone({ [orgId]: ['student'], [otherOrg.id]: ['student'] }, { orgId: otherOrg.id });
  const teacher = await teacherOf(registered.id, elsewhere.id, colleague.id);
  expect(answerOf(await reset(teacher, other.id))).toBe('NOT_FOUND');
  expect(answerOf(await reset(teacher, colleague.id))).toBe('PWD_OFFICE_ONLY');
  const refused = await reset(teacher, registered.id);
  expect([refused.code, refused.message]).toEqual([
    'PWD_NOT_OURS',
    '自己注册的账号不是本校创建的，本校不能重置密码。请本人在登录框点「忘记密码」，用绑定的手机号或邮箱找回',
  ]);
  expect(answerOf(await reset(teacher, elsewhere.id))).toBe('PWD_NOT_OURS');
  for (const { account } of [other, colleague, registered, elsewhere]) await site.signIn(account);
});

test('a teacher without a school resets nobody, even a student linked by a code', async () => {
  const alone = await someone({}, { type: 'teacher', orgId: null });
  const { id } = await someone({}, { orgId: null });
  await link(alone.id, id, null);
  expect(answerOf(await reset(await site.signIn(alone.account), id))).toBe('PWD_NOT_OURS');
});

test('a manager resets no manager, no teacher of another school, and not their own account', async () => {
  const owner = await someone({ [orgId]: ['manager', 'teacher'] }, { type: 'teacher' });
  const both = await someone({ [orgId]: ['teacher'], [otherOrg.id]: ['teacher'] }, { type: 'teacher' });
  const teacher = await someone({ [orgId]: ['teacher'] }, { type: 'teacher' });
  expect(answerOf(await reset(await manager(), owner.id))).toBe('PWD_OFFICE_ONLY');
  expect(answerOf(await reset(await manager(), both.id))).toBe('PWD_OFFICE_ONLY');
  expect(answerOf(await reset(await manager(), people.teacherId))).toBe('VALIDATION');
  expect(answerOf(await reset(await manager(), teacher.id))).toBe('ok');
});

test('refuses the manager of another school, students and anonymous callers', async () => {
  const { id, account } = await someone({ [orgId]: ['student'] });
  expect(answerOf(await reset(await stranger(), id))).toBe('NOT_FOUND');
  expect(answerOf(await reset(await student(), id))).toBe('FORBIDDEN');
  expect(answerOf(await reset(null, id))).toBe('SIGN_IN_REQUIRED');
  await site.signIn(account);
});

test('a student who has left is out of reach of the school that made the account', async () => {
  const { id } = await someone({});
  expect(answerOf(await reset(await manager(), id))).toBe('NOT_FOUND');
});

test('the office resets anybody’s password, up to the hourly limit', async () => {
  const registered = await someone({}, { orgId: null });
  const operator = await office();
  expect(told(await reset(operator, registered.id))).toHaveLength(1);
  const answers: string[] = [];
  for (let i = 0; i < 60; i += 1) answers.push(answerOf(await reset(operator, newId())));
  expect(answers.at(-1)).toBe('RATE_LIMITED');
});
