import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { askAs } from '../../testing/askAs.ts';
import { seedSecondSchool } from '../../testing/secondSchool.ts';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';

let site: TestApp;
let ask: ReturnType<typeof askAs>;
const people: Record<'boss' | 'student' | 'classmate' | 'parent' | 'stranger', Visitor> = {} as never;
beforeAll(async () => {
  site = await openTestApp();
  await seedSecondSchool(site);
  people.boss = await site.signIn('laoshi');
  people.student = await site.signIn('xuesheng');
  people.classmate = await site.signIn('xuesheng2');
  people.parent = await site.signIn('jiazhang');
  people.stranger = await site.signIn('boss2');
  ask = askAs(site, people.boss);
});
afterAll(() => site.close());

const days = (count: number) => new Date(site.now().getTime() + count * DAY_MS);
const base = () => ({ appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() });

async function aWork(kind: 'exam' | 'homework', changes: Partial<typeof exam.$inferInsert> = {}): Promise<string> {
  const row = { ...base(), orgId: site.people.orgId, createdBy: site.people.teacherId, kind, title: `${kind} 一` };
  const windows = { enrollStartAt: days(-1), enrollEndAt: days(5), startAt: days(-1), endAt: days(5), dueAt: days(4) };
  const rest = { summary: '', notesHtml: '', published: true, examPaperIds: [], priceFen: 0, scope: 'grade' as const };
  const rules = {
    maxAttempts: 1,
    reviewMatrix: MOCK_REVIEW,
    lateStartPolicy: 'untilEnd' as const,
    recordsEvents: false,
  };
  await site.db.insert(exam).values({ ...row, ...windows, ...rest, ...rules, ...changes });
  return row.id;
}

async function aClass() {
  const created = { title: '周六班', groups: [{ name: '甲组' }, { name: '乙组' }], joinByCode: true };
  const { id } = (await ask<{ id: string }>('POST /edms/grade/create', created)).data;
  await ask('PUT /edms/grade/publish', { id });
  const read = await ask<{ groups: { id: string }[]; staff: { joinCode: string } }>(
    `GET /edms/grade/queryById?id=${id}`,
  );
  const join = (by: Visitor) => ask('POST /grade/addGradeToMine', { code: read.data.staff.joinCode }, by);
  return { id, groupIds: read.data.groups.map((group) => group.id), join };
}

const set = (gradeId: string, rows: object[], by?: Visitor) =>
  ask<{ changed: number; enrolled: number }>('PUT /edms/grade/controls/update', { gradeId, rows }, by);
const seen = async (gradeId: string, by: Visitor) =>
  (
    await ask<{
      content: Record<'targetId' | 'targetTitle' | 'endAt' | 'ownOpenAt' | 'ownDueAt' | 'ownLateUntilAt', string>[];
    }>('POST /grade/controls/queryList', { gradeId }, by)
  ).data?.content;
const placesIn = (targetId: string) =>
  site.db
    .select({
      memberId: enrolment.memberId,
      status: enrolment.status,
      source: enrolment.source,
      gradeId: enrolment.gradeId,
    })
    .from(enrolment)
    .where(and(eq(enrolment.appId, site.people.appId), eq(enrolment.targetId, targetId)));

test('an exam shown by a class enrols its members, also later ones, each once', async () => {
  const { id, join } = await aClass();
  await join(people.student);
  const examId = await aWork('exam');
  const row = { targetType: 'exam', targetId: examId, visible: true };
  expect((await set(id, [row])).data).toEqual({ id, changed: 1, enrolled: 1 });
  expect((await set(id, [row])).data).toEqual({ id, changed: 0, enrolled: 0 });
  await join(people.classmate);
  const { studentId, classmateIds } = site.people;
  const place = { status: '2', source: 'grade', gradeId: id };
  expect(
    (await placesIn(examId)).toSorted((a, b) => Number(a.memberId !== studentId) - Number(b.memberId !== studentId)),
  ).toEqual([
    { ...place, memberId: studentId },
    { ...place, memberId: classmateIds[0] },
  ]);
});

