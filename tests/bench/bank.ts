// Times lists, searches and draws in a bank of 50,000 questions in the embedded database, from the call of the handler
// to its rows. The questions are stored as after a school's import; their texts use words of the subject, some in most
// questions, some in few.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { STAGE } from '@aosai/api/questions/bank';
import { PROGRAMMING, QUESTION_TYPES, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { newId } from '../../packages/server/src/base/newId.ts';
import { type Db, openDatabase } from '../../packages/server/src/db/open.ts';
import { question, questionSearch } from '../../packages/server/src/db/schema/bank.ts';
import { gramsOf, searchable } from '../../packages/server/src/questions/bank/questionText.ts';
import { seededRandom } from '../../packages/api/src/kit/shuffle.ts';
import type { CallContext } from '../../packages/server/src/kit/context.ts';
import { question as handlers } from '../../packages/server/src/questions/question/question.ts';
import { testServices } from '../../packages/server/src/testing/testServices.ts';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { percentile } from '../load/percentile.ts';

export const name = 'bank';

const LISTS_MS = 100;

export const budgets: BenchEntry['budgets'] = {
  'list.p95Ms': { max: LISTS_MS },
  'filter.p95Ms': { max: LISTS_MS },
  'search.p95Ms': { max: LISTS_MS },
  'draw.p95Ms': { max: LISTS_MS },
};

const isSmall = process.env['AOSAI_BENCH_SMALL'] === '1';
const QUESTIONS = isSmall ? 1_000 : 50_000;
const ROUNDS = isSmall ? 2 : 20;
const AT_ONCE = 500;
const APP = 'bench';

const COMMON = '输入 输出 程序 数组 循环 变量 整数 下列 以下 关于 正确 字符串 函数 结果 执行 语句 表达式'.split(' ');
const RARE = '并查集 线段树 拓扑排序 最小生成树 欧拉回路 快速幂 单调栈 哈夫曼 卡特兰数 差分约束'.split(' ');

/** A question's text of about seventy characters, the same in every run. */
function textOf(random: () => number, no: number): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  const common = Array.from({ length: 24 }, () => pick(COMMON)).join('');
  return `第 ${no} 题 ${common} ${no % 200 === 0 ? pick(RARE) : ''} for (int i = ${no % 97}; i < n; i++)`;
}

async function seed(db: Db): Promise<void> {
  const random = seededRandom(7);
  const now = Date.now();
  for (let from = 0; from < QUESTIONS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, place) => {
      const no = from + place;
      const at = new Date(now - no * 60_000);
      const id = newId();
      const text = searchable(textOf(random, no));
      return { id, at, no, text, type: QUESTION_TYPES[no % 5] ?? SINGLE };
    });
    await db.insert(question).values(
      rows.map(({ id, at, no, text, type }) => ({
        appId: APP,
        id,
        createdAt: at,
        updatedAt: at,
        type,
        currentVersionId: id,
        title: text.slice(0, 40),
        status: no % 10 === 0 ? ('0' as const) : ('1' as const),
        isShared: no % 3 === 0,
        isOpen: no % 7 === 0,
        difficulty: DIFFICULTY.values[no % DIFFICULTY.values.length] ?? 'easy',
        stage: STAGE.values[no % STAGE.values.length] ?? null,
        points: [KNOWLEDGE_POINTS[no % KNOWLEDGE_POINTS.length]?.id ?? ''],
        tags: [`标签${no % 50}`],
        usedCount: no % 4,
        contentHash: id,
      })),
    );
    await db
      .insert(questionSearch)
      .values(rows.map(({ id, text }) => ({ appId: APP, questionId: id, text, grams: gramsOf(text) })));
  }
  await db.execute(sql`vacuum analyze`);
}

type ListInput = Parameters<typeof handlers.queryList>[1];
type DrawInput = Parameters<typeof handlers.queryRandomList>[1];
type Reader = 'office' | 'school' | 'student';
type Call = { as: Reader } & (
  | { action: 'queryList'; input: ListInput }
  | { action: 'queryRandomList'; input: DrawInput }
);

