import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOCK_REVIEW, PRACTICE_REVIEW } from '@aosai/api/exams/review';
import type { OpenDatabase } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { fileGrant } from '../../db/schema/content.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { CANARIES } from '../../testing/engine/canaries.ts';
import { handIn, judgeAll } from '../../testing/stages/attemptStage.ts';
import { examStage, type Persona } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([true, false])('a report has the videos of solutions where it shows analyses: %s', async (shows) => {
  const stage = await examStage(database.db, { exam: { reviewMatrix: shows ? PRACTICE_REVIEW : MOCK_REVIEW } });
  const id = await handIn(stage);
  await judgeAll(stage);
  const seen = async (persona: Exclude<Persona, 'anonymous' | 'office'>) => {
    const { questions } = await stage.ask(persona, 'examPaperEnroll', 'report', { id });
    const granted = and(eq(fileGrant.memberId, stage.ids[persona]), eq(fileGrant.fileName, CANARIES.video));
    return [
      questions.some(({ videoFile }) => videoFile === CANARIES.video),
      await database.db.$count(fileGrant, granted),
    ];
  };
  expect(await seen('student')).toEqual([shows, shows ? 1 : 0]);
  expect(await seen('parent')).toEqual([shows, shows ? 1 : 0]);
});

test.each([
  ['an exam that shows keys at once', PRACTICE_REVIEW, true],
  ['a formal exam that is not over', MOCK_REVIEW, false],
])('a report of %s links to practice where the question is open there: %s', async (_, reviewMatrix, isOpen) => {
  const stage = await examStage(database.db, { exam: { reviewMatrix } });
  const id = await handIn(stage);
  await judgeAll(stage);
  const leads = async () => {
    const { questions } = await stage.ask('student', 'examPaperEnroll', 'report', { id });
    return questions.some(({ practiceId }) => practiceId !== undefined);
  };
  const open = (value: boolean) => database.db.update(question).set({ isOpen: value, status: '1' });
  await open(false);
  expect(await leads()).toBe(false);
  await open(true);
  expect(await leads()).toBe(isOpen);
});
