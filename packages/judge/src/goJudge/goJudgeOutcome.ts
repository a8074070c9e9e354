import { constants } from 'node:os';
import type { ProgramJob, RunOutcome } from '../runner.ts';
import type { GoJudgeResult } from './goJudgeApi.ts';

const NS_PER_MS = 1e6;
const ERROR_BYTES = 64 * 1024;
const SIGNAL_NAMES = new Map<number, string>(
  Object.entries(constants.signals)
    .toReversed()
    .map(([name, number]) => [number, name]),
);
/** Errors that a program causes with its own files; all other file errors are failures of go-judge. */
const TOO_LONG = new Set(['CopyOutSizeExceeded', 'CollectSizeExceeded']);
const NO_PLAIN_FILE = new Set(['CopyOutOpen', 'CopyOutNotRegularFile']);

type Ending = Pick<RunOutcome, 'killed' | 'exitCode' | 'signal' | 'outputOverrun'>;

function endingOf({ status, exitStatus, time, fileError = [], error }: GoJudgeResult, cpuMs: number): Ending {
  const ended: Ending = { killed: null, exitCode: exitStatus, signal: null, outputOverrun: false };
  const killed: Ending = { ...ended, exitCode: null, signal: 'SIGKILL' };
  switch (status) {
    case 'Accepted':
    case 'Nonzero Exit Status':
      return ended;
    case 'Memory Limit Exceeded':
      return { ...killed, killed: 'memory' };
    case 'Time Limit Exceeded':
      return { ...killed, killed: time >= cpuMs * NS_PER_MS ? 'cpu' : 'wall' };
    case 'Output Limit Exceeded':
      return { ...ended, outputOverrun: true };
    case 'Signalled':
      return { ...ended, exitCode: null, signal: SIGNAL_NAMES.get(exitStatus) ?? `SIG${exitStatus}` };
    case 'Dangerous Syscall':
      return { ...ended, exitCode: null, signal: 'SIGSYS' };
    case 'File Error':
      if (fileError.some(({ type }) => TOO_LONG.has(type))) {
        return { ...ended, outputOverrun: true };
      }
      if (fileError.length > 0 && fileError.every(({ type }) => NO_PLAIN_FILE.has(type))) {
        return ended;
      }
      throw new Error(`go-judge lost a file: ${JSON.stringify(fileError).slice(0, 200)}`);
    case 'Internal Error':
      throw new Error(`go-judge failed: ${error ?? ''}`);
    default:
      throw new Error(`go-judge answered with the unknown status ${String(status satisfies never)}`);
  }
}

/**
 * Converts a go-judge result to this project's units.
 * @throws Error when go-judge failed, never for what a program did
 */
export function outcomeOf(result: GoJudgeResult, job: Pick<ProgramJob, 'cpuMs' | 'writable'>): RunOutcome {
  const { files = {}, time, runTime, memory } = result;
  const ending = endingOf(result, job.cpuMs);
  const contentOf = (name: string): Buffer => (ending.outputOverrun ? Buffer.alloc(0) : Buffer.from(files[name] ?? ''));
  return {
    ...ending,
    cpuMs: Math.round(time / NS_PER_MS),
    wallMs: Math.round(runTime / NS_PER_MS),
    memoryKiB: Math.round(memory / 1024),
    output: contentOf('stdout'),
    error: Buffer.from(files['stderr'] ?? '').subarray(0, ERROR_BYTES),
    written: Object.fromEntries((job.writable ?? []).map((name) => [name, contentOf(name)])),
  };
}
