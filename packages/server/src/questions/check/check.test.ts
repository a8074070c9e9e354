import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { JudgeReport, JudgeRequest } from '@aosai/api/judging/judging';
import type { Verdict } from '@aosai/api/judging/verdicts';
import type { OpenDatabase } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { StoredSolution } from '../../db/schema/storedQuestion.ts';
import { submission } from '../../db/schema/submission.ts';
import { questionCheck } from '../../db/schema/judge.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { ACCEPTED, fakeJudge } from '../../testing/judging/fakeJudge.ts';
import { startQueue } from '../../judging/queue/startQueue.ts';
import { until } from '../../testing/judging/queueStage.ts';
import { A_PLUS_B } from '../../testing/engine/aPaper.ts';
import { code, offer, running, saveAs } from '../../testing/engine/drive.ts';
import { refusal } from '../../testing/engine/outcomes.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import { currentCheck } from './currentCheck.ts';
import { startCheck } from './startCheck.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await database.db.delete(submission);
  await database.db.delete(questionCheck);
});
afterAll(() => database.close());

const start = (world: World, who: string, row: Parameters<typeof startCheck>[2], ids?: string[]) =>
  startCheck(world.call(), who, row, ids, () => Promise.resolve());

const solution = (id: string, expect_: Verdict[], language: StoredSolution['language'] = CPP): StoredSolution => ({
  id,
  name: `${id}.cpp`,
  language,
  code: `// ${id}`,
  expect: expect_,
});
const REFERENCE = solution('ref', ['AC']);
const SLOW = solution('slow', ['AC'], PYTHON);
const WRONG = solution('wrong', ['WA']);
const LUCKY = solution('lucky', ['WA', 'TLE']);

/** The world's programming question with two cases in one subtask, and solutions. */
async function authored(solutions: StoredSolution[]) {
  const world = await aWorld(database.db);
  const { db } = database;
  const subtasks = [{ id: 's', points: 10_000, type: 'min' as const }];
  const cases = A_PLUS_B.cases.map((one) => ({ ...one, subtaskId: 's' }));
  const own = eq(questionVersion.id, world.questionIds.code);
  await db
    .update(questionVersion)
    .set({ solutions, programming: { ...A_PLUS_B, subtasks, cases } })
    .where(own);
  const find = async () => {
    const [row] = await db.select().from(question).where(eq(question.currentVersionId, world.questionIds.code));
    if (!row) throw new Error('every version has its question');
    return row;
  };
  const grid = async () => {
    const [version] = await db.select().from(questionVersion).where(own);
    return version ? currentCheck(db, world.appId, version) : null;
  };
  return { world, find, grid, row: await find(), own };
}

const BROKEN = '比较程序编译失败，请修改后重测';

/**
 * A fake judge that goes by the program's name: `wrong` fails the second case, `slow` takes 700 ms; no checker
 * compiles.
 */
function report(request: JudgeRequest): JudgeReport {
  if (request.compare.kind === 'checker') {
    const none = { verdict: 'SE' as const, points: 0, timeMs: 0, memoryKiB: 0 };
    return { ...ACCEPTED, ...none, cases: request.cases.map(({ id }) => ({ ...none, caseId: id, message: BROKEN })) };
  }
  const timeMs = request.source.includes('slow') ? 700 : 130;
  const isWrong = request.source.includes('wrong');
  const cases = request.cases.map(({ id, subtaskId }, no) => ({
    caseId: id,
    subtaskId,
    verdict: isWrong && no === 1 ? ('WA' as const) : ('AC' as const),
    points: 0,
    timeMs,
    memoryKiB: 3000 + no,
    message: isWrong && no === 1 ? '第 1 行与答案不同' : undefined,
  }));
  return { ...ACCEPTED, verdict: isWrong ? 'WA' : 'AC', timeMs, memoryKiB: 3001, cases };
}

async function judged(world: World, isDone: () => Promise<boolean>, seen: string[] = []): Promise<JudgeRequest[]> {
  const requests: JudgeRequest[] = [];
  const judge = fakeJudge();
  judge.judge = (request) => {
    requests.push(request);
    seen.push(request.source);
    return Promise.resolve(report(request));
  };
  const log = { warn: () => undefined, error: (details: object) => expect.fail(JSON.stringify(details)) };
  const queue = startQueue({ db: database.db, judge, services: world.call().services, log, slots: 1 });
  await until(isDone);
  await queue.stop();
  return requests;
}

const noneOpen = async () => (await database.db.$count(questionCheck, eq(questionCheck.state, 'open'))) === 0;

