// Times the search of a learner (Ctrl K) among 100,000 questions, 100,000 units, 5,000 courses and 5,000 articles in the
// embedded database, from the call of the handler to its reply. Titles use words of the subject: some are in most
// titles, some in few, and some words that are searched are in none.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { newId } from '../../packages/server/src/base/newId.ts';
import { type Db, openDatabase } from '../../packages/server/src/db/open.ts';
import { question, questionSearch } from '../../packages/server/src/db/schema/bank.ts';
import { chapter, course } from '../../packages/server/src/db/schema/content.ts';
import { search } from '../../packages/server/src/desks/search.ts';
import type { CallContext } from '../../packages/server/src/kit/context.ts';
import { testServices } from '../../packages/server/src/testing/testServices.ts';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { percentile } from '../load/percentile.ts';

export const name = 'find';

export const budgets: BenchEntry['budgets'] = { p95Ms: { max: 150 } };

const isSmall = process.env['AOSAI_BENCH_SMALL'] === '1';
const ROWS = isSmall ? 1_000 : 100_000;
const FEW = ROWS / 20;
const ROUNDS = isSmall ? 2 : 20;
const APP = 'bench';

const COMMON = '输入 输出 程序 数组 循环 变量 整数 下列 以下 关于 正确 字符串 函数 结果 执行 语句 表达式'.split(' ');
const RARE = '并查集 线段树 拓扑排序 最小生成树 欧拉回路 快速幂 单调栈 哈夫曼 卡特兰数 差分约束'.split(' ');

/** Three common words with a number; every two hundredth title has a rare word too. */
const TITLE = sql`(${sql.param(COMMON)}::text[])[1 + no % 17] || '与' || (${sql.param(COMMON)}::text[])[1 + no / 17 % 17]
  || case when no % 200 = 0 then (${sql.param(RARE)}::text[])[1 + no / 200 % 10] else '' end || ' ' || no`;

const series = (rows: number) => sql`generate_series(0, ${sql.raw(String(rows - 1))}) as no`;

async function seed(db: Db): Promise<void> {
  await db.execute(sql`insert into ${question} (app_id, id, created_at, updated_at, type, current_version_id, title,
    status, is_open, content_hash) select ${APP}, 'q' || no, now(), now(), case no % 4 when 0 then '5' else '1' end,
    'q' || no, ${TITLE}, '1', no % 3 > 0, 'q' || no from ${series(ROWS)}`);
  await db.execute(sql`insert into ${questionSearch} (app_id, question_id, text, grams)
    select app_id, id, lower(title), title_grams(title) from ${question}`);
  await db.execute(sql`insert into ${chapter} (app_id, id, created_at, updated_at, title, status)
    select ${APP}, 'u' || no, now(), now(), ${TITLE}, '1' from ${series(ROWS)}`);
  await db.execute(sql`insert into ${course} (app_id, id, created_at, updated_at, title, status, kind, difficulty,
    chapter_ids) select ${APP}, 'c' || no, now(), now(), ${TITLE}, '1', case no % 2 when 0 then 'course' else 'content'
    end, 'easy', case no % 2 when 0 then array(select 'u' || no * 20 + k from generate_series(0, 39) as k)
    else '{}' end from ${series(2 * FEW)}`);
  await db.execute(sql`vacuum analyze`);
}

/** What people type: words that many titles have, words of few, single characters, two words, numbers, nothing known. */
const keywordsOf = (round: number): string[] => [
  COMMON[round % COMMON.length] ?? '',
  RARE[round % RARE.length] ?? '',
  '栈',
  `${COMMON[round % COMMON.length]} ${round * 37}`,
  `${round * 131}`,
  '不存在的词',
];

async function studentOf(db: Db): Promise<CallContext> {
  const [memberId, sessionId] = [newId(), newId()];
  return {
    db,
    services: await testServices({ now: () => new Date() }),
    appId: APP,
    ip: '127.0.0.1',
    userAgent: 'bench',
    host: 'localhost',
    origin: 'http://localhost',
    setSessionToken: () => undefined,
    setBrowserToken: () => undefined,
    signal: new AbortController().signal,
    group: '',
    actor: {
      kind: 'member',
      sessionId,
      memberId,
      orgId: null,
      type: 'student',
      orgRoles: [],
      expiresAt: new Date(Date.now() + 1e9),
    },
  };
}

export async function run(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'aosai-find-'));
  const { db, close } = await openDatabase({ folder });
  try {
    await seed(db);
    const context = await studentOf(db);
    const times: number[] = [];
    for (const keyword of keywordsOf(0)) await search.query(context, { keyword });
    for (let round = 0; round < ROUNDS; round += 1)
      for (const keyword of keywordsOf(round)) {
        const startedMs = performance.now();
        await search.query(context, { keyword });
        times.push(performance.now() - startedMs);
      }
    return {
      rows: ROWS,
      p50Ms: percentile(times, 50),
      p95Ms: percentile(times, 95),
      maxMs: percentile(times, 100),
    };
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}
