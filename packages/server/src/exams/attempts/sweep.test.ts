import { HOUR_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { running } from '../../testing/engine/drive.ts';
import { aWorld } from '../../testing/engine/world.ts';
import { sweepOnce } from './sweep.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('sweepOnce: two hundred attempts that cannot be closed do not keep another one open', async () => {
  const world = await aWorld(database.db);
  const { attemptId } = await running(world);
  const [row] = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.id, attemptId));
  if (!row?.deadlineAt) throw new TypeError('no attempt');
  const { deadlineAt } = row;
  await database.db.insert(examPaperEnroll).values(
    Array.from({ length: 200 }, (_, no) => ({
      ...row,
      id: newId(),
      examEnrollId: newId(),
      memberId: newId(),
      // Its paper is gone.
      examPaperId: newId(),
      deadlineAt: new Date(deadlineAt.getTime() - 1000 - no),
    })),
  );
  world.passMs(3 * HOUR_MS);
  const failed: object[] = [];
  const { services, attemptSecret } = world.call();
  const log = { error: (details: object) => failed.push(details) };
  expect(await sweepOnce({ db: database.db, services, attemptSecret, log })).toBe(1);
  expect(failed).toHaveLength(200);
  const [closed] = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.id, attemptId));
  expect(closed?.status).not.toBe(ATTEMPT.inProgress);
});
