import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerHash } from '@aosai/api/questions/hash';
import { AppError } from '@aosai/api/kit/errors';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, completeAs, offer, saveAs, startAs } from '../../testing/engine/drive.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import { save } from './save.ts';
import type { SaveInput } from '@aosai/api/exams/attempt.contract';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Sitting {
  memberId: string;
  attemptId: string;
  token: string;
}

async function sitting(world: World): Promise<Sitting> {
  const [memberId] = await world.addStudent();
  const { attempt, token } = await startAs(world, memberId);
  return { memberId, attemptId: attempt.id, token: token ?? '' };
}

const sittings = (world: World, count: number) =>
  Promise.all(Array.from({ length: count }, async () => sitting(world)));

/** The revision that was stored, or the code of the error. */
async function outcomeOf(
  world: World,
  { memberId, ...mine }: Sitting,
  input: Partial<SaveInput> = {},
  ip = '10.0.0.1',
) {
  try {
    const { revisions } = await save(world.call(), { memberId, ip }, { answers: [], events: [], ...mine, ...input });
    return revisions.map((item) => (item.conflict ? 'conflict' : item.revision));
  } catch (error) {
    return error instanceof AppError ? error.code : 'failed';
  }
}

test('forty concurrent saves take a few commits, and each gets the same reply as by itself', async () => {
  const world = await aWorld(database.db);
  const students = await sittings(world, 40);
  const transaction = vi.spyOn(database.db, 'transaction');
  const answers = [offer(world.questionIds.single, 0, choice('A'))];
  const replies = await Promise.all(
    students.map(({ memberId, attemptId, token }) =>
      save(world.call(), { memberId, ip: '10.0.0.1' }, { attemptId, token, answers, events: [] }),
    ),
  );
  const commits = transaction.mock.calls.length;
  transaction.mockRestore();
  const [first] = replies;
  expect(first?.revisions).toEqual([
    {
      questionId: world.questionIds.single,
      revision: 1,
      savedAt: world.clock.now.toISOString(),
      hash: answerHash(choice('A')).slice(0, 8),
    },
  ]);
  expect(replies).toEqual(replies.map(() => first));
  expect(commits).toBeLessThan(5);
});

test('each save in a round gets its own outcome', async () => {
  const world = await aWorld(database.db);
  const { single, fill } = world.questionIds;
  const students = await sittings(world, 9);
  const [plain, twice, stranger, wrong, late, unfit, unknown, stale, poison] = students as [
    Sitting,
    Sitting,
    Sitting,
    Sitting,
    Sitting,
    Sitting,
    Sitting,
    Sitting,
    Sitting,
  ];
  await completeAs({ ...world, studentId: late.memberId }, late.attemptId, late.token);
  await saveAs({ ...world, studentId: stale.memberId }, { ...stale, answers: [offer(single, 0, choice('B'))] });
  const answers = [offer(single, 0, choice('A'))];
  const outcomes = await Promise.all([
    outcomeOf(world, plain, { answers }),
    outcomeOf(world, twice, { answers }),
    outcomeOf(world, twice, { answers: [offer(fill, 0, null)] }),
    outcomeOf(world, { ...stranger, memberId: plain.memberId }, { answers }),
    outcomeOf(world, wrong, { answers, token: 'not the holder' }),
    outcomeOf(world, late, { answers }),
    outcomeOf(world, unfit, { answers: [offer(single, 0, choice('no such option'))] }),
    outcomeOf(world, unknown, { answers: [offer('0'.repeat(26), 0, null)] }),
    outcomeOf(world, stale, { answers }),
    outcomeOf(world, poison, { answers }, 'an address\0 that no text column takes'),
    outcomeOf(world, stranger),
  ]);
  expect(outcomes).toEqual([
    [1],
    [1],
    [1],
    'NOT_FOUND',
    'TAKEN_OVER',
    'ATTEMPT_CLOSED',
    'VALIDATION',
    'NOT_FOUND',
    ['conflict'],
    'failed',
    [],
  ]);
});

test('saves of two apps can share a round', async () => {
  const worlds = await Promise.all([aWorld(database.db), aWorld(database.db)]);
  const outcomes = await Promise.all(
    worlds.map(async (world) => {
      const student = await sitting(world);
      return outcomeOf(world, student, { answers: [offer(world.questionIds.single, 0, choice('A'))] });
    }),
  );
  expect(outcomes).toEqual([[1], [1]]);
});
