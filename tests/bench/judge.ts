// The judge by itself: submissions of an A+B with 10 cases, one after the other and as many at a time as the judge
// has slots. Cold: a program that was never seen before (compiled with the precompiled header); cached: seen before.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CPP, type LanguageId, PYTHON } from '@aosai/api/domain/languages';
import { type Judge, openJudge } from '@aosai/judge/judge';
import type { Figures } from '../../scripts/parts/benchReport.ts';
import { ADD_CASES, ADD_CPP, ADD_PYTHON } from '../load/addTask.ts';
import { headersBuilt } from '../load/headersBuilt.ts';
import { percentile } from '../load/percentile.ts';

export const name = 'judge';

const COLD = 60;
const CACHED = 300;
const ALONE = 30;

async function judged(judge: Judge, language: LanguageId, source: string): Promise<number> {
  const startedMs = performance.now();
  const report = await judge.judge({
    language,
    source,
    limits: { timeMs: 1000, memoryKiB: 256 * 1024 },
    compare: { kind: 'default' },
    cases: ADD_CASES,
    subtasks: [],
    totalPoints: 10_000,
  });
  if (report.verdict !== 'AC') throw new Error(`A+B was judged ${report.verdict}: ${report.compileMessage}`);
  return performance.now() - startedMs;
}

async function perSecond(count: number, one: (no: number) => Promise<number>): Promise<number> {
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: count }, (_, no) => one(no)));
  return Math.round((count / (performance.now() - startedMs)) * 10_000) / 10;
}

async function alone(one: (no: number) => Promise<number>): Promise<Figures> {
  const times: number[] = [];
  for (let no = 0; no < ALONE; no += 1) times.push(await one(no));
  return { p50Ms: percentile(times, 50), p95Ms: percentile(times, 95) };
}

/** A program that no cache knows; the comment stands at the end, so that the first include stays the first line. */
const fresh = (no: number, group: string) => `${ADD_CPP}// ${group} ${no} ${process.pid}\n`;

export async function run(): Promise<Figures> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'aosai-bench-judge-'));
  const judge = await openJudge({ cacheDir });
  try {
    const { available, level, slots, problems } = judge.status();
    if (!available) throw new Error(`the judge is not available: ${problems.join('; ')}`);
    await headersBuilt(cacheDir);
    await judged(judge, CPP, ADD_CPP);
    return {
      coldPerSecond: await perSecond(COLD, (no) => judged(judge, CPP, fresh(no, 'many'))),
      cachedPerSecond: await perSecond(CACHED, () => judged(judge, CPP, ADD_CPP)),
      pythonPerSecond: await perSecond(COLD, () => judged(judge, PYTHON, ADD_PYTHON)),
      coldAlone: await alone((no) => judged(judge, CPP, fresh(no, 'alone'))),
      cachedAlone: await alone(() => judged(judge, CPP, ADD_CPP)),
      cases: ADD_CASES.length,
      slots,
      isolation: level,
    };
  } finally {
    await judge.close();
    await rm(cacheDir, { recursive: true, force: true });
  }
}
