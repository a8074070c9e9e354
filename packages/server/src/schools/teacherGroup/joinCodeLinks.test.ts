import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberTeacher, session } from '../../db/schema/people.ts';
import { openTestApp } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const { studentId, teacherId } = site.people;
const teacher = await site.signIn('laoshi');
const student = await site.signIn('xuesheng');

const send = async (visitor: typeof teacher, method: string, path: string, body?: object) =>
  (await site.send(method, path, { visitor, ...(body && { body }) })).body;
const dataOf = async <Data>(...given: Parameters<typeof send>) => (await send(...given)).data as Data;

/** Moves the teacher's session into a school, or outside of any. */
const workIn = (orgId: string | null) => site.db.update(session).set({ orgId }).where(eq(session.personId, teacherId));

const schoolOfTeacher = async () => {
  const [row] = await site.db.select({ orgId: session.orgId }).from(session).where(eq(session.personId, teacherId));
  return row?.orgId ?? null;
};

test('a join code used outside of schools keeps the link at the school with its groups', async () => {
  const school = await schoolOfTeacher();
  expect(school).not.toBeNull();
  const { id: groupId } = await dataOf<{ id: string }>(teacher, 'POST', '/teacherGroup/create', {
    name: '提高组',
    note: null,
  });
  const listed = () =>
    dataOf<{ content: { id: string; memberId: string }[] }>(teacher, 'POST', '/teacherMember/queryList', { groupId });
  const [link] = await site.db
    .select({ id: memberTeacher.id })
    .from(memberTeacher)
    .where(and(eq(memberTeacher.teacherId, teacherId), eq(memberTeacher.memberId, studentId)));
  expect(await send(teacher, 'POST', '/teacherMember/addToGroup', { ids: [link?.id], groupId })).toMatchObject({
    data: { count: 1 },
  });

  await workIn(null);
  const { joinCode } = await dataOf<{ joinCode: string }>(student, 'GET', `/member/queryById?id=${studentId}`);
  expect((await send(teacher, 'POST', '/member/addMemberToMine', { joinCode })).data).toEqual({
    memberIds: [studentId],
  });
  await workIn(school);

  expect((await listed()).content.map(({ id, memberId }) => ({ id, memberId }))).toEqual([
    { id: link?.id, memberId: studentId },
  ]);
  const own = await site.db
    .select({ memberId: memberTeacher.memberId, groupIds: memberTeacher.groupIds, status: memberTeacher.status })
    .from(memberTeacher)
    .where(and(eq(memberTeacher.teacherId, teacherId), isNull(memberTeacher.orgId)));
  expect(own).toEqual([{ memberId: studentId, groupIds: [], status: 'active' }]);
});

test('a teacher linked twice is listed once, and a second code outside makes no second link', async () => {
  await workIn(null);
  const { joinCode } = await dataOf<{ joinCode: string }>(student, 'GET', `/member/queryById?id=${studentId}`);
  await send(teacher, 'POST', '/member/addMemberToMine', { joinCode });
  expect(
    await site.db.$count(
      memberTeacher,
      and(eq(memberTeacher.teacherId, teacherId), eq(memberTeacher.memberId, studentId)),
    ),
  ).toBe(2);
  const { teacherList } = await dataOf<{ teacherList: { id: string }[] }>(
    student,
    'GET',
    '/member/queryMineTeacherList',
  );
  expect(teacherList.map(({ id }) => id)).toEqual([teacherId]);
});
