import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import type { AttemptStatus } from '@aosai/api/papers/attemptStatus';
import { QUESTION } from '@aosai/api/questions/bank';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaper, examPaperEnroll } from '../db/schema/exam.ts';
import { memberGuardian, organizationMember } from '../db/schema/people.ts';
import { grade } from '../db/schema/teaching.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { NOON } from '../testing/engine/world.ts';
import { organizationMember as members } from '../schools/roster/organizationMember.ts';
import { examStage, type Stage } from '../testing/stages/examStage.ts';
import type { EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const after = (ms: number) => new Date(NOON.getTime() + ms);
const base = ({ world }: Stage) => ({ appId: world.appId, id: newId(), createdAt: NOON, updatedAt: NOON });
const orgOf = (stage: Stage): string => {
  const { actor } = stage.context('manager');
  return actor.kind === 'member' ? (actor.orgId ?? '') : '';
};

/** Inserts a homework of the teacher's, in the school. */
async function aHomework(stage: Stage, dueAt: Date, title = '循环练习'): Promise<string> {
  const { db } = stage.context('office');
  const [like] = await db.select().from(exam).where(eq(exam.id, stage.world.examId));
  if (!like) throw new Error('the world has an exam');
  const homework = {
    ...like,
    ...base(stage),
    key: null,
    title,
    kind: 'homework' as const,
    orgId: orgOf(stage),
    createdBy: stage.ids.teacher,
    dueAt,
    endAt: dueAt,
  };
  await db.insert(exam).values(homework);
  return homework.id;
}

interface Given {
  memberId?: string;
  status?: EnrolmentStatus;
  attempt?: { status: AttemptStatus; lastSeenAt: Date; completedAt?: Date; needsReview?: boolean };
}

/** Inserts a student's place in a homework. */
async function aPlaceIn(stage: Stage, targetId: string, dueAt: Date, given: Given = {}): Promise<void> {
  const { db } = stage.context('office');
  const { memberId = await stage.world.addMember(), status = '2', attempt } = given;
  const common = { ...base(stage), orgId: orgOf(stage), memberId };
  const place = {
    kind: 'homework' as const,
    targetId,
    source: 'batch' as const,
    status,
    openAt: after(-DAY_MS),
    dueAt,
  };
  await db.insert(enrolment).values({ ...common, ...place });
  if (!attempt) return;
  const { needsReview, ...rest } = attempt;
  const attemptId = newId();
  await db.insert(examPaperEnroll).values({
    ...common,
    ...rest,
    id: attemptId,
    kind: 'homework',
    examEnrollId: common.id,
    examId: targetId,
    examPaperId: stage.world.paperId,
    attemptNo: 1,
    seed: 1,
    maxPoints: 100,
    questionCount: 1,
  });
  await db.insert(examMemberQuestion).values({
    ...common,
    id: newId(),
    attemptId,
    questionVersionId: stage.world.questionIds.code,
    no: 1,
    maxPoints: 100,
    status: '2',
    savedAt: rest.lastSeenAt,
    needsReview: needsReview ?? false,
  });
}

const startedAt = (lastSeenAt: Date) => ({ status: '1' as const, lastSeenAt });
const handedIn = (at: Date, more: { status?: AttemptStatus; needsReview?: boolean } = {}) => ({
  status: '2' as const,
  lastSeenAt: at,
  completedAt: at,
  ...more,
});

/** The eight places of the written example: one exempted, one whose student has left. */
async function theExample(stage: Stage, dueAt: Date, students: string[] = []): Promise<string> {
  const id = await aHomework(stage, dueAt);
  const onTime = after(-2 * DAY_MS - HOUR_MS);
  const late = after(-DAY_MS);
  const settled = (at: Date) => ({ status: '7' as const, attempt: handedIn(at, { status: '3' }) });
  const places: Given[] = [
    {},
    {},
    { attempt: startedAt(onTime) },
    { attempt: handedIn(late) },
    settled(onTime),
    settled(late),
    settled(onTime),
    { status: '6' },
  ];
  for (const [no, place] of places.entries())
    await aPlaceIn(stage, id, dueAt, { ...place, ...(students[no] !== undefined && { memberId: students[no] }) });
  return id;
}

test('a school’s week matches the written example: 4 of 7 handed in, 57.14 percent', async () => {
  const stage = await examStage(database.db);
  await theExample(stage, after(-2 * DAY_MS));
  // Homework due later, or before this week, does not count.
  await aPlaceIn(stage, await aHomework(stage, after(DAY_MS)), after(DAY_MS));
  await aPlaceIn(stage, await aHomework(stage, after(-8 * DAY_MS)), after(-8 * DAY_MS));
  const { week } = await stage.ask('manager', 'desk', 'querySchoolDay', {}, 'edms');
  expect(week).toEqual({ assigned: 7, done: 4, donePct: 57.14 });
  expect((await stage.ask('otherManager', 'desk', 'querySchoolDay', {}, 'edms')).week).toEqual({
    assigned: 0,
    done: 0,
    donePct: null,
  });
});

test('a school counts its students in classes once, those waiting or quitting, and active ones', async () => {
  const stage = await examStage(database.db);
  const { db } = stage.context('office');
  const orgId = orgOf(stage);
  const students = [stage.ids.student, stage.ids.classmate, stage.ids.stranger];
  await db.insert(organizationMember).values(
    students.map((memberId) => ({
      ...base(stage),
      orgId,
      memberId,
      roles: ['student' as const],
      status: 'active' as const,
    })),
  );
  const classOf = async (endAt: Date, states: EnrolmentStatus[]) => {
    const row = base(stage);
    const window = { enrollStartAt: after(-DAY_MS), enrollEndAt: endAt, startAt: after(-DAY_MS), endAt };
    const rules = { weights: DEFAULT_WEIGHTS, levels: DEFAULT_LEVELS };
    await db.insert(grade).values({ ...row, ...window, ...rules, orgId, title: '提高班', published: true });
    const places = states.map((status, no) => ({
      ...base(stage),
      kind: 'grade' as const,
      targetId: row.id,
      memberId: students[no] ?? '',
      source: 'self' as const,
      status,
    }));
    await db.insert(enrolment).values(places);
  };
  await classOf(after(DAY_MS), ['2', '4', '0']);
  await classOf(after(DAY_MS), ['2']);
  await classOf(after(-HOUR_MS), ['2', '2', '2']);
  const due = after(DAY_MS);
  const homeworkId = await aHomework(stage, due);
  await aPlaceIn(stage, homeworkId, due, { memberId: stage.ids.student, attempt: startedAt(after(-DAY_MS)) });
  await aPlaceIn(stage, homeworkId, due, {
    memberId: stage.ids.classmate,
    status: '4',
    attempt: startedAt(after(-8 * DAY_MS)),
  });
  expect(await stage.ask('manager', 'desk', 'querySchoolDay', {}, 'edms')).toMatchObject({
    inClasses: 2,
    waiting: 1,
    quits: { exam: 0, homework: 1, grade: 1 },
    active: 1,
  });
  // The link of 7 日活跃 lists exactly the students it counts.
  const asked = { page: 0, size: 20, sort: [], status: 'worked' as const };
  const { content } = await members.queryList(stage.context('manager'), asked);
  expect(content.map(({ memberId }) => memberId)).toEqual([stage.ids.student]);
});

test('a teacher’s day counts reviews, due and overdue places and quits, of own homework only', async () => {
  const stage = await examStage(database.db);
  const soon = after(20 * HOUR_MS);
  const dueSoon = await aHomework(stage, soon, '快到期');
  await aPlaceIn(stage, dueSoon, soon);
  await aPlaceIn(stage, dueSoon, soon, { attempt: startedAt(NOON) });
  await aPlaceIn(stage, dueSoon, soon, { attempt: handedIn(after(-30 * HOUR_MS), { needsReview: true }) });
  await aPlaceIn(stage, dueSoon, soon, { status: '4' });
  const later = after(3 * DAY_MS);
  await aPlaceIn(stage, await aHomework(stage, later, '还早'), later);
  const past = after(-HOUR_MS);
  const overdue = await aHomework(stage, past, '逾期的');
  await aPlaceIn(stage, overdue, past);
  await aPlaceIn(stage, overdue, past, { attempt: handedIn(after(-2 * HOUR_MS), { needsReview: true }) });
  const done = await aHomework(stage, soon, '都交了');
  await aPlaceIn(stage, done, soon, { attempt: handedIn(NOON) });
  const day = await stage.ask('teacher', 'desk', 'queryTeacherDay', {}, 'edms');
  expect(day.review).toEqual({ count: 2, fresh: 1, sinceAt: after(-30 * HOUR_MS).toISOString() });
  expect(day.homework.map(({ title, dueAt: _due, id: _id, ...counts }) => ({ title, ...counts }))).toEqual([
    { title: '逾期的', classes: [], notBegun: 0, dueSoon: 0, overdue: 1, exemptions: 0 },
    { title: '快到期', classes: [], notBegun: 2, dueSoon: 3, overdue: 0, exemptions: 1 },
    { title: '还早', classes: [], notBegun: 1, dueSoon: 0, overdue: 0, exemptions: 0 },
  ]);
  const other = await stage.ask('otherTeacher', 'desk', 'queryTeacherDay', {}, 'edms');
  expect([other.review.count, other.homework, other.exams]).toEqual([0, [], []]);
});

test('counts who is writing and who is silent in the exams of today, among the students a reader may see', async () => {
  const stage = await examStage(database.db);
  const { db } = stage.context('office');
  const { examId, enrollId, paperId, studentId } = stage.world;
  await db.update(exam).set({ createdBy: stage.ids.otherTeacher }).where(eq(exam.id, examId));
  const attempt = {
    kind: 'exam' as const,
    examId,
    examPaperId: paperId,
    attemptNo: 1,
    seed: 1,
    maxPoints: 1,
    questionCount: 1,
  };
  const [other] = await db.select().from(enrolment).where(eq(enrolment.memberId, stage.ids.classmate));
  const common = { ...attempt, orgId: orgOf(stage), status: '1' as const };
  await db.insert(examPaperEnroll).values([
    { ...base(stage), ...common, examEnrollId: enrollId, memberId: studentId, lastSeenAt: after(-MINUTE_MS - 1) },
    { ...base(stage), ...common, examEnrollId: other?.id ?? '', memberId: stage.ids.classmate, lastSeenAt: NOON },
  ]);
  const { exams: ran } = await stage.ask('otherTeacher', 'desk', 'queryTeacherDay', {}, 'edms');
  expect(ran).toMatchObject([{ id: examId, mayWatch: true, places: 2, running: 2, away: 1 }]);
  const { exams: seen } = await stage.ask('teacher', 'desk', 'queryTeacherDay', {}, 'edms');
  expect(seen).toMatchObject([{ id: examId, mayWatch: false, places: 1, running: 1, away: 1 }]);
  const school = await stage.ask('manager', 'desk', 'querySchoolDay', {}, 'edms');
  expect(school.exams).toMatchObject([{ mayWatch: false, running: 2, away: 1 }]);
  const platform = await stage.ask('office', 'desk', 'queryPlatformDay', {}, 'bms');
  expect(platform).toMatchObject({ running: 2, away: 1, placesToday: { exam: 2, homework: 0, grade: 0 } });
  expect(platform.exams).toMatchObject([{ mayWatch: true, running: 2 }]);
});

test('queryPlatformDay: an exam that can be sat for days is of today only when students have it to begin or end', async () => {
  const stage = await examStage(database.db);
  const { db } = stage.context('office');
  const { examId } = stage.world;
  const shown = async () => {
    const { exams } = await stage.ask('office', 'desk', 'queryPlatformDay', {}, 'bms');
    return exams.some(({ id }) => id === examId);
  };
  const open = (from: number, until: number) =>
    db
      .update(exam)
      .set({ startAt: after(from), endAt: after(until) })
      .where(eq(exam.id, examId));
  await open(-HOUR_MS, 3 * HOUR_MS);
  expect(await shown()).toBe(true);
  await open(-DAY_MS, DAY_MS);
  expect(await shown()).toBe(false);
  await open(-3 * DAY_MS, HOUR_MS);
  expect(await shown()).toBe(true);
  await db.update(enrolment).set({ status: '3' }).where(eq(enrolment.targetId, examId));
  expect(await shown()).toBe(false);
});

/** Ids of the first steps that are done. */
const doneOf = ({ firstSteps }: { firstSteps: readonly { id: string; isDone: boolean }[] }) =>
  firstSteps.filter(({ isDone }) => isDone).map(({ id }) => id);

test('the first steps of a school, a teacher and the platform are done when the first row of each is there', async () => {
  const stage = await examStage(database.db);
  const { db } = stage.context('office');
  const ofSchool = async () => doneOf(await stage.ask('manager', 'desk', 'querySchoolDay', {}, 'edms'));
  const ofTeacher = async () => doneOf(await stage.ask('teacher', 'desk', 'queryTeacherDay', {}, 'edms'));
  const ofPlatform = async () => doneOf(await stage.ask('office', 'desk', 'queryPlatformDay', {}, 'bms'));
  await db.update(exam).set({ orgId: null, createdBy: null }).where(eq(exam.appId, stage.world.appId));
  const { firstSteps } = await stage.ask('manager', 'desk', 'querySchoolDay', {}, 'edms');
  expect(firstSteps.map(({ id }) => id)).toEqual(['members', 'classes', 'content', 'homework', 'exams', 'parents']);
  const teacher = await stage.ask('teacher', 'desk', 'queryTeacherDay', {}, 'edms');
  expect(teacher.firstSteps.map(({ id }) => id)).toEqual(['classes', 'content', 'homework', 'exams']);
  expect([await ofSchool(), await ofTeacher()]).toEqual([[], []]);
  expect(await ofPlatform()).not.toContain('sharing');

  const common = { ...base(stage), orgId: orgOf(stage) };
  const link = { memberId: stage.ids.student, roles: ['student' as const], status: 'active' as const };
  await db.insert(organizationMember).values({ ...common, ...link });
  expect(await ofSchool()).toEqual(['members', 'parents']);
  const id = await aHomework(stage, after(DAY_MS));
  expect([await ofSchool(), await ofTeacher()]).toEqual([['members', 'homework', 'parents'], ['homework']]);
  await db.update(exam).set({ published: false }).where(eq(exam.id, id));
  expect([await ofSchool(), await ofTeacher()]).toEqual([['members', 'parents'], []]);
  const lent = { orgId: null, ownerId: null, isShared: true, status: QUESTION.ready };
  await db.update(examPaper).set(lent).where(eq(examPaper.id, stage.world.paperId));
  expect([await ofSchool(), await ofTeacher()]).toEqual([['members', 'content', 'parents'], ['content']]);
  await db.update(examPaper).set({ status: QUESTION.draft }).where(eq(examPaper.id, stage.world.paperId));
  expect([await ofSchool(), await ofTeacher()]).toEqual([['members', 'parents'], []]);
  await db
    .update(examPaper)
    .set({ orgId: orgOf(stage), isShared: true })
    .where(eq(examPaper.id, stage.world.paperId));
  expect([await ofSchool(), await ofTeacher()]).toEqual([['members', 'content', 'parents'], ['content']]);
  expect(await ofPlatform()).toContain('sharing');
});

test('a parent reads the current and the last week of their own child, and of nobody else', async () => {
  const stage = await examStage(database.db);
  const { student } = stage.ids;
  // NOON is a Saturday: two days ago is in this week, seven days ago in the last.
  for (const [dueAt, given] of [
    [after(-2 * DAY_MS), { attempt: handedIn(after(-3 * DAY_MS)) }],
    [after(-2 * DAY_MS), { attempt: handedIn(after(-DAY_MS)) }],
    [after(-2 * DAY_MS), {}],
    [after(-2 * DAY_MS), { status: '6' }],
    [after(DAY_MS), { status: '4' }],
    [after(-7 * DAY_MS), {}],
  ] satisfies [Date, Given][])
    await aPlaceIn(stage, await aHomework(stage, dueAt), dueAt, { ...given, memberId: student });
  await aPlaceIn(stage, await aHomework(stage, NOON), NOON, { memberId: stage.ids.classmate });
  const week = await stage.ask('parent', 'desk', 'queryFamilyWeek', { weeksBack: 0 });
  const counts = { assigned: 4, done: 2, late: 1, overdue: 1, exempt: 1, quitApplied: 1, exams: 0 };
  const [own] = week.children;
  expect(own).toEqual({
    memberId: student,
    name: expect.any(String) as string,
    ...counts,
    days: own?.days,
    units: [],
    card: null,
  });
  expect(own?.days.map(({ day }) => day)).toEqual(
    ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
  );
  const before = await stage.ask('parent', 'desk', 'queryFamilyWeek', { weeksBack: 1 });
  expect(before.children).toMatchObject([{ assigned: 1, overdue: 1 }]);
  expect((await stage.ask('otherParent', 'desk', 'queryFamilyWeek', { weeksBack: 0 })).children).toEqual([]);
});

test('queryFamilyWeek: lists each linked child, and nobody whose link has ended', async () => {
  const stage = await examStage(database.db);
  const { db } = stage.context('office');
  const { student, classmate, parent } = stage.ids;
  const idsSeen = async () =>
    (await stage.ask('parent', 'desk', 'queryFamilyWeek', { weeksBack: 0 })).children.map(({ memberId }) => memberId);
  const tie = { guardianId: parent, relation: '母亲', status: 'active' };
  await db.insert(memberGuardian).values({ ...base(stage), ...tie, memberId: classmate });
  expect(new Set(await idsSeen())).toEqual(new Set([student, classmate]));
  await db
    .update(memberGuardian)
    .set({ status: 'ended' })
    .where(and(eq(memberGuardian.guardianId, parent), eq(memberGuardian.memberId, student)));
  expect(await idsSeen()).toEqual([classmate]);
});
