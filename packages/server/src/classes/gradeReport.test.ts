import { and, eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import { question as questions } from '../db/schema/bank.ts';
import { course } from '../db/schema/content.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaper } from '../db/schema/exam.ts';
import { member, memberTeacher } from '../db/schema/people.ts';
import { grade, gradeControl } from '../db/schema/teaching.ts';
import { loggedBy } from '../testing/askAs.ts';
import { seedSecondSchool } from '../testing/secondSchool.ts';
import { openPracticeSite } from '../testing/practice/practiceSite.ts';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

const site = await openPracticeSite();
const { app, appId, studentId, told, choose, write, aChoice, aTask, aChapter } = site;
const { orgId, teacherId } = app.people;
afterAll(() => app.close());

const LEVEL = 'gesp-cpp-1';
const base = () => ({ appId, id: newId(), createdAt: app.now(), updatedAt: app.now() });
const days = (count: number) => new Date(app.now().getTime() + count * DAY_MS);
const idOf = async (account: string) => {
  const [row] = await app.db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.account, account)));
  return row?.id ?? '';
};
const classmateId = await idOf('xuesheng2');

const seat = (gradeId: string, memberId: string, ofOrg = orgId) =>
  app.db.insert(enrolment).values({
    ...base(),
    orgId: ofOrg,
    kind: 'grade',
    targetId: gradeId,
    memberId,
    source: 'self',
    status: '2',
  });

async function aClass(memberIds: readonly string[], of: Partial<typeof grade.$inferInsert> = {}) {
  const window = { enrollStartAt: days(-9), enrollEndAt: days(9), startAt: days(-9), endAt: days(90) };
  const row = { ...base(), ...window, orgId, teacherIds: [teacherId], title: '周六班', published: true, ...of };
  await app.db.insert(grade).values({ ...row, weights: {} as never, levels: [] as never });
  for (const memberId of memberIds) await seat(row.id, memberId);
  return row.id;
}

const send = async (action: string, id: string, account = 'laoshi') =>
  app.send('GET', `/edms/grade/${action}?${new URLSearchParams({ id, level: LEVEL }).toString()}`, {
    visitor: await app.signIn(account),
    headerForm: true,
  });
const reportOf = async (id: string, account?: string) =>
  (await send('queryReport', id, account)).body.data as ClassReport;

const loops = { points: [`${LEVEL}/loop`] };
const question = await aChoice(loops);
const task = await aTask({ points: [`${LEVEL}/loop`, `${LEVEL}/io`] });
const chapterId = await aChapter([question, task]);
const bothClass = await aClass([studentId, classmateId]);
for (const who of ['student', 'classmate'] as const) {
  await told('submitAnswer', choose(question, 'B', { chapterId }), who);
  await told('submitAnswer', write(task, `40 ${who}`, { chapterId }), who);
  await site.judge();
}

test('a weak point has the most frequent wrong option and one failing program', async () => {
  const { weak, students, gradeTitle } = await reportOf(bothClass);
  expect(gradeTitle).toBe('周六班');
  expect(students.map(({ memberId }) => memberId).toSorted()).toEqual([studentId, classmateId].toSorted());
  const loop = weak.find(({ pointId }) => pointId === `${LEVEL}/loop`);
  expect(loop).toMatchObject({
    band: 'weak',
    answers: 4,
    wrongOption: { questionId: question, optionId: 'B', optionText: '选项 B', students: 2 },
    program: { questionId: task, verdict: 'WA', language: 53, students: 2 },
  });
  expect(loop?.program?.code).toMatch(/^40 (student|classmate)$/);
});

test('a failing program names its unit only in a class that has it', async () => {
  const gradeId = await aClass([studentId, classmateId]);
  const unitIn = async () => {
    const { weak } = await reportOf(gradeId);
    return weak.find(({ pointId }) => pointId === `${LEVEL}/loop`)?.program?.chapterId;
  };
  expect(await unitIn()).toBeNull();
  const about = { gradeId, targetType: 'chapter' as const, targetId: chapterId, visible: true };
  await app.db.insert(gradeControl).values({ ...base(), orgId, ...about });
  expect(await unitIn()).toBe(chapterId);
});

