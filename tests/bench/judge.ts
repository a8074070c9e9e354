// The judge without a server. One run compared with a bare exec; then submissions of an A+B with 10 cases: one at a
// time on an idle machine, and at full load with a slot per core (and with the default, which leaves a core to the
// site). Fresh: never compiled before. Cached: compiled before, as after a trial run of the same code.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CPP, type LanguageId, PYTHON } from '@aosai/api/judging/languages';
import { createJudge, type Judge, openJudge } from '@aosai/judge/judge';
import { openLocalRunner } from '../../packages/judge/src/run/localRunner.ts';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { ADD_CASES, ADD_CPP, ADD_PYTHON } from '../load/addTask.ts';
import { headersBuilt } from '../load/headersBuilt.ts';
import { percentile } from '../load/percentile.ts';
import { cpuAccuracy, oneRun } from './parts/oneRun.ts';

export const name = 'judge';

/** A control group per program takes time, but measures what polling cannot. */
const MOST_TIMES_BARE = { polled: 2.5, grouped: 3.2 };

export const budgets: BenchEntry['budgets'] = {
  'oneRun.timesBareExec': { max: MOST_TIMES_BARE.polled },
  'burn400.leastMs': { min: 390 },
  'burn400.mostMs': { max: 420 },
  'coldAlone.p95Ms': { max: 1000 },
  cachedPerSecond: { min: 100 },
  coldPerSecond: { min: 9 },
};

const FRESH = 60;
const CACHED = 300;
const ALONE = 30;
/** Few, since without precompiled headers each takes most of a second. */
const WITHOUT_HEADERS = 8;

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

async function alone(count: number, one: (no: number) => Promise<number>): Promise<Figures> {
  const times: number[] = [];
  for (let no = 0; no < count; no += 1) times.push(await one(no));
  return { p50Ms: percentile(times, 50), p95Ms: percentile(times, 95) };
}

/** A program that no cache has yet. Its comment is at the end, so that the include stays the first line. */
const fresh = (no: number, group: string) => `${ADD_CPP}// ${group} ${no} ${process.pid}\n`;

async function opened<T>(judge: Judge, task: (judge: Judge) => Promise<T>): Promise<T> {
  try {
    const { available, problems } = judge.status();
    if (!available) throw new Error(`the judge is not available: ${problems.join('; ')}`);
    return await task(judge);
  } finally {
    await judge.close();
  }
}

/** Times without precompiled headers, as for the first submissions after an installation. */
async function withoutHeaders(cacheDir: string): Promise<Figures> {
  const runner = await openLocalRunner({ cacheDir, slots: 1, precompile: false });
  return opened(createJudge(runner), async (judge) => ({
    oneRun: await oneRun(runner, cacheDir),
    burn400: await cpuAccuracy(runner),
    coldWithoutHeaderAlone: await alone(WITHOUT_HEADERS, (no) => judged(judge, CPP, fresh(no, 'bare'))),
  }));
}

async function throughput(
  judge: Judge,
): Promise<Record<'coldPerSecond' | 'cachedPerSecond' | 'pythonPerSecond', number>> {
  const { slots } = judge.status();
  await judged(judge, CPP, ADD_CPP);
  return {
    coldPerSecond: await perSecond(FRESH, (no) => judged(judge, CPP, fresh(no, `many${slots}`))),
    cachedPerSecond: await perSecond(CACHED, () => judged(judge, CPP, ADD_CPP)),
    pythonPerSecond: await perSecond(FRESH, () => judged(judge, PYTHON, ADD_PYTHON)),
  };
}

export async function run(): Promise<Figures> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'aosai-bench-judge-'));
  try {
    const first = await withoutHeaders(cacheDir);
    const figures = await opened(await openJudge({ cacheDir, slots: availableParallelism() }), async (judge) => {
      const { level, slots } = judge.status();
      budgets['oneRun.timesBareExec'] = {
        max: level === 'L1' || level === 'L2' ? MOST_TIMES_BARE.grouped : MOST_TIMES_BARE.polled,
      };
      await headersBuilt(cacheDir);
      return {
        ...(await throughput(judge)),
        coldAlone: await alone(ALONE, (no) => judged(judge, CPP, fresh(no, 'alone'))),
        cachedAlone: await alone(ALONE, () => judged(judge, CPP, ADD_CPP)),
        pythonAlone: await alone(ALONE, () => judged(judge, PYTHON, ADD_PYTHON)),
        cases: ADD_CASES.length,
        slots,
        isolation: level,
      };
    });
    const defaultSlots = await opened(await openJudge({ cacheDir }), async (judge) => ({
      slots: judge.status().slots,
      ...(await throughput(judge)),
    }));
    return { ...first, ...figures, defaultSlots };
  } finally {
    await rm(cacheDir, { recursive: true, force: true });
  }
}
