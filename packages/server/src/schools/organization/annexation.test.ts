import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { member, memberTeacher, organizationMember } from '../../db/schema/people.ts';
import { type SecondSchool, seedSecondSchool } from '../../testing/secondSchool.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';
import { runningAttempt } from '../../testing/runningAttempt.ts';

const site = await openTestApp();
afterAll(() => site.close());

/** A student of the demo's school, with the data that somebody at another school may know. */
const CHILD = {
  name: '陈一诺',
  account: '13800000010',
  no: null,
  className: null,
  role: 'student',
  birthYm: '2010-05',
};

let other: SecondSchool;
/** Manager and teacher at the other school. */
let boss2: Visitor;
/** Manager of the demo's school and teacher of all its students. */
let boss: Visitor;
let childId: string;
beforeAll(async () => {
  other = await seedSecondSchool(site);
  boss2 = await site.signIn('boss2');
  boss = await site.signIn('laoshi');
  childId = site.people.classmateIds[0] ?? '';
});

async function codeOf(visitor: Visitor, line: string, body?: object): Promise<string> {
  const [method = '', path = ''] = line.split(' ');
  const reply = await site.send(method, path, { visitor, ...(body && { body }) });
  return reply.body.code ?? 'ok';
}

test('S44: a manager who adds a child of another school neither sees nor changes anything of the child', async () => {
  const { attemptId, answerId } = await runningAttempt(site, { memberId: childId, orgId: site.people.orgId });
  const version = 1;
  const taken = {
    add: await codeOf(boss2, 'POST /edms/organizationMember/create', CHILD),
    profile: await codeOf(boss2, `GET /member/queryById?id=${childId}`),
    card: await codeOf(boss2, `GET /member/generateMemberCardById?id=${childId}`),
    statistics: await codeOf(boss2, `GET /member/queryStatistics?memberId=${childId}`),
    byMobile: (await site.send('GET', `/member/queryByMobile?mobile=${CHILD.account}`, { visitor: boss2 })).body.data,
    rename: await codeOf(boss2, 'PUT /member/update', { id: childId, version, name: '改名了' }),
    teach: await codeOf(boss2, 'POST /member/addMemberToMine', { memberIds: [childId] }),
    giveToTeacher: await codeOf(boss2, 'POST /edms/teacherMember/create', {
      memberId: childId,
      teacherId: other.teacherId,
    }),
    running: await codeOf(boss2, `GET /examPaperEnroll/queryById?id=${attemptId}`),
    answers: await codeOf(boss2, 'POST /examMemberQuestion/queryListByExamPaperEnroll', { attemptId }),
    answer: await codeOf(boss2, `GET /examMemberQuestion/queryById?id=${answerId}`),
    extend: await codeOf(boss2, 'PUT /examPaperEnroll/extend', { id: attemptId, seconds: 600, reason: '多给时间' }),
    settle: await codeOf(boss2, 'POST /examPaperEnroll/settle', { id: attemptId }),
    passwords: await codeOf(boss2, 'POST /member/exportPwd', { ids: [childId] }),
  };
  expect(taken).toEqual({
    add: 'ok',
    profile: 'NOT_FOUND',
    card: 'NOT_FOUND',
    statistics: 'NOT_FOUND',
    byMobile: { member: null },
    rename: 'NOT_FOUND',
    teach: 'NOT_FOUND',
    giveToTeacher: 'NOT_FOUND',
    running: 'NOT_FOUND',
    answers: 'NOT_FOUND',
    answer: 'NOT_FOUND',
    extend: 'NOT_FOUND',
    settle: 'NOT_FOUND',
    passwords: 'PWD_NONE',
  });
  const [child] = await site.db.select({ name: member.name }).from(member).where(eq(member.id, childId));
  expect(child).toEqual({ name: CHILD.name });
});

/** Makes the child a member of both schools, taught at the second by `boss2`. */
async function joinBoth() {
  const base = { appId: site.people.appId, orgId: other.orgId, createdAt: site.now(), updatedAt: site.now() };
  const place = { ...base, id: newId(), memberId: childId, roles: ['student' as const], status: 'active' as const };
  const link = { ...base, id: newId(), teacherId: other.managerId, memberId: childId, status: 'active' };
  const { orgId, memberId } = organizationMember;
  await site.db.delete(organizationMember).where(and(eq(orgId, other.orgId), eq(memberId, childId)));
  await site.db.insert(organizationMember).values(place);
  await site.db.insert(memberTeacher).values(link).onConflictDoNothing();
}

