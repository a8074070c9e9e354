import type { RunOutcome } from '../runner.ts';

/** The outcome of a program that ended normally without output. */
export const endedRun = (change: Partial<RunOutcome> = {}): RunOutcome => ({
  killed: null,
  exitCode: 0,
  signal: null,
  cpuMs: 1,
  wallMs: 1,
  memoryKiB: 1024,
  output: Buffer.alloc(0),
  error: Buffer.alloc(0),
  outputOverrun: false,
  written: {},
  ...change,
});
