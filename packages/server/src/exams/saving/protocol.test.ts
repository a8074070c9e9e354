import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalAnswer } from '@aosai/api/questions/answers';
import type { OpenDatabase } from '../../db/open.ts';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { commands, type Real, Start } from '../../testing/engine/saveCommands.ts';
import { SaveModel } from '../../testing/engine/saveModel.ts';
import { aWorld, NOON, type World } from '../../testing/engine/world.ts';

/** More runs for the long fault tests: MODEL_RUNS=1000. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 40);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function storedState(world: World) {
  const rows = await database.db
    .select()
    .from(examMemberQuestion)
    .where(eq(examMemberQuestion.appId, world.appId))
    .orderBy(asc(examMemberQuestion.questionVersionId));
  const [attempt] = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.appId, world.appId));
  return {
    attempt: attempt && {
      isClosed: attempt.status === '2' || attempt.status === '3',
      reason: attempt.submitReason ?? '',
      completedAt: attempt.completedAt?.getTime() ?? 0,
    },
    questions: rows.map((row) => [
      row.questionVersionId,
      {
        revision: row.revision,
        content: row.revision === 0 ? null : canonicalAnswer(row.answer),
        flagged: row.flagged,
        copies: row.lateCopies.map(({ reason, answer }) => ({ reason, content: canonicalAnswer(answer) })),
      },
    ]),
  };
}

function modelState(model: SaveModel) {
  const isClosed = model.status === 'closed';
  return {
    attempt:
      model.status === 'none'
        ? undefined
        : { isClosed, reason: model.reason, completedAt: isClosed ? NOON.getTime() + model.completedMs : 0 },
    questions:
      model.status === 'none'
        ? []
        : [...model.questions].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, question]) => [id, question]),
  };
}

test(
  'save: behaves as the model with two devices, retries, takeovers, deadlines, extensions and stops',
  { timeout: 20 * 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ max: 9, min: 0 }).map((n) => n > 0),
        commands,
        async (startsAtOnce, steps) => {
          const world = await aWorld(database.db, { exam: { maxAttempts: 1, endAt: new Date(NOON.getTime() + 1e9) } });
          const model = new SaveModel([world.questionIds.single, world.questionIds.fill]);
          const others = [world.questionIds.multiple, world.questionIds.trueFalse, world.questionIds.code];
          for (const id of others) model.questions.set(id, { revision: 0, content: null, flagged: false, copies: [] });
          const real: Real = { world, attemptId: '', tokens: new Map() };
          if (startsAtOnce) await new Start('device-one').run(model, real);
          await fc.asyncModelRun(() => ({ model, real }), steps);
          expect(await storedState(world)).toEqual(modelState(model));
        },
      ),
      { numRuns: RUNS },
    );
  },
);
