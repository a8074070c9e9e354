import { and, eq } from 'drizzle-orm';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Judge, openJudge } from '@aosai/judge/judge';
import { COMPILE_BOMB } from '@aosai/judge/testing/testJudge';
import type { OpenDatabase } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { NO_AUTHOR } from '../../kit/reader.ts';
import { reportOf } from '../../exams/reports/report.ts';
import { storeCases } from '../../questions/testData/storeCases.ts';
import { A_PLUS_B } from '../../testing/engine/aPaper.ts';
import { debugRun } from '../../exams/saving/debugRun.ts';
import { code, completeAs, offer, running, saveAs, startAs } from '../../testing/engine/drive.ts';
import { aWorld, NOON } from '../../testing/engine/world.ts';
import { startQueue } from './startQueue.ts';

let database: OpenDatabase;
let judge: Judge;
beforeAll(async () => {
  database = await openTestDatabase();
  judge = await openJudge({ cacheDir: join(tmpdir(), 'aosai-judge-test'), slots: 1 });
}, 120_000);
afterAll(async () => {
  await judge.close();
  await database.close();
});

const SUBTRACTS_WHEN_LARGE = `#include <bits/stdc++.h>
int main() { long long a, b; std::cin >> a >> b; std::cout << (a > 1000 ? a - b : a + b) << std::endl; }`;
const ADDS_IN_PYTHON = 'a, b = map(int, input().split())\nprint(a + b)\n';

test(
  'queue: the real judge finds the failing case, and the better final program counts',
  { timeout: 120_000 },
  async () => {
    const world = await aWorld(database.db);
    const cases = await storeCases(world.call().services.testData, [
      { id: '01', input: '1 2\n', expected: '3\n', sample: false },
      { id: '02', input: '5000 1\n', expected: '5001\n', sample: false },
    ]);
    await database.db
      .update(questionVersion)
      .set({ programming: { ...A_PLUS_B, cases } })
      .where(eq(questionVersion.id, world.questionIds.code));
    const { attemptId, token } = await running(world);
    const services = world.call().services;
    const log = { warn: () => undefined, error: (details: object) => expect.fail(JSON.stringify(details)) };
    const queue = startQueue({ db: database.db, judge, services, log, slots: 1 });
    const judged = async () => {
      queue.wake();
      const ofWorld = eq(submission.appId, world.appId);
      while ((await database.db.select().from(submission).where(ofWorld)).some(({ state }) => state !== 'done')) {
        await sleep(20);
      }
    };
    try {
      const wrong = { ...offer(world.questionIds.code, 0, code(SUBTRACTS_WHEN_LARGE)), submit: true };
      await saveAs(world, { attemptId, token, answers: [wrong] });
      await judged();
      const { results } = await saveAs(world, { attemptId, token, wantResults: true });
      expect(results).toMatchObject([
        {
          verdict: 'WA',
          points: 1250,
          cases: [
            { no: 1, verdict: 'AC' },
            { no: 2, verdict: 'WA', points: 0 },
          ],
        },
      ]);
      const python = { kind: 'code' as const, language: 71 as const, code: ADDS_IN_PYTHON };
      world.passMs(1000);
      await completeAs(world, attemptId, token, [offer(world.questionIds.code, 1, python)]);
      await judged();
      expect(await reportOf(world.call(), attemptId, { reader: 'candidate', author: NO_AUTHOR })).toMatchObject({
        state: 'ready',
        totalPoints: 2500,
        judging: { done: 2, total: 2 },
      });
    } finally {
      await queue.stop();
    }
  },
);

test(
  'queue: verdicts come before two compile bombs in trial runs have used up their time',
  { timeout: 240_000 },
  async () => {
    const world = await aWorld(database.db);
    const startedMs = performance.now();
    Object.defineProperty(world.clock, 'now', { get: () => new Date(NOON.getTime() + performance.now() - startedMs) });
    await database.db
      .update(questionVersion)
      .set({ programming: { ...A_PLUS_B, cases: A_PLUS_B.cases.slice(0, 1) } })
      .where(eq(questionVersion.id, world.questionIds.code));
    const questionId = world.questionIds.code;
    const attackers = [await world.addStudent(), await world.addStudent()];
    for (const [no, [memberId]] of attackers.entries()) {
      const { attempt, token } = await startAs(world, memberId);
      const bomb = { attemptId: attempt.id, token: token ?? '', questionId, language: 53 as const };
      await debugRun(world.call(), memberId, { ...bomb, code: `${COMPILE_BOMB}// ${no}\n`, input: '' });
    }
    const services = world.call().services;
    const log = { warn: () => undefined, error: (details: object) => expect.fail(JSON.stringify(details)) };
    const queue = startQueue({ db: database.db, judge, services, log, slots: 1 });
    const isSome = async (source: string, state: string) => {
      const found = await database.db.select().from(submission).where(eq(submission.appId, world.appId));
      return found.some((row) => row.code.startsWith(source) && row.state === state);
    };
    try {
      while (!(await isSome(COMPILE_BOMB, 'judging'))) await sleep(20);
      const mine = await running(world);
      const answer = offer(questionId, 0, { kind: 'code', language: 71, code: ADDS_IN_PYTHON });
      await saveAs(world, { ...mine, answers: [{ ...answer, submit: true }] });
      queue.wake();
      while (!(await isSome(ADDS_IN_PYTHON, 'done'))) await sleep(20);
      expect(await isSome(COMPILE_BOMB, 'done')).toBe(false);
    } finally {
      await queue.stop();
    }
  },
);

test('queue: a trial run of an interactive task shows what its interactor said', { timeout: 120_000 }, async () => {
  const world = await aWorld(database.db);
  const source = `import sys
n = int(open(sys.argv[1]).read())
said = sys.stdin.readline().strip()
open(sys.argv[3] + "judgemessage.txt", "w").write("said " + said)
sys.exit(42 if said == str(n) else 43)`;
  const compare = { kind: 'interactor' as const, protocol: 'icpc' as const, language: 71 as const, source };
  await database.db
    .update(questionVersion)
    .set({ programming: { ...A_PLUS_B, compare } })
    .where(eq(questionVersion.id, world.questionIds.code));
  const { attemptId, token } = await running(world);
  const services = world.call().services;
  const log = { warn: () => undefined, error: (details: object) => expect.fail(JSON.stringify(details)) };
  const queue = startQueue({ db: database.db, judge, services, log, slots: 1 });
  const mine = and(eq(submission.appId, world.appId), eq(submission.kind, 'debug'));
  const tried = async (program: string) => {
    const place = { attemptId, token, questionId: world.questionIds.code, language: 71 as const };
    const id = await debugRun(world.call(), world.studentId, { ...place, code: program, input: '7' });
    queue.wake();
    for (;;) {
      const [row] = await database.db
        .select()
        .from(submission)
        .where(and(mine, eq(submission.id, id)));
      if (row?.state === 'done') return [row.verdict, row.run?.message];
      await sleep(20);
    }
  };
  try {
    expect(await tried('print(7)')).toEqual(['AC', 'said 7']);
    expect(await tried('print(8)')).toEqual(['WA', 'said 8']);
  } finally {
    await queue.stop();
  }
});
