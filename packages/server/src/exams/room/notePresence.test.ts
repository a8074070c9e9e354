import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { debugRun } from '../saving/debugRun.ts';
import { choice, DEVICE, offer, OTHER_DEVICE, running, saveAs, startAs } from '../../testing/engine/drive.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import { takeover } from './takeover.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Act = (world: World, mine: { attemptId: string; token: string }) => Promise<unknown>;

const runs: Act = (world, mine) =>
  debugRun(world.call(), world.studentId, { ...mine, questionId: world.questionIds.code, language: 53, code: 'x' });
const takesOver: Act = (world, { attemptId }) =>
  takeover(world.call(), world.studentId, { id: attemptId, deviceId: OTHER_DEVICE });
const entersAgain: Act = (world) => startAs(world);

/** What an answer gets that comes 20 s after the deadline, with this act at that time before or after it. */
async function lateAnswer(act: Act | null, atMs: number): Promise<{ reply: string; graceMs: number | null }> {
  const world = await aWorld(database.db);
  const mine = await running(world);
  world.passMs(120 * MINUTE_MS + atMs);
  await act?.(world, mine);
  world.passMs(20_000 - atMs);
  const { token } = await takeover(world.call(), world.studentId, { id: mine.attemptId, deviceId: DEVICE });
  const answers = [offer(world.questionIds.single, 0, choice('A'))];
  const reply = await saveAs(world, { attemptId: mine.attemptId, token: token ?? '', answers }).then(
    () => 'saved',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
  const [row] = await database.db
    .select({ graceMs: examPaperEnroll.graceMs })
    .from(examPaperEnroll)
    .where(eq(examPaperEnroll.appId, world.appId));
  return { reply, graceMs: row?.graceMs ?? null };
}

test('a student who runs a program, takes over or enters the room again in the last 30 s was not cut off', async () => {
  const present = { reply: 'ATTEMPT_CLOSED', graceMs: null };
  const cutOff = { reply: 'saved', graceMs: 20_000 };
  expect(await lateAnswer(null, -5_000)).toEqual(cutOff);
  expect(await lateAnswer(runs, -5_000)).toEqual(present);
  expect(await lateAnswer(takesOver, -5_000)).toEqual(present);
  expect(await lateAnswer(entersAgain, -5_000)).toEqual(present);
});

test('acts before the last 30 s, or after the deadline, leave the long grace to a student who was cut off', async () => {
  const cutOff = { reply: 'saved', graceMs: 20_000 };
  for (const act of [takesOver, entersAgain]) {
    expect(await lateAnswer(act, -31_000)).toEqual(cutOff);
    expect(await lateAnswer(act, 3_000)).toEqual(cutOff);
  }
});