test('S44: two schools that share a student each see and manage only the work done for them', async () => {
  await joinBoth();
  const reach = async (visitor: Visitor, { attemptId, answerId }: Awaited<ReturnType<typeof runningAttempt>>) => ({
    attempt: await codeOf(visitor, `GET /examPaperEnroll/queryById?id=${attemptId}`),
    answers: await codeOf(visitor, 'POST /examMemberQuestion/queryListByExamPaperEnroll', { attemptId }),
    answer: await codeOf(visitor, `GET /examMemberQuestion/queryById?id=${answerId}`),
    report: await codeOf(visitor, `GET /examPaperEnroll/report?id=${attemptId}`),
    extend: await codeOf(visitor, 'PUT /examPaperEnroll/extend', { id: attemptId, seconds: 600, reason: '断电' }),
    acceptLate: await codeOf(visitor, 'PUT /examPaperEnroll/acceptLate', { id: attemptId, questionIds: [newId()] }),
    settle: await codeOf(visitor, 'POST /examPaperEnroll/settle', { id: attemptId }),
  });
  const nothing = Object.fromEntries(
    ['attempt', 'answers', 'answer', 'report', 'extend', 'acceptLate', 'settle'].map((act) => [act, 'NOT_FOUND']),
  );
  const everything = {
    attempt: 'ok',
    answers: 'ok',
    answer: 'ok',
    report: 'ATTEMPT_RUNNING',
    extend: 'ok',
    acceptLate: 'ATTEMPT_RUNNING',
    settle: 'ATTEMPT_RUNNING',
  };
  const ofFirst = await runningAttempt(site, { memberId: childId, orgId: site.people.orgId });
  const ofSecond = await runningAttempt(site, { memberId: childId, orgId: other.orgId });
  const ofNone = await runningAttempt(site, { memberId: childId, orgId: null });
  expect([await reach(boss2, ofFirst), await reach(boss2, ofNone), await reach(boss2, ofSecond)]).toEqual([
    nothing,
    nothing,
    everything,
  ]);
  expect([await reach(boss, ofSecond), await reach(boss, ofFirst)]).toEqual([nothing, everything]);
  const { data } = (
    await site.send('POST', '/examPaperEnroll/queryListByTeacher', { visitor: boss2, body: { memberId: childId } })
  ).body;
  expect(data).toMatchObject({ total: 1, content: [{ id: ofSecond.attemptId }] });
});

test('S44: of a student’s schools, only the one that made the account may change the name', async () => {
  await joinBoth();
  const rename = (visitor: Visitor, change: object) =>
    codeOf(visitor, 'PUT /member/update', { id: childId, version: 1, ...change });
  expect(await rename(boss2, { name: '改名了' })).toBe('NAME_NOT_OURS');
  expect(await rename(boss2, { nickname: '改名了' })).toBe('NAME_NOT_OURS');
  const child = await site.signIn('xuesheng2');
  expect(await rename(child, { name: '自己改名' })).toBe('VALIDATION');
  expect(await rename(boss, { name: '陈一诺' })).toBe('ok');

  // Members whose account was made by none of their schools change their own names.
  await site.db.update(member).set({ orgId: null }).where(eq(member.id, childId));
  const own = (version: number, visitor: Visitor) =>
    codeOf(visitor, 'PUT /member/update', { id: childId, version, name: '陈一诺' });
  expect([await own(2, boss), await own(2, child)]).toEqual(['NAME_NOT_OURS', 'ok']);
  await site.db.update(member).set({ orgId: site.people.orgId }).where(eq(member.id, childId));
});

test('S44: a teacher cannot relink a student who has left the school', async () => {
  await joinBoth();
  const placeIs = and(eq(organizationMember.orgId, other.orgId), eq(organizationMember.memberId, childId));
  const linkIs = and(eq(memberTeacher.teacherId, other.managerId), eq(memberTeacher.memberId, childId));
  const status = async (to: string) => {
    const [link] = await site.db.select().from(memberTeacher).where(linkIs);
    const body = { id: link?.id, version: link?.version, status: to };
    return codeOf(boss2, 'PUT /edms/teacherMember/update', body);
  };
  expect([await status('ended'), await status('active')]).toEqual(['ok', 'ok']);
  await status('ended');
  await site.db.update(organizationMember).set({ status: 'left' }).where(placeIs);
  expect(await status('active')).toBe('NOT_FOUND');
  expect(await codeOf(boss2, `GET /member/queryById?id=${childId}`)).toBe('NOT_FOUND');
});
