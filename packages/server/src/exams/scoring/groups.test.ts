import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTEST_REVIEW, PRACTICE_REVIEW } from '@aosai/api/exams/review';
import type { OpenDatabase } from '../../db/open.ts';
import { examPaper } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { keepPaper } from '../../papers/storePaper.ts';
import { NO_AUTHOR } from '../../kit/reader.ts';
import { reportOf } from '../reports/report.ts';
import { completeAs, offer, saveAs, startAs, text } from '../../testing/engine/drive.ts';
import { GROUP_PAPER, useGroups } from '../../testing/engine/groups.ts';
import { refusal, stored } from '../../testing/engine/outcomes.ts';
import { aWorld } from '../../testing/engine/world.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function aGroupWorld(reviewMatrix = PRACTICE_REVIEW) {
  const world = await aWorld(database.db, { exam: { reviewMatrix } });
  const { paperId, ids } = await useGroups(database.db, world);
  return { ...world, paperId, groupId: ids.read };
}

test('a group in the room shows its parts with their points, and no key', async () => {
  const world = await aGroupWorld();
  const room = await startAs(world);
  const question = room.sections[0]?.questions[0];
  expect(question?.points).toBe(850);
  expect(question?.parts?.map(({ id, points, options }) => [id, points, options.map((option) => option.id)])).toEqual([
    ['p1', 150, ['T', 'F']],
    ['p2', 300, ['A', 'B', 'C']],
    ['p3', 400, ['A', 'B', 'C']],
  ]);
  expect(JSON.stringify(room)).not.toMatch(/optionId|weight|answerKey/);
});

test('shuffling a paper mixes the options within a part, never the parts nor 对/错', async () => {
  const world = await aGroupWorld();
  const shuffle = { section: false, question: false, option: true };
  await database.db
    .update(examPaper)
    .set({ shuffle })
    .where(and(eq(examPaper.appId, world.appId), eq(examPaper.id, world.paperId)));
  const orders = new Set<string>();
  for (let tries = 0; tries < 8; tries += 1) {
    const [memberId] = await world.addStudent();
    const room = await startAs(world, memberId);
    const parts = room.sections[0]?.questions[0]?.parts ?? [];
    expect(parts.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(parts[0]?.options.map(({ id }) => id)).toEqual(['T', 'F']);
    expect(parts[1]?.options.map(({ id }) => id).toSorted()).toEqual(['A', 'B', 'C']);
    orders.add(parts.flatMap(({ options }) => options.map(({ id }) => id)).join(''));
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('an answer to a group is saved, scored by its parts, and reported part by part', async () => {
  const world = await aGroupWorld();
  const { attempt, token } = await startAs(world);
  const mine = { attemptId: attempt.id, token: token ?? '' };
  await saveAs(world, { ...mine, answers: [offer(world.groupId, 0, text('T', '', 'C'))] });
  expect((await stored(world, world.groupId)).answer).toEqual(text('T', '', 'C'));
  await completeAs(world, attempt.id, mine.token);
  const report = await reportOf(world.call(), attempt.id, { reader: 'candidate', author: NO_AUTHOR });
  expect(report).toMatchObject({ state: 'ready', totalPoints: 550, maxPoints: 3950, passed: false });
  expect(report.questions[0]).toMatchObject({
    score: 550,
    correct: false,
    rightAnswer: null,
    acceptedTexts: [['T'], ['B'], ['C']],
    partScores: [150, 0, 400],
  });
});

test('the report of a group hides keys and points of the parts before the keys are released', async () => {
  const world = await aGroupWorld(CONTEST_REVIEW);
  const { attempt, token } = await startAs(world);
  await completeAs(world, attempt.id, token ?? '', [offer(world.groupId, 0, text('T', 'B', 'A'))]);
  const report = await reportOf(world.call(), attempt.id, { reader: 'candidate', author: NO_AUTHOR });
  expect(report.questions[0]).toMatchObject({ correct: null, acceptedTexts: null, partScores: null });
});

test('an answer with an unknown option or with more answers than parts is refused', async () => {
  const world = await aGroupWorld();
  const { attempt, token } = await startAs(world);
  const offered = (...texts: string[]) =>
    refusal(
      saveAs(world, { attemptId: attempt.id, token: token ?? '', answers: [offer(world.groupId, 0, text(...texts))] }),
    );
  expect([await offered('A'), await offered('T', 'B', 'C', 'A')]).toEqual([
    { code: 'VALIDATION', params: { detail: '没有这个选项', path: 'answer' } },
    { code: 'VALIDATION', params: { detail: '这道题只有 3 个小题', path: 'answer' } },
  ]);
});

test('a faulty paper is not stored, and its author learns where the fault is', async () => {
  const world = await aWorld(database.db);
  const broken = structuredClone(GROUP_PAPER);
  const [question] = broken.sections[0]?.questions ?? [];
  if (question && 'parts' in question) question.parts = [];
  await expect(keepPaper(world.call().services.testData, broken)).rejects.toMatchObject({
    code: 'VALIDATION',
    params: { detail: '程序阅读第 1 题：小题应有 1 到 20 个，现在有 0 个' },
  });
});
