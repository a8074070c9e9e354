// A thousand students on one exam day: sign-in wave, start burst, steady saving with trial runs, end burst. Arrivals are
// open (a constant rate, whatever is still unanswered), envelopes are real, every student has a connection. The
// generator is a process of its own on the same machine: what it takes of the processor is in the figures.
import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import type { Tallies } from '../load/examDay.ts';
import { EXAM_DAY, type LoadPlan } from '../load/plan.ts';
import { demoPaper, LOAD_PASSWORD, seedExam } from '../load/seed.ts';
import { errorCount, figuresOf } from '../load/tally.ts';
import { judgeReady, type Product, removeData, startProduct } from '../support/product.ts';

export const name = 'load';

const STUDENTS = 1_000;
/** Clock ticks of /proc in a second, on every Linux that Node runs on. */
const TICKS = 100;

export const budgets: BenchEntry['budgets'] = {
  'save.p50Ms': { max: 60 },
  'save.p95Ms': { max: 250 },
  'save.p99Ms': { max: 800 },
  'startBurst.p95Ms': { max: 2_000 },
  errors: { max: 0 },
};

interface Played {
  tallies: Tallies;
  cpuPercent: number;
}

function play(plan: LoadPlan): Promise<Played> {
  const child = fork(join(import.meta.dirname, '../load/generator.ts'));
  return new Promise((resolve, reject) => {
    child.once('message', (played) => resolve(played as Played));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the load generator ended with ${code}`)));
    child.send(plan);
  });
}

/** Processor time of the server process itself, in milliseconds; the judge's programs are others. */
async function cpuMsOf({ pid }: Product): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

async function memoryMiBOf({ pid }: Product): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

export async function run(): Promise<Figures> {
  // The first start brings the demo's papers and builds the judge's tools, as in an installation that is in use.
  const first = await startProduct();
  await judgeReady(first);
  await first.stop();
  const { dataFolder } = first;
  const seeded = await seedExam(dataFolder, '压力测试', STUDENTS, (db) => demoPaper(db, 'gesp-4'));
  const product = await startProduct({ dataFolder });
  try {
    await judgeReady(product);
    const [startedMs, cpuBeforeMs] = [performance.now(), await cpuMsOf(product)];
    const { tallies, cpuPercent } = await play({
      ...EXAM_DAY,
      ...seeded,
      url: product.url,
      password: LOAD_PASSWORD,
    });
    const serverCpuPercent = (((await cpuMsOf(product)) - cpuBeforeMs) / (performance.now() - startedMs)) * 100;
    for (const [phase, tally] of Object.entries(tallies)) {
      if (errorCount(tally) > 0) console.log(`  ${phase}: ${JSON.stringify(tally.errors)}`);
    }
    const { signIn, start, save, debug, endSave, complete } = tallies;
    return {
      students: STUDENTS,
      savesPerSecond: EXAM_DAY.savesPerSecond,
      errors: Object.values(tallies).reduce((sum, tally) => sum + errorCount(tally), 0),
      save: figuresOf(save),
      startBurst: figuresOf(start),
      signIn: figuresOf(signIn),
      trialRunAccepted: figuresOf(debug),
      saveInEndBurst: figuresOf(endSave),
      complete: figuresOf(complete),
      serverCpuPercent: Math.round(serverCpuPercent),
      generatorCpuPercent: cpuPercent,
      serverMemoryMiB: await memoryMiBOf(product),
    };
  } finally {
    await product.stop();
    await removeData(product);
  }
}
