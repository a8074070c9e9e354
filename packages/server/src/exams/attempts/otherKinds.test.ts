import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { start } from '../../testing/stages/attemptStage.ts';
import { codeOf, examStage, page } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('no call of exams returns an attempt at homework, to any caller', async () => {
  const stage = await examStage(database.db);
  const { id } = await start(stage);
  const seen = async () => [
    await stage.ask('student', 'examPaperEnroll', 'queryById', { id }).then(() => 'ok', codeOf),
    await stage.ask('office', 'examPaperEnroll', 'queryById', { id }, 'bms').then(() => 'ok', codeOf),
    (await stage.ask('student', 'examPaperEnroll', 'queryList', page)).total,
  ];
  expect(await seen()).toEqual(['ok', 'ok', 1]);
  await database.db.update(examPaperEnroll).set({ kind: 'homework' }).where(eq(examPaperEnroll.id, id));
  expect(await seen()).toEqual(['NOT_FOUND', 'NOT_FOUND', 0]);
});