test('a row shows the times of its target, and when an exam is over, by its end or because it was stopped', async () => {
  const { id, join } = await aClass();
  await join(people.student);
  const endAt = days(3);
  const stoppedAt = days(-1);
  const running = await aWork('exam', { endAt });
  const stopped = await aWork('exam', { endAt, stoppedAt });
  const homework = await aWork('homework', { lateUntilAt: days(6) });
  const row = (targetType: string, targetId: string) => ({ targetType, targetId, visible: true });
  await set(id, [row('exam', running), row('exam', stopped), row('homework', homework)]);
  const shown = (await seen(id, people.student)) ?? [];
  const [end, stop, due] = [endAt, stoppedAt, days(4)].map((at) => at.toISOString());
  expect(Object.fromEntries(shown.map((one) => [one.targetId, one.endAt]))).toEqual({
    [running]: end,
    [stopped]: stop,
    [homework]: null,
  });
  expect(shown.map(({ ownOpenAt }) => ownOpenAt)).toEqual(Array<string>(3).fill(days(-1).toISOString()));
  expect(Object.fromEntries(shown.map((one) => [one.targetId, one.ownDueAt]))).toEqual({
    [running]: end,
    [stopped]: stop,
    [homework]: due,
  });
  expect(Object.fromEntries(shown.map((one) => [one.targetId, one.ownLateUntilAt]))).toEqual({
    [running]: null,
    [stopped]: null,
    [homework]: days(6).toISOString(),
  });
});

test('a group’s row overrides that of the class, and members see their own rows', async () => {
  const { id, groupIds, join } = await aClass();
  for (const by of [people.student, people.classmate]) await join(by);
  const list = await ask<{ content: { id: string; memberId: string }[] }>('POST /edms/grade/enroll/queryEnrollList', {
    gradeId: id,
  });
  const mine = list.data.content.find(({ memberId }) => memberId === site.people.studentId);
  await ask('POST /edms/grade/enroll/setGroups', { ids: [mine?.id], groupIds: groupIds.slice(0, 1) });
  const examId = await aWork('exam');
  const later = await aWork('exam', { title: '以后的考试' });
  await set(id, [
    { targetType: 'exam', targetId: examId, visible: true },
    { targetType: 'exam', targetId: examId, groupId: groupIds[0], visible: false },
    { targetType: 'exam', targetId: later, visible: true, openAt: days(2).toISOString() },
  ]);
  expect((await placesIn(examId)).map(({ memberId }) => memberId)).toEqual([site.people.classmateIds[0]]);
  expect((await seen(id, people.classmate))?.map(({ targetId }) => targetId)).toEqual([examId]);
  for (const by of [people.student, people.parent]) expect(await seen(id, by)).toEqual([]);
  expect(await seen(id, people.stranger)).toBeUndefined();
});

test('a group that hides homework overrides its class: its members neither get, keep nor see it', async () => {
  const { id, groupIds, join } = await aClass();
  for (const by of [people.student, people.classmate]) await join(by);
  const [first] = groupIds;
  const list = await ask<{ content: { id: string; memberId: string }[] }>('POST /edms/grade/enroll/queryEnrollList', {
    gradeId: id,
  });
  const idOf = (memberId: string) => list.data.content.find((one) => one.memberId === memberId)?.id;
  const { studentId, classmateIds } = site.people;
  const move = (memberId: string, groups: (string | undefined)[]) =>
    ask('POST /edms/grade/enroll/setGroups', { ids: [idOf(memberId)], groupIds: groups });
  await move(studentId, [first]);
  const homeworkId = await aWork('homework');
  const row = { targetType: 'homework', targetId: homeworkId };
  await set(id, [
    { ...row, visible: true },
    { ...row, groupId: first, visible: false },
  ]);
  const held = async () =>
    (await placesIn(homeworkId)).flatMap(({ memberId, status }) => (status === '6' ? [] : memberId));
  expect(await held()).toEqual([classmateIds[0]]);
  expect(await seen(id, people.student)).toEqual([]);
  expect(await seen(id, people.classmate)).toHaveLength(1);
  await move(studentId, []);
  expect(new Set(await held())).toEqual(new Set([studentId, classmateIds[0]]));
  await move(classmateIds[0] ?? '', [first]);
  expect(await held()).toEqual([studentId]);
  await set(id, [{ ...row, groupId: first, visible: null }]);
  expect((await held()).length).toBe(2);
});