const list = (input: Partial<ListInput>, as: Reader = 'office'): Call => ({
  action: 'queryList',
  input: { page: 0, size: 20, sort: [], ...input },
  as,
});
const search = (keyword: string, as: Reader = 'office'): Call => list({ keyword }, as);

/** Draws a paper of GESP level 4: fifteen choices, ten judgements, two tasks. */
const paper = (seedText: string, more: Partial<DrawInput> = {}): Call => ({
  action: 'queryRandomList',
  as: 'office',
  input: {
    slots: [
      { type: SINGLE, count: 15, stage: 'gesp-4' },
      { type: TRUE_FALSE, count: 10, stage: 'gesp-4' },
      { type: PROGRAMMING, count: 2 },
    ],
    seed: seedText,
    ...more,
  },
});

const GROUPS: Record<string, (round: number) => Call[]> = {
  list: (round) => [list({ page: round }), list({}, 'school'), list({}, 'student'), list({ page: 49, size: 200 })],
  filter: (round) => [
    list({ types: [SINGLE], difficulties: ['hard'], stage: 'gesp-4' }),
    list({ points: [KNOWLEDGE_POINTS[round]?.id ?? ''] }, 'school'),
    list({ tags: [`标签${round}`], status: '1' }),
    list({ unusedDays: 90, sort: ['usedCount,asc'] }),
    list({ difficulties: ['easy'] }, 'student'),
  ],
  search: (round) => [
    search('数组'),
    search('数组 循环', 'school'),
    search(RARE[round % RARE.length] ?? ''),
    search(`${round * 31}`),
    search('栈'),
    search('变量', 'student'),
  ],
  draw: (round) => [paper(`seed${round}`), paper(`other${round}`, { excludeUsed: { days: 90, scope: 'all' } })],
};

async function contexts(db: Db): Promise<Record<Reader, CallContext>> {
  const services = await testServices({ now: () => new Date() });
  const expiresAt = new Date(Date.now() + 1e9);
  const [orgId, memberId, sessionId] = [newId(), newId(), newId()];
  const base = {
    db,
    services,
    appId: APP,
    ip: '127.0.0.1',
    userAgent: 'bench',
    host: 'localhost',
    origin: 'http://localhost',
    setSessionToken: () => undefined,
    setBrowserToken: () => undefined,
    signal: new AbortController().signal,
  };
  const member = { kind: 'member', sessionId, memberId, orgId, expiresAt } as const;
  return {
    office: {
      ...base,
      group: 'bms',
      actor: { kind: 'user', sessionId, userId: memberId, isSuper: true, permissions: new Set(), expiresAt },
    },
    school: { ...base, group: 'edms', actor: { ...member, type: 'teacher', orgRoles: ['manager'] } },
    student: { ...base, group: '', actor: { ...member, type: 'student', orgRoles: ['student'] } },
  };
}

async function measured(context: CallContext, call: Call): Promise<number> {
  const startedMs = performance.now();
  await (call.action === 'queryList'
    ? handlers.queryList(context, call.input)
    : handlers.queryRandomList(context, call.input));
  return performance.now() - startedMs;
}

export async function run(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'aosai-bank-'));
  const { db, close } = await openDatabase({ folder });
  try {
    const startedMs = performance.now();
    await seed(db);
    const seedSeconds = Math.round((performance.now() - startedMs) / 1_000);
    const readers = await contexts(db);
    const figures: Record<string, { p50Ms: number; p95Ms: number; maxMs: number }> = {};
    for (const [group, callsOf] of Object.entries(GROUPS)) {
      const times: number[] = [];
      for (const call of callsOf(0)) await measured(readers[call.as], call);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const call of callsOf(round)) times.push(await measured(readers[call.as], call));
      figures[group] = {
        p50Ms: percentile(times, 50),
        p95Ms: percentile(times, 95),
        maxMs: percentile(times, 100),
      };
    }
    return { questions: QUESTIONS, seedSeconds, ...figures };
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}
