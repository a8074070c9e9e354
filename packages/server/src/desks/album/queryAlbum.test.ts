import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Album } from '@aosai/api/desks/album.contract';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { newId } from '../../base/newId.ts';
import { memberGuardian } from '../../db/schema/people.ts';
import { memberQuestion, memberQuestionTry } from '../../db/schema/practice.ts';
import { openContentSite } from '../../testing/courses/contentSite.ts';

const site = await openContentSite();
const { app, ask, aChapter, aCourse, aQuestion } = site;
afterAll(() => app.close());

const { appId, studentId } = app.people;
const solve = (questionId: string, bestPercent: number, memberId = studentId) =>
  app.db.insert(memberQuestion).values({
    appId,
    id: newId(),
    createdAt: app.now(),
    updatedAt: app.now(),
    memberId,
    questionId,
    bestPercent,
    solvedAt: bestPercent === 100 ? app.now() : null,
    lastTriedAt: app.now(),
  });

async function album(by: Parameters<typeof ask>[2], input: object = {}): Promise<Album> {
  const answer = await ask<Album>('GET /desk/queryAlbum', input, by);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

const seals = ({ levels }: Album) =>
  levels.map(({ text, earnedAt, units }) => [
    text,
    earnedAt !== null,
    units.map((unit) => [unit.text, unit.earnedAt !== null]),
  ]);

test('queryAlbum: stamps finished units, a course with its last unit, and solved tasks', async () => {
  const [check, other] = [await aQuestion(), await aQuestion()];
  const task = await aQuestion();
  await site.changeQuestion(task, { type: PROGRAMMING, title: '给小树浇水' });
  await aCourse(
    [
      await aChapter({ title: '变量与赋值', questionIds: [check, task] }),
      await aChapter({ title: '只有讲义' }),
      await aChapter({ title: '整除与取余', questionIds: [other] }),
    ],
    { title: 'GESP C++ 一级' },
  );
  await aCourse([await aChapter({ title: '没有开始', questionIds: [await aQuestion()] })]);
  expect(await album('student')).toMatchObject({ memberId: studentId, levels: [], tasks: [], taskCount: 0 });

  await solve(check, 60);
  await solve(task, 100);
  const half = await album('student');
  expect(seals(half)).toEqual([
    [
      '一级',
      false,
      [
        ['变量', true],
        ['整除', false],
      ],
    ],
  ]);
  expect(half.tasks).toEqual([{ questionId: task, title: '给小树浇水', earnedAt: app.now().toISOString() }]);

  await solve(other, 100);
  expect(seals(await album('student'))).toEqual([
    [
      '一级',
      true,
      [
        ['变量', true],
        ['整除', true],
      ],
    ],
  ]);
});

test('queryAlbum: follows what is solved now, so a score that is lowered takes the seal away', async () => {
  const [row] = await app.db.select().from(memberQuestion).limit(1);
  await app.db
    .update(memberQuestion)
    .set({ bestPercent: 59 })
    .where(and(eq(memberQuestion.appId, appId), eq(memberQuestion.id, row?.id ?? '')));
  expect(seals(await album('student'))).toEqual([
    [
      '一级',
      false,
      [
        ['变量', false],
        ['整除', true],
      ],
    ],
  ]);
});

test('queryAlbum: stamps a point once it is mastered, with the time of that', async () => {
  expect((await album('student')).points).toEqual([]);
  const first = app.now();
  for (let no = 0; no < 8; no++) {
    const questionId = await aQuestion();
    await site.changeQuestion(questionId, { points: ['gesp-cpp-1/loop'], difficulty: 'hard' });
    await solve(questionId, 100);
    await app.db.insert(memberQuestionTry).values({
      appId,
      id: newId(),
      createdAt: first,
      updatedAt: first,
      memberId: studentId,
      questionId,
      versionId: newId(),
      no: 1,
      answer: { kind: 'choice', optionIds: ['A'] },
      state: 'done',
      percent: 100,
      requestId: newId(),
      requestHash: '',
    });
  }
  const seal = { pointId: 'gesp-cpp-1/loop', text: '循环', earnedAt: first.toISOString() };
  expect((await album('student')).points).toMatchObject([seal]);
});

test("queryAlbum: shows a parent the linked child's seals, and no others", async () => {
  expect((await album('parent', { memberId: studentId })).levels).toHaveLength(1);
  expect(await ask('GET /desk/queryAlbum', { memberId: studentId }, 'classmate')).toBe('NOT_FOUND');
  expect(await ask('GET /desk/queryAlbum', { memberId: studentId }, 'teacher')).toBe('NOT_FOUND');
  await app.db
    .update(memberGuardian)
    .set({ status: 'ended' })
    .where(and(eq(memberGuardian.appId, appId), eq(memberGuardian.memberId, studentId)));
  expect(await ask('GET /desk/queryAlbum', { memberId: studentId }, 'parent')).toBe('NOT_FOUND');
});