test('homework that somebody has begun cannot be taken from the class', async () => {
  const { id, join } = await aClass();
  await join(people.student);
  const homeworkId = await aWork('homework');
  const row = { targetType: 'homework', targetId: homeworkId };
  expect((await set(id, [{ ...row, visible: true, dueAt: days(3).toISOString() }])).code).toBeUndefined();
  const place = {
    ...base(),
    kind: 'homework' as const,
    targetId: homeworkId,
    memberId: site.people.studentId,
    gradeId: id,
  };
  await site.db
    .insert(enrolment)
    .values({ ...place, source: 'grade', status: '2' })
    .onConflictDoNothing();
  const [held] = await site.db.select().from(enrolment).where(eq(enrolment.targetId, homeworkId));
  const attempt = {
    ...base(),
    examEnrollId: held?.id ?? '',
    examId: homeworkId,
    examPaperId: newId(),
    kind: 'homework' as const,
  };
  const counts = { attemptNo: 1, seed: 1, maxPoints: 100, questionCount: 1, status: '1' as const };
  await site.db.insert(examPaperEnroll).values({ ...attempt, ...counts, memberId: site.people.studentId });
  for (const visible of [false, null])
    expect(await set(id, [{ ...row, visible }])).toMatchObject({
      code: 'HAS_ANSWERS',
      message: '已有 1 人开始作答，不能取消',
    });
});

test('a student exempted from homework, or who quit an exam, is not enrolled again by the next change', async () => {
  const { id, join } = await aClass();
  await join(people.student);
  const works = [await aWork('homework'), await aWork('exam')];
  const [homeworkId = '', examId = ''] = works;
  await set(id, [
    { targetType: 'homework', targetId: homeworkId, visible: true },
    { targetType: 'exam', targetId: examId, visible: true },
  ]);
  for (const targetId of works)
    await site.db.update(enrolment).set({ status: '6' }).where(eq(enrolment.targetId, targetId));
  await set(id, [{ targetType: 'solution', targetId: examId, visible: true }]);
  for (const targetId of works) expect((await placesIn(targetId)).map(({ status }) => status)).toEqual(['6']);
});

test('refuses targets that the class may not have, and inconsistent dates', async () => {
  const { id } = await aClass();
  const examId = await aWork('exam');
  const homeworkId = await aWork('homework');
  const foreign = await aWork('homework', { orgId: newId(), createdBy: newId() });
  const codes = [];
  for (const row of [
    { targetType: 'exam', targetId: homeworkId, visible: true },
    { targetType: 'homework', targetId: foreign, visible: true },
    { targetType: 'chapter', targetId: newId(), visible: true },
    { targetType: 'exam', targetId: examId, groupId: newId(), visible: true },
    { targetType: 'exam', targetId: examId, visible: true, dueAt: days(1).toISOString() },
    { targetType: 'solution', targetId: examId, visible: true, lateUntilAt: days(1).toISOString() },
    {
      targetType: 'homework',
      targetId: homeworkId,
      visible: true,
      openAt: days(2).toISOString(),
      dueAt: days(1).toISOString(),
    },
  ])
    codes.push((await set(id, [row])).code);
  expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'VALIDATION', 'VALIDATION', 'VALIDATION']);
  const good = { targetType: 'solution', targetId: examId, visible: true };
  expect((await set(id, [good], people.stranger)).code).toBe('NOT_FOUND');
  await ask('PUT /edms/grade/stop', { id, reason: '不办了' });
  expect((await set(id, [good])).code).toBe('GRADE_STATE');
});

