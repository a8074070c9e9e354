import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CPP } from '@aosai/api/judging/languages';
import type { Judge } from '../judge.ts';
import { findToolchain } from '../languages.ts';
import { headersMissing } from '../compile/precompiled.ts';
import { processesUnder } from '../testing/processes.ts';
import { ADD_CPP, openTestJudge, requestOf, TEST_CACHE } from '../testing/testJudge.ts';

const PATIENCE_MS = 180_000;

let judge: Judge;
beforeAll(async () => {
  judge = await openTestJudge();
  const { gpp } = await findToolchain();
  // Waits until the worker that builds the headers has ended; it is not under test here.
  const isAlone = async (): Promise<void> => {
    if (gpp && headersMissing(join(TEST_CACHE, 'headers'), gpp, false))
      throw new Error('headers are still being built');
    if ((await workers()).length !== 2) throw new Error('their worker still runs');
  };
  await vi.waitFor(isAlone, { timeout: PATIENCE_MS });
}, PATIENCE_MS);
afterAll(async () => judge.close());

/** The pids of the slot's worker: the process that Node started, and its child in the sandbox, which does the work. */
async function workers(): Promise<number[]> {
  const all = await processesUnder(join(TEST_CACHE, 'tools'));
  const outer = all.filter(({ parent }) => parent === process.pid).map(({ pid }) => pid);
  return [...outer, ...all.filter(({ parent }) => outer.includes(parent)).map(({ pid }) => pid)];
}

/** Sends a signal to a part of the worker some time into the job. */
async function hit(signal: NodeJS.Signals, part: 'outer' | 'inner', afterMs: number): Promise<number[]> {
  await sleep(afterMs);
  const pids = await workers();
  const pid = part === 'outer' ? pids[0] : pids[1];
  if (pid === undefined) throw new Error('no worker to hit');
  process.kill(pid, signal);
  return pids;
}

const RUNNING = `#include <cstdio>
#include <unistd.h>
int main() { puts("3"); usleep(700000); }`;
/** Compiles for about a second. */
const COMPILING = (mark: string): string => `// ${mark} ${process.hrtime.bigint()}
#include <iostream>
#include <regex>
int main() { std::regex word("a+"); std::cout << 3 * std::regex_match("a", word); }`;

test.each([
  ['SIGKILL', 'outer', 'a run'],
  ['SIGKILL', 'inner', 'a run'],
  ['SIGKILL', 'inner', 'a compilation'],
  ['SIGSTOP', 'inner', 'a run'],
  ['SIGSTOP', 'inner', 'a compilation'],
] as const)(
  'worker: %s of its %s process during %s, a new worker repeats the job and the verdict is right',
  async (signal, part, when) => {
    const source = when === 'a run' ? RUNNING : COMPILING(signal);
    if (when === 'a run') {
      expect((await judge.judge(requestOf({ language: CPP, source }))).verdict).toBe('AC');
    }
    const report = judge.judge(requestOf({ language: CPP, source }));
    const before = await hit(signal, part, 250);
    expect((await report).verdict).toBe('AC');
    const after = await workers();
    expect({ count: after.length, old: after.filter((pid) => before.includes(pid)) }).toEqual({ count: 2, old: [] });
  },
  PATIENCE_MS,
);

test(
  'worker: one that was stopped while idle is replaced by the next job',
  async () => {
    const before = await hit('SIGSTOP', 'inner', 0);
    expect((await judge.judge(requestOf({ language: CPP, source: ADD_CPP }))).verdict).toBe('AC');
    expect((await workers()).filter((pid) => before.includes(pid))).toEqual([]);
  },
  PATIENCE_MS,
);
