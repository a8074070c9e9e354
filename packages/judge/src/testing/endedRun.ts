import type { RunOutcome } from '../runner.ts';

/** A program that ended by itself, without a word. */
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
