import { eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { SUBMITS_PER_MINUTE, SUBMITS_PER_QUESTION } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { submission } from '../../db/schema/submission.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { code, offer, running, saveAs } from '../../testing/engine/drive.ts';
import { refusal, stored } from '../../testing/engine/outcomes.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a scored submission', () => {
  const submit = (world: World, base: number, source: string) => ({
    ...offer(world.questionIds.code, base, code(source)),
    submit: true,
  });
  const submissions = (world: World) => database.db.select().from(submission).where(eq(submission.appId, world.appId));

  test('queues the stored program once, even if it is submitted again while it waits', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    const first = await saveAs(world, { ...mine, answers: [submit(world, 0, 'int main(){}')] });
    expect(first.results).toMatchObject([
      { kind: 'submit', state: 'queued', language: 53, verdict: null, points: null, maxPoints: 2500, totalCases: 2 },
    ]);
    const again = await saveAs(world, { ...mine, answers: [submit(world, 1, 'int main(){}')] });
    expect(again.results.map(({ id }) => id)).toEqual(first.results.map(({ id }) => id));
    await saveAs(world, { ...mine, answers: [submit(world, 1, 'int main(){return 0;}')] });
    expect((await submissions(world)).map(({ code: source }) => source).sort()).toEqual([
      'int main(){return 0;}',
      'int main(){}',
    ]);
    expect(world.wakes.count).toBe(2);
  });

  test('refuses a submission in a deferred paper', async () => {
    const deferred = await aWorld(database.db, { paper: { feedback: 'deferred' } });
    const there = await running(deferred);
    expect(await refusal(saveAs(deferred, { ...there, answers: [submit(deferred, 0, 'x')] }))).toEqual({
      code: 'SUBMIT_DEFERRED',
      params: {},
    });
    expect(await stored(deferred, deferred.questionIds.code)).toMatchObject({ revision: 0, answer: null });
    expect(await submissions(deferred)).toEqual([]);
  });

  test('refuses a submission without code', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    expect(await refusal(saveAs(world, { ...mine, answers: [submit(world, 0, ' \n')] }))).toMatchObject({
      code: 'VALIDATION',
    });
    expect(await stored(world, world.questionIds.code)).toMatchObject({ revision: 0, answer: null });
  });

  test('stores the answer of a submission that is over the limit', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    for (let i = 0; i < SUBMITS_PER_MINUTE; i += 1) {
      await saveAs(world, { ...mine, answers: [submit(world, i, `program ${i}`)] });
    }
    world.passMs(20_000);
    const last = submit(world, SUBMITS_PER_MINUTE, 'one too many');
    const told = await saveAs(world, { ...mine, answers: [last] }).catch((error: unknown) => error);
    expect(told).toMatchObject({
      code: 'RATE_LIMITED',
      params: { seconds: 40 },
      revisions: [{ questionId: world.questionIds.code, revision: SUBMITS_PER_MINUTE + 1 }],
    });
    expect(await stored(world, world.questionIds.code)).toMatchObject({ answer: code('one too many') });
    expect(await submissions(world)).toHaveLength(SUBMITS_PER_MINUTE);
  });

  test('a question of an attempt accepts sixty submissions, also with concurrent calls', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    await saveAs(world, { ...mine, answers: [submit(world, 0, 'first')] });
    const [first] = await submissions(world);
    if (!first) throw new Error('one is queued');
    const left = SUBMITS_PER_MINUTE - 1;
    const earlier = Array.from({ length: SUBMITS_PER_QUESTION - 1 - left }, () => ({
      ...first,
      id: newId(),
      state: 'done' as const,
      createdAt: new Date(first.createdAt.getTime() - 3_600_000),
    }));
    await database.db.insert(submission).values(earlier);
    world.passMs(60_001);
    let revision = 1;
    const send = async (source: string): Promise<string> => {
      for (;;) {
        const sent = saveAs(world, { ...mine, answers: [submit(world, revision, source)] });
        const outcome = await sent.catch((error: unknown) => (error instanceof AppError ? error.code : error));
        if (typeof outcome === 'string') return outcome;
        const reply = await sent;
        const [saved] = reply.revisions;
        if (saved && !saved.conflict) return 'queued';
        if (saved?.conflict) revision = Math.max(revision, saved.serverCopy.revision);
      }
    };
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, no) => send(`program ${no}`)));
    const counted = Object.fromEntries(
      ['queued', 'SUBMIT_LIMIT'].map((one) => [one, outcomes.filter((o) => o === one).length]),
    );
    expect(counted).toEqual({ queued: left, SUBMIT_LIMIT: 20 - left });
    expect(await submissions(world)).toHaveLength(SUBMITS_PER_QUESTION);
    world.passMs(60_001);
    const last = (await stored(world, world.questionIds.code))?.revision ?? 0;
    expect(await refusal(saveAs(world, { ...mine, answers: [submit(world, last, 'last')] }))).toEqual({
      code: 'SUBMIT_LIMIT',
      params: { max: SUBMITS_PER_QUESTION },
    });
    expect(await stored(world, world.questionIds.code)).toMatchObject({ answer: code('last') });
  });
});
