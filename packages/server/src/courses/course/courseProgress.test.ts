import { afterAll, expect, test } from 'vitest';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { newId } from '../../base/newId.ts';
import { memberPoints } from '../../db/schema/memberRecords.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { openContentSite } from '../../testing/courses/contentSite.ts';
import type { CourseUnit } from '@aosai/api/courses/course.contract';

const site = await openContentSite();
const { app, ask, aChapter, aCourse, aQuestion } = site;
afterAll(() => app.close());

const { appId, studentId } = app.people;
const practised = (questionId: string, bestPercent: number | null) =>
  app.db.insert(memberQuestion).values({
    appId,
    id: newId(),
    createdAt: app.now(),
    updatedAt: app.now(),
    memberId: studentId,
    questionId,
    bestPercent,
  });

test('shows progress only to students, over the questions of a unit that are open to them', async () => {
  const [full, enough, little, begun, closed] = await Promise.all([1, 2, 3, 4, 5].map(() => aQuestion()));
  if (!full || !enough || !little || !begun || !closed) throw new Error('a question is missing');
  await practised(full, 100);
  await practised(enough, 60);
  await practised(little, 59);
  await practised(begun, null);
  await practised(closed, 100);
  await site.changeQuestion(closed, { isOpen: false });
  const course = await aCourse([
    await aChapter({ isFree: true, questionIds: [full, enough, little, begun, closed] }),
    await aChapter({ isFree: true, questionIds: [full] }),
    await aChapter({ isFree: true }),
  ]);
  const seen = async (by: Parameters<typeof ask>[2]) => {
    const answer = await ask<{ content: CourseUnit[] }>('POST /course/queryChapterList', { courseId: course }, by);
    if (typeof answer === 'string') throw new Error(answer);
    return answer.content.map(({ questionCount, doneCount }) => [doneCount, questionCount]);
  };
  expect(await seen('student')).toEqual([
    [2, 4],
    [1, 1],
    [0, 0],
  ]);
  expect(await seen('classmate')).toEqual([
    [0, 4],
    [0, 1],
    [0, 0],
  ]);
  expect([await seen('teacher'), await seen(null)].flat().map(([done]) => done)).toEqual(Array(6).fill(null));
});

test('a lesson is done with its first task and two thirds of its checks, whatever the total', async () => {
  const checks = await Promise.all([1, 2, 3].map(() => aQuestion()));
  const tasks = await Promise.all([1, 2].map(() => aQuestion()));
  for (const id of tasks) await site.changeQuestion(id, { type: PROGRAMMING });
  const [first = '', second = ''] = tasks;
  const course = await aCourse([await aChapter({ isFree: true, questionIds: [...checks, first, second] })]);
  const seen = async () => {
    const answer = await ask<{ content: CourseUnit[] }>(
      'POST /course/queryChapterList',
      { courseId: course },
      'student',
    );
    if (typeof answer === 'string') throw new Error(answer);
    return answer.content.map(({ doneCount, isDone }) => [doneCount, isDone])[0];
  };
  expect(await seen()).toEqual([0, false]);
  for (const id of [...checks, second]) await practised(id, 100);
  expect(await seen()).toEqual([4, false]);
  await practised(first, 60);
  expect(await seen()).toEqual([5, true]);
});

test('courseUnits: sums the points that a student earned with its units and questions, for nobody else', async () => {
  const questionId = await aQuestion();
  const chapterId = await aChapter({ isFree: true, questionIds: [questionId] });
  const course = await aCourse([chapterId]);
  const ledger = [
    ['practice', questionId, 2],
    ['practiceChapter', chapterId, 10],
    ['practice', await aQuestion(), 8],
    ['practiceDay', '2026-11-21', 1],
  ] as const;
  for (const [refType, refId, delta] of ledger) {
    const base = { appId, id: newId(), createdAt: app.now(), updatedAt: app.now() };
    await app.db.insert(memberPoints).values({ ...base, memberId: studentId, delta, reason: '练习', refType, refId });
  }
  const earned = async (by: Parameters<typeof ask>[2]) => {
    const answer = await ask<{ earned: number | null }>('POST /course/queryChapterList', { courseId: course }, by);
    return typeof answer === 'string' ? answer : answer.earned;
  };
  expect([await earned('student'), await earned('classmate'), await earned('parent'), await earned(null)]).toEqual([
    12,
    0,
    null,
    null,
  ]);
});