/** A published formal exam that asks this question until tomorrow. Returns a function that takes it back. */
async function aFormalExamWith(questionId: string): Promise<() => Promise<unknown>> {
  const [head] = await app.db.select().from(questions).where(eq(questions.id, questionId));
  const items = [{ questionVersionId: head?.currentVersionId ?? '', points: 200 }];
  const paper = {
    ...base(),
    key: newId(),
    title: '卷',
    template: 'free',
    sections: [{ name: '一', type: '1' as const, items }],
    totalPoints: 200,
    durationMin: 60,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best' as const,
    feedback: 'deferred' as const,
  };
  const row = {
    ...base(),
    title: '考试',
    summary: '',
    notesHtml: '',
    published: true,
    enrollStartAt: days(-1),
    enrollEndAt: days(1),
    startAt: days(-1),
    endAt: days(1),
    examPaperIds: [paper.id],
    priceFen: 0,
    scope: 'public' as const,
    maxAttempts: 1,
    reviewMatrix: CONTEST_REVIEW,
    lateStartPolicy: 'untilEnd' as const,
    recordsEvents: false,
  };
  await app.db.insert(examPaper).values(paper);
  await app.db.insert(exam).values(row);
  return () => app.db.update(exam).set({ published: false }).where(eq(exam.id, row.id));
}

const levelsOf = async (id: string) => {
  const asked = { visitor: await app.signIn('laoshi'), headerForm: true };
  const { level, levels } = (await app.send('GET', `/edms/grade/queryReport?id=${id}`, asked)).body.data as ClassReport;
  return { level, levels };
};

test('a report without a level is about the one that the class has answered most', async () => {
  expect(await levelsOf(bothClass)).toEqual({ level: LEVEL, levels: [LEVEL] });
  const ofFour = await aChoice({ points: ['gesp-cpp-4/sort'] });
  await told('submitAnswer', choose(ofFour, 'A', { chapterId: await aChapter([ofFour]) }), 'student');
  expect(await levelsOf(bothClass)).toEqual({ level: LEVEL, levels: [LEVEL, 'gesp-cpp-4'] });
});

test('a class that has answered nothing is reported at the level of its course', async () => {
  const unit = await aChapter([await aChoice({ points: ['gesp-py-3/loop'] })]);
  const courseId = newId();
  await app.db.insert(course).values({
    ...base(),
    id: courseId,
    kind: 'course',
    status: '1',
    title: 'Python 三级',
    difficulty: 'easy',
    chapterIds: [unit],
  });
  expect(await levelsOf(await aClass([], { courseId }))).toEqual({ level: 'gesp-py-3', levels: ['gesp-py-3'] });
  expect(await levelsOf(await aClass([]))).toEqual({ level: LEVEL, levels: [] });
});

test('lists eight weeks with the rate of right first answers', async () => {
  const { weeks } = await reportOf(bothClass);
  expect(weeks).toHaveLength(8);
  expect(weeks.at(-1)).toMatchObject({ students: 2, answers: 4, firstTries: 4, firstTryPercent: 0 });
});

test('a teacher reads all students of the school, but only in the teacher’s own classes', async () => {
  const school = await seedSecondSchool(app);
  const [student = ''] = school.studentIds;
  await app.db.delete(memberTeacher).where(eq(memberTeacher.teacherId, school.teacherId));
  const gradeId = await aClass([], { orgId: school.orgId, teacherIds: [school.teacherId] });
  await seat(gradeId, student, school.orgId);
  await seat(gradeId, studentId, orgId);
  expect((await reportOf(gradeId, 'teacher2')).students.map(({ memberId }) => memberId)).toEqual([student]);
  expect((await send('queryReport', gradeId, 'laoshi')).body.code).toBe('NOT_FOUND');
  expect((await send('queryReport', bothClass, 'teacher2')).body.code).toBe('NOT_FOUND');
  expect((await send('queryReport', bothClass, 'xuesheng')).body.code).toBe('FORBIDDEN');
});