test('a priced exam shown by a class can be found and bought by its members, and is given to nobody', async () => {
  const { id, groupIds, join } = await aClass();
  for (const by of [people.student, people.classmate]) await join(by);
  const examId = await aWork('exam', { title: '收费的考试', priceFen: 5_000, startAt: days(1) });
  const lists = async (by: Visitor) =>
    (await ask<{ content: { id: string }[] }>('POST /exam/queryList', {}, by)).data.content.some(
      (one) => one.id === examId,
    );
  const opens = async (by: Visitor) => (await ask(`GET /exam/queryById?id=${examId}`, {}, by)).code ?? 'ok';
  const enrols = async (by: Visitor) => ask<{ status: string }>('POST /examEnroll/enroll', { examId }, by);
  const row = { targetType: 'exam', targetId: examId };
  const findBy = async (by: Visitor) => [await lists(by), await opens(by)];
  expect(await findBy(people.student)).toEqual([false, 'NOT_FOUND']);
  expect((await enrols(people.student)).code).toBe('NOT_FOUND');

  await set(id, [{ ...row, visible: true, openAt: days(1).toISOString() }]);
  expect(await findBy(people.student)).toEqual([false, 'NOT_FOUND']);
  expect((await set(id, [{ ...row, visible: true }])).data).toMatchObject({ enrolled: 0 });
  for (const by of [people.student, people.classmate]) expect(await findBy(by)).toEqual([true, 'ok']);
  expect(await findBy(people.stranger)).toEqual([false, 'NOT_FOUND']);
  expect(await placesIn(examId)).toEqual([]);

  await set(id, [{ ...row, groupId: groupIds[0], visible: false }]);
  const list = await ask<{ content: { id: string; memberId: string }[] }>('POST /edms/grade/enroll/queryEnrollList', {
    gradeId: id,
  });
  const mate = list.data.content.find(({ memberId }) => memberId === site.people.classmateIds[0]);
  await ask('POST /edms/grade/enroll/setGroups', { ids: [mate?.id], groupIds: groupIds.slice(0, 1) });
  expect(await findBy(people.classmate)).toEqual([false, 'NOT_FOUND']);
  expect((await enrols(people.student)).data).toMatchObject({ status: '1', order: { amountFen: 5_000 } });
  expect(await placesIn(examId)).toMatchObject([{ memberId: site.people.studentId, status: '1', source: 'self' }]);
});

test('a homework’s solution waits while students outside the class work on it, unless forced', async () => {
  const mine = await aClass();
  const other = await aClass();
  await mine.join(people.student);
  await other.join(people.classmate);
  const homeworkId = await aWork('homework', { title: '第 6 次作业' });
  const given = { targetType: 'homework', targetId: homeworkId, visible: true };
  await set(mine.id, [given]);
  const solution = { targetType: 'solution', targetId: homeworkId, visible: true };
  // Nobody else has the homework yet.
  expect((await set(mine.id, [solution])).data.changed).toBe(1);
  await set(mine.id, [{ ...solution, visible: null }]);
  await set(other.id, [given]);
  const early = await set(mine.id, [solution]);
  expect(early).toMatchObject({ code: 'SOLUTION_EARLY', message: expect.stringContaining('1 名学生') });
  expect(early.message).toContain('第 6 次作业');
  expect((await seen(mine.id, people.boss))?.length).toBe(1);
  // The group that reads the solution first decides.
  const later = { ...solution, openAt: days(6).toISOString() };
  expect((await set(mine.id, [later, { ...solution, groupId: mine.groupIds[0] }])).code).toBe('SOLUTION_EARLY');
  // Allowed: a solution that opens once the homework is over for everybody, is hidden, or is forced.
  expect((await set(mine.id, [later])).code).toBeUndefined();
  expect((await set(mine.id, [{ ...solution, visible: false }])).code).toBeUndefined();
  expect((await set(mine.id, [{ ...solution, evenEarly: true }])).code).toBeUndefined();
});
