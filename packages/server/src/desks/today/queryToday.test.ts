import { afterAll, expect, test } from 'vitest';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import type { Today } from '@aosai/api/desks/today.contract';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import { learningPlan } from '../../db/schema/plan.ts';
import { memberPracticeDay, memberQuestion, memberQuestionTry } from '../../db/schema/practice.ts';
import { dateText } from '@aosai/api/kit/beijing';
import { openContentSite } from '../../testing/courses/contentSite.ts';

const site = await openContentSite();
const { app, ask, aChapter, aCourse, aQuestion } = site;
afterAll(() => app.close());

const { appId, studentId } = app.people;
const row = () => ({ appId, id: newId(), createdAt: app.now(), updatedAt: app.now(), memberId: studentId });

async function today(by: Parameters<typeof ask>[2] = 'student'): Promise<Today> {
  const answer = await ask<Today>('GET /desk/queryToday', {}, by);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

async function aLessonCourse(title: string, sort: number) {
  const checks = await Promise.all([1, 2, 3].map(() => aQuestion()));
  const task = await aQuestion();
  await site.changeQuestion(task, { type: PROGRAMMING });
  const chapters = [
    await aChapter({ title: '认识计算机', isFree: true, questionIds: [...checks, task], notes: '字'.repeat(1_000) }),
    await aChapter({ title: '变量', isFree: true, questionIds: [await aQuestion()] }),
  ];
  return { id: await aCourse(chapters, { title, sort }), checks, task, chapters };
}

test('queryToday: offers the first lesson of the first course to a new student, with what it asks for', async () => {
  const first = await aLessonCourse('一级', 0);
  await aLessonCourse('二级', 1);
  const { lesson, classCount, due, running, serverNow } = await today('classmate');
  expect({ lesson, classCount, due, running, serverNow }).toEqual({
    lesson: {
      courseId: first.id,
      courseTitle: '一级',
      gradeId: null,
      chapterId: first.chapters[0],
      kind: 'course',
      no: 1,
      title: '认识计算机',
      minutes: 10,
      checks: 2,
      tasks: 1,
      isBegun: false,
    },
    classCount: 0,
    due: 0,
    running: null,
    serverNow: app.now().toISOString(),
  });
});

test('queryToday: goes on in the course that was worked on last, after its finished units', async () => {
  const { id, checks, task, chapters } = await aLessonCourse('四级', 9);
  const [first = '', second = ''] = chapters;
  const solved = [...checks, task];
  await app.db.insert(memberQuestion).values(solved.map((questionId) => ({ ...row(), questionId, bestPercent: 100 })));
  await app.db.insert(memberQuestionTry).values({
    ...row(),
    questionId: task,
    versionId: newId(),
    no: 1,
    chapterId: first,
    answer: { kind: 'choice', optionIds: ['A'] },
    state: 'done',
    percent: 100,
    spentMs: 12 * MINUTE_MS,
    requestId: newId(),
    requestHash: '',
  });
  expect((await today()).lesson).toMatchObject({ courseId: id, chapterId: second, no: 2, isBegun: false });
});

test('queryToday: counts the minutes of each day, at least one for a try without a time, and the streak', async () => {
  const day = dateText(app.now().getTime());
  await app.db.insert(memberPracticeDay).values({ ...row(), day, tries: 1 });
  const { week } = await today();
  expect(week.streak).toBe(1);
  expect(week.days).toHaveLength(7);
  expect(week.days.filter(({ minutes }) => minutes > 0)).toEqual([{ day, minutes: 12 }]);
});

test('queryToday: refuses everybody but students', async () => {
  expect(await ask('GET /desk/queryToday', {}, 'parent')).toBe('FORBIDDEN');
  expect(await ask('GET /desk/queryToday', {}, 'teacher')).toBe('FORBIDDEN');
  expect(await ask('GET /desk/queryToday', {}, null)).toBe('SIGN_IN_REQUIRED');
});

test('queryToday: names the goal of a student who has set one', async () => {
  expect((await today()).plan).toBeNull();
  const goal = { language: 'cpp', level: 1, sitting: '2027-03', minutesAWeek: 120, fromLevel: 0 } as const;
  const days = { madeOn: dateText(app.now().getTime()), laidOn: dateText(app.now().getTime()), layout: {} };
  await app.db.insert(learningPlan).values({ ...row(), ...goal, ...days });
  expect((await today()).plan).toEqual({ language: 'cpp', level: 1, sitting: '2027-03', state: 'open', next: null });
});

test('queryToday: offers no first lesson to a newcomer whose plan has no unit', async () => {
  const day = dateText(app.now().getTime());
  const goal = { language: 'py', level: 5, sitting: '2027-03', minutesAWeek: 180, fromLevel: 0 } as const;
  await app.db
    .insert(learningPlan)
    .values({ ...row(), memberId: app.people.classmateIds[0] ?? '', ...goal, madeOn: day, laidOn: day, layout: {} });
  const { lesson, plan } = await today('classmate');
  expect({ lesson, state: plan?.state, next: plan?.next }).toEqual({ lesson: null, state: 'open', next: null });
});
