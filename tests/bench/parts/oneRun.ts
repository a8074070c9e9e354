// Overhead of the sandbox for one run of A+B: through the judge's runner with full isolation and the way to and from
// Node, started by a loop in C without isolation, and under bubblewrap, which neither limits nor measures.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CPP } from '@aosai/api/judging/languages';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import type { Figures } from '../../../scripts/parts/benchReport.ts';
import type { RunJob, RunOutcome, Runner } from '../../../packages/judge/src/runner.ts';
import { ADD_CPP } from '../../load/addTask.ts';
import { percentile } from '../../load/percentile.ts';
import { bubblewrapCommand, buildBareLoop } from './bareRuns.ts';

/** The kinds alternate, so that other load on the machine affects all of them. */
const ROUNDS = 9;
const RUNS = 100;
const INPUT = '1 2\n';
const BURNS = 10;

const BURN_CPP = `#include <ctime>
int main() { while (clock() < CLOCKS_PER_SEC * 2 / 5) {} }
`;

async function withProgram<T>(
  runner: Runner,
  source: string,
  task: (program: string, once: () => Promise<RunOutcome>) => Promise<T>,
): Promise<T> {
  const compiled = await runner.compile({ language: CPP, source });
  if (!compiled.ok) throw new Error(compiled.message);
  const { executable } = compiled;
  const limits = { cpuMs: 1000, wallMs: 3000, memoryKiB: 256 * 1024, outputBytes: 64 * MEBIBYTE };
  const job: RunJob = { executable, input: INPUT, ...limits };
  try {
    return await task(executable.path, () => runner.run(job));
  } finally {
    executable.release();
  }
}

async function inSandbox(once: () => Promise<RunOutcome>): Promise<number> {
  const startedMs = performance.now();
  for (let no = 0; no < RUNS; no += 1) {
    const { exitCode } = await once();
    if (exitCode !== 0) throw new Error(`A+B ended with ${exitCode}`);
  }
  return ((performance.now() - startedMs) * 1000) / RUNS;
}

/** Returns medians in microseconds and the median of the rounds' ratios. */
export async function oneRun(runner: Runner, folder: string): Promise<Figures> {
  const bareLoop = await buildBareLoop(folder);
  const input = join(folder, 'input');
  await writeFile(input, INPUT);
  return withProgram(runner, ADD_CPP, async (program, once) => {
    const bubblewrap = await bubblewrapCommand(program);
    const rounds: { bare: number; sandbox: number; bubblewrap: number }[] = [];
    await inSandbox(once);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        bare: await bareLoop(RUNS, input, [program]),
        sandbox: await inSandbox(once),
        bubblewrap: typeof bubblewrap === 'string' ? Number.NaN : await bareLoop(RUNS, input, bubblewrap),
      });
    }
    const median = (of: (round: (typeof rounds)[number]) => number): number => percentile(rounds.map(of), 50);
    const ratio = (of: (round: (typeof rounds)[number]) => number): number =>
      Math.round(median((r) => of(r) * 100)) / 100;
    return {
      bareUs: median((round) => round.bare),
      sandboxUs: median((round) => round.sandbox),
      timesBareExec: ratio((round) => round.sandbox / round.bare),
      ...(typeof bubblewrap === 'string'
        ? { bubblewrap }
        : {
            bubblewrapUs: median((round) => round.bubblewrap),
            timesBubblewrap: ratio((round) => round.sandbox / round.bubblewrap),
          }),
    };
  });
}

/** CPU times that the judge reports for a program that uses 400 ms by its own measurement. */
export async function cpuAccuracy(runner: Runner): Promise<Figures> {
  return withProgram(runner, BURN_CPP, async (_, once) => {
    const read: number[] = [];
    for (let no = 0; no < BURNS; no += 1) read.push((await once()).cpuMs);
    return { leastMs: Math.min(...read), mostMs: Math.max(...read) };
  });
}
