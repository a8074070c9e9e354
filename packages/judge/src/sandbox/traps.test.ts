import { expect, test } from 'vitest';
import { corpusInLevel } from '../testing/corpusLevel.ts';
import { TEST_CACHE } from '../testing/testJudge.ts';
import type { Wall } from './tools.ts';

/** Mistakes that other sandboxes have made, each with the programs that reveal it. */
test.each([
  ['1: a file is emptied by its path, which Landlock covers late', ['spaces'], ['attack/canary-paths.cpp']],
  [
    '2: memory is read of the process that has the pid of the inside on the outside',
    [],
    ['limits/memory-step.cpp', 'attack/named-memory-bomb.cpp'],
  ],
  [
    '3: a limit of address space near the memory limit makes a crash of too much memory',
    [],
    ['limits/refused-memory.cpp', 'limits/vector-growth.cpp', 'limits/bad-alloc.cpp'],
  ],
  ['4: a program lowers the limits of its parent, of the same account', ['spaces'], ['attack/other-processes.cpp']],
  [
    '5: without name spaces the compiler has no place for its parts, and rules for single files are refused',
    ['spaces'],
    ['fine/exceptions.cpp', 'fine/file-io.cpp', 'fine/file-io.py', 'fine/library.py'],
  ],
  [
    '6: the first process of a name space does not feel signals',
    [],
    ['crash/terminate-self.cpp', 'crash/kill-self.cpp', 'crash/alarm.cpp', 'crash/abort-call.cpp'],
  ],
  ['7: locks on shared files are a way to talk', ['spaces'], ['attack/locks.cpp', 'attack/descriptors.cpp']],
] satisfies [string, Wall[], string[]][])(
  'sandbox trap %s',
  async (_, without, only) => {
    const report = await corpusInLevel({ cacheDir: TEST_CACHE, without, only });
    expect(report).toMatchObject({ programs: only.length, broken: [], left: [], next: 'AC' });
    expect(report.level).toMatch(without.length > 0 ? /^L4$/u : /^L[1-4]b?$/u);
  },
  120_000,
);
