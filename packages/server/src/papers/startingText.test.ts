import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { OpenDatabase } from '../db/open.ts';
import { questionVersion } from '../db/schema/exam.ts';
import { A_PLUS_B } from '../testing/engine/aPaper.ts';
import { startAs } from '../testing/engine/drive.ts';
import { aWorld } from '../testing/engine/world.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('roomQuestion: contains the start of an answer, but not the code put around it', async () => {
  const world = await aWorld(database.db);
  const templates = {
    53: { start: 'int add(int a, int b) {\n}\n', prepend: '// CANARY before', append: '// CANARY after' },
    71: { start: '', prepend: '', append: '# CANARY' },
  };
  await database.db
    .update(questionVersion)
    .set({ programming: { ...A_PLUS_B, templates } })
    .where(eq(questionVersion.id, world.questionIds.code));
  const room = await startAs(world);
  const tasks = room.sections.flatMap(({ questions }) => questions.flatMap(({ programming }) => programming ?? []));
  expect(tasks.map(({ starts }) => starts)).toEqual([{ 53: templates[53].start }]);
  expect(JSON.stringify(room)).not.toContain('CANARY before');
  expect(JSON.stringify(room)).not.toContain('CANARY after');
});