test('the sheet has one part per part of the report, and its export is logged', async () => {
  let bytes: Uint8Array | undefined;
  const entries = await loggedBy(app, async () => {
    bytes = (await send('downloadReport', bothClass)).bytes;
  });
  const sheet = async (no: number) => readSheet(Buffer.from(bytes ?? []), no);
  expect((await sheet(1))[0]).toEqual(expect.arrayContaining(['学生', '预计得分', '循环结构：for、while 与 do-while']));
  expect((await sheet(2)).flat()).toEqual(expect.arrayContaining(['选项 B', '答案错误 · C++']));
  expect(await sheet(4)).toHaveLength(9);
  expect(entries.at(-1)).toMatchObject({
    action: 'grade:downloadReport',
    target: bothClass,
    diff: { after: { exported: 2 } },
  });
});

test('the wrong option of a program to read is named with its part', async () => {
  const branches = { points: [`${LEVEL}/branch`] };
  const group = await site.aGroup(branches);
  const others = [await aChoice(branches), await aChoice(branches), await aChoice(branches)];
  const groupChapter = await aChapter([group, ...others]);
  for (const [who, first] of [
    ['student', 'T'],
    ['classmate', 'F'],
  ] as const) {
    await told(
      'submitAnswer',
      {
        questionId: group,
        chapterId: groupChapter,
        requestId: newId(),
        answer: { kind: 'text', texts: [first, 'C'] },
      },
      who,
    );
    for (const id of others) await told('submitAnswer', choose(id, 'A', { chapterId: groupChapter }), who);
  }
  const { weak } = await reportOf(bothClass);
  expect(weak.find(({ pointId }) => pointId === `${LEVEL}/branch`)?.wrongOption).toMatchObject({
    questionId: group,
    part: 2,
    optionId: 'C',
    optionText: '选项 C',
    students: 2,
  });
});

test('answers older than eight weeks, or of people outside the class, do not count', async () => {
  const alone = await aClass([studentId]);
  const loop = async () => (await reportOf(alone)).weak.find(({ pointId }) => pointId === `${LEVEL}/loop`);
  site.pass(1_000);
  await told('submitAnswer', write(task, '40 again', { chapterId }));
  await site.judge();
  expect(await loop()).toMatchObject({
    answers: 3,
    wrongOption: { students: 1 },
    program: { code: '40 again', memberId: studentId, students: 1 },
  });
  await site.passDays(57);
  expect(await loop()).toMatchObject({ answers: 3, wrongOption: null, program: null });
});

test('names no wrong option and no failing program of a question that a running formal exam asks', async () => {
  const braces = { points: [`${LEVEL}/branch`] };
  const asked = [await aChoice(braces), await aChoice(braces), await aTask(braces)];
  const [first = '', second = '', program = ''] = asked;
  const unit = await aChapter(asked);
  for (const who of ['student', 'classmate'] as const) {
    for (const id of [first, second]) await told('submitAnswer', choose(id, 'B', { chapterId: unit }), who);
    await told('submitAnswer', write(program, `40 ${who}`, { chapterId: unit }), who);
    await site.judge();
  }
  const causes = async () => {
    const found = (await reportOf(bothClass)).weak.find(({ pointId }) => pointId === `${LEVEL}/branch`);
    return [found?.wrongOption?.questionId, found?.program?.questionId];
  };
  const before = await causes();
  const endFirst = await aFormalExamWith(first);
  const withoutFirst = await causes();
  const endProgram = await aFormalExamWith(program);
  const withoutBoth = await causes();
  await Promise.all([endFirst(), endProgram()]);
  expect([before, withoutFirst, withoutBoth, await causes()]).toEqual([
    [first, program],
    [second, program],
    [second, undefined],
    [first, program],
  ]);
});
