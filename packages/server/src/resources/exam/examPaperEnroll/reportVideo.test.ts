import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOCK_REVIEW, PRACTICE_REVIEW } from '@aosai/api/domain/review';
import type { OpenDatabase } from '../../../db/open.ts';
import { fileGrant } from '../../../db/schema/content.ts';
import { openTestDatabase } from '../../../db/testDatabase.ts';
import { CANARIES } from '../../../engine/testing/canaries.ts';
import { handIn, judgeAll } from '../../testing/attemptStage.ts';
import { examStage, type Persona } from '../../testing/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([true, false])('a report brings the videos of solutions where it brings analyses: %s', async (shows) => {
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