test('startCheck: runs every solution on every case and compares the results with the expectations', async () => {
  const { world, row, find, grid } = await authored([REFERENCE, SLOW, WRONG, LUCKY]);
  const debugId = await start(world, 'author', row);
  const requests = await judged(world, noneOpen);
  expect(requests.map(({ subtasks, cases }) => [subtasks.length, cases.map(({ subtaskId }) => subtaskId)])).toEqual(
    [1, 2, 3, 4].map(() => [0, [undefined, undefined]]),
  );
  const found = await grid();
  const passed = { verdict: 'AC', firstWrong: null };
  expect(found).toMatchObject({
    solutions: [
      { id: 'ref', ...passed, asExpected: true, timeMs: 130, memoryKiB: 3001 },
      { id: 'slow', ...passed, asExpected: true, timeMs: 700 },
      { id: 'wrong', verdict: 'WA', asExpected: true, cases: [{ verdict: 'AC' }, { caseId: '02', verdict: 'WA' }] },
      { id: 'lucky', ...passed, asExpected: false },
    ],
    advised: [
      { language: CPP, slowestMs: 130, limitMs: 400 },
      { language: PYTHON, slowestMs: 700, limitMs: 1400 },
    ],
  });
  expect(found?.solutions[2]?.firstWrong).toEqual({ caseId: '02', verdict: 'WA', message: '第 1 行与答案不同' });
  expect((await find()).checkState).toBe('unexpected');
  expect(await database.db.$count(submission)).toBe(0);
  const told = world.published.map(({ memberId, event }) => [memberId, event]);
  expect(told).toEqual(
    [1, 2, 3, 4].map((done) => ['author', { type: 'check', debugId, questionId: row.id, done, total: 4 }]),
  );
});

test('startCheck: a unique index allows one check at a time per person, also with concurrent calls', async () => {
  const { world, row } = await authored([REFERENCE]);
  const startAs = (who: string) => refusal(start(world, who, row));
  const busy = { code: 'DEBUG_BUSY', params: {} };
  const twice = await Promise.all([startAs('one'), startAs('one'), startAs('other')]);
  expect(twice.filter((answer) => typeof answer === 'string')).toHaveLength(2);
  expect(twice).toContainEqual(busy);
  await database.db.execute(sql`drop index question_check_open`);
  try {
    expect(await startAs('one')).toEqual(expect.any(String));
  } finally {
    await database.db.delete(questionCheck);
    await database.db.execute(
      sql`create unique index question_check_open on question_check (app_id, created_by) where state = 'open'`,
    );
  }
});

test('startCheck: runs after everything that students wait for', async () => {
  const { world, row } = await authored([REFERENCE]);
  await start(world, 'author', row);
  world.passMs(5_000);
  const room = await running(world);
  await saveAs(world, {
    ...room,
    answers: [{ ...offer(world.questionIds.code, 0, code('// student')), submit: true }],
  });
  const seen: string[] = [];
  await judged(world, noneOpen, seen);
  expect(seen).toEqual(['// student', '// ref']);
});

test('startCheck: running one solution keeps the results of all others that have not changed', async () => {
  const { world, row, find, grid, own } = await authored([REFERENCE, WRONG]);
  await start(world, 'author', row);
  await judged(world, noneOpen);
  expect((await find()).checkState).toBe('asExpected');
  const changed = { ...WRONG, code: '// lucky' };
  await database.db
    .update(questionVersion)
    .set({ solutions: [REFERENCE, changed, SLOW] })
    .where(own);
  await start(world, 'author', row, ['slow']);
  await judged(world, noneOpen);
  expect((await grid())?.solutions.map(({ id }) => id)).toEqual(['ref', 'wrong', 'slow']);
  expect((await find()).checkState).toBe('unchecked');
  await start(world, 'author', row, ['wrong']);
  await judged(world, noneOpen);
  expect((await find()).checkState).toBe('unexpected');
  expect(await database.db.$count(questionCheck)).toBe(1);
});

test('settleCheck: a task that changes meanwhile gets no result and loses its old grid', async () => {
  const { world, row, grid, own } = await authored([REFERENCE]);
  await start(world, 'author', row);
  await judged(world, noneOpen);
  await start(world, 'author', row);
  await database.db
    .update(questionVersion)
    .set({ programming: { ...A_PLUS_B, compare: { kind: 'token' } } })
    .where(own);
  await judged(world, noneOpen);
  expect(await grid()).toBeNull();
  expect(await database.db.$count(submission)).toBe(0);
});

test('startCheck: tries a checker that does not compile once, and shows the author why', async () => {
  const { world, row, find, grid, own } = await authored([REFERENCE]);
  const compare = { kind: 'checker', protocol: 'testlib', language: CPP, source: 'int' } as const;
  await database.db
    .update(questionVersion)
    .set({ programming: { ...A_PLUS_B, compare } })
    .where(own);
  await start(world, 'author', row);
  expect(await judged(world, noneOpen)).toHaveLength(1);
  expect((await grid())?.solutions).toMatchObject([
    { id: 'ref', verdict: 'SE', asExpected: false, firstWrong: { caseId: '01', verdict: 'SE', message: BROKEN } },
  ]);
  expect((await find()).checkState).toBe('unexpected');
});

test('startCheck: without cases, solutions or a program it refuses, and tells the author what to add', async () => {
  const { world, row, own } = await authored([]);
  const told = () => refusal(start(world, 'author', row));
  const said = (detail: string) => ({ code: 'NOTHING_TO_CHECK', params: { detail } });
  expect(await told()).toEqual(said('还没有参考程序，请先添加'));
  await database.db
    .update(questionVersion)
    .set({ solutions: [REFERENCE], programming: { ...A_PLUS_B, cases: [] } })
    .where(own);
  expect(await told()).toEqual(said('还没有测试点，请先添加'));
  const objective = { ...row, currentVersionId: world.questionIds.single };
  expect(await refusal(start(world, 'author', objective))).toEqual(said('只有编程题可以试评'));
});
