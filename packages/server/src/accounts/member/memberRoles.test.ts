import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { memberTeacher, user } from '../../db/schema/people.ts';
import { role } from '../../db/schema/rights.ts';
import type { Visitor } from '../../testing/testApp.ts';
import { openMemberSite, START } from '../../testing/memberSite.ts';

const at = await openMemberSite();
const { site } = at;
afterAll(() => site.close());
beforeEach(() => site.at(START));
const { db } = site;
const { studentId } = site.people;

test('only the office sets roles, and the member has to sign in again', async () => {
  const id = at.otherStudent.id;
  const child = await site.signIn('yuanxue');
  const { version } = await at.rowOf(id);
  const organizations = [{ orgId: at.otherOrg.id, roles: ['student', 'manager'] }];
  const body = { id, version, type: 'teacher', organizations };
  expect(at.answerOf(await at.put(await at.stranger(), '/member/configRoles', body))).toBe('FORBIDDEN');
  expect(
    at.answerOf(
      await at.put(await at.office(), '/member/configRoles', {
        ...body,
        organizations: [{ orgId: newId(), roles: [] }],
      }),
    ),
  ).toBe('NOT_FOUND');
  expect((await at.rowOf(id)).type).toBe('student');
  expect(at.answerOf(await at.put(await at.office(), '/member/configRoles', body))).toBe('ok');
  expect(at.answerOf(await at.get(child, '/auth/verify'))).toMatch(/SIGN_IN_REQUIRED|ENV_SESSION/);
  expect((await at.get(await site.signIn('yuanxue'), '/member/queryCurrent')).data).toMatchObject({
    type: 'teacher',
    organization: { id: at.otherOrg.id, roles: ['student', 'manager'] },
  });
});

test('a clerk can do exactly what the role permits', async () => {
  const reader = { ...at.base(), code: 'reader', name: '查看账号', permissions: ['member:queryList'] };
  await db.insert(role).values(reader);
  await db.insert(user).values({
    ...at.base(),
    account: 'zhiyuan',
    name: '职员',
    pwdHash: at.pwdHash,
    roleIds: [reader.id],
    status: 'active',
  });
  const clerk = await site.signIn('zhiyuan', 'user');
  expect(at.answerOf(await at.post(clerk, '/member/queryList'))).toBe('ok');
  expect(at.answerOf(await at.get(clerk, `/member/queryById?id=${studentId}`))).toBe('FORBIDDEN');
  expect(at.answerOf(await at.put(clerk, '/member/update', { id: studentId, version: 1, name: '改' }))).toBe(
    'FORBIDDEN',
  );
  expect(at.answerOf(await at.post(clerk, '/member/exportPwd'))).toBe('FORBIDDEN');
});

test('a teacher adds students only of their school or by a one-time code', async () => {
  const other = await at.stranger();
  const add = async (visitor: Visitor, body: object) => at.post(visitor, '/member/addMemberToMine', body);
  expect(at.answerOf(await add(other, { memberIds: [studentId] }))).toBe('NOT_FOUND');
  const code = async (visitor: Visitor, id: string) =>
    ((await at.get(visitor, `/member/queryById?id=${id}`)).data as { joinCode: string }).joinCode;
  const mine = await code(await at.student(), studentId);
  expect(at.answerOf(await add(await at.student(), { joinCode: mine }))).toBe('FORBIDDEN');
  expect((await add(other, { joinCode: mine.toLowerCase() })).data).toEqual({ memberIds: [studentId] });
  expect(at.answerOf(await at.get(other, `/member/queryById?id=${studentId}`))).toBe('ok');
  expect(at.answerOf(await add(other, { joinCode: mine }))).toBe('JOIN_CODE_WRONG');
  expect(await code(await at.student(), studentId)).not.toBe(mine);

  await db.delete(memberTeacher).where(eq(memberTeacher.teacherId, at.otherManager.id));
  const parent = await at.once('jiazhang');
  expect((await add(other, { joinCode: await code(parent, site.people.parentId) })).data).toEqual({
    memberIds: [studentId],
  });
  await db.delete(memberTeacher).where(eq(memberTeacher.teacherId, at.otherManager.id));
});

test('guessing the codes of students is stopped after ten tries', async () => {
  const other = await at.stranger();
  const guesses: string[] = [];
  for (let i = 0; i < 12; i += 1)
    guesses.push(at.answerOf(await at.post(other, '/member/addMemberToMine', { joinCode: 'ZZZZZZZ2' })));
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 'JOIN_CODE_WRONG'), 'RATE_LIMITED', 'RATE_LIMITED']);
});
