import { stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { LIBRARY_PATHS, pythonArguments, type Toolchain } from './languages.ts';
import type { Executable, RunJob, RunOutcome, Runner } from './runner.ts';
import type { Box, BoxFiles, BoxJob } from './sandbox/box.ts';
import { readContent } from './sandbox/files.ts';
import type { BoxPool } from './sandbox/pool.ts';

const ERROR_BYTES = 64 * 1024;
const SIGNAL_NAMES = new Map<number, string>(Object.entries(constants.signals).map(([name, number]) => [number, name]));
const DEVICES = ['/dev/random', '/dev/urandom'];
/** One plain name: it becomes a file in the work folder. */
const FILE_NAME = /^[\w-]{1,64}$/u;

type Start = Pick<BoxJob, 'program' | 'arguments' | 'readable'>;

/** How a kind of program is started, and what of the system it has to see. A static one needs nothing. */
function startOf(executable: Executable, toolchain: Toolchain): Start {
  if (executable.kind === 'python' && toolchain.python) {
    return {
      program: toolchain.python.path,
      arguments: pythonArguments(toolchain.python, 'main.py'),
      readable: [...LIBRARY_PATHS, ...DEVICES, 'main.py'],
    };
  }
  const libraries = executable.kind === 'dynamic' ? LIBRARY_PATHS : [];
  return { program: executable.path, arguments: ['program'], readable: [...libraries, ...DEVICES] };
}

async function runIn(box: Box, job: RunJob, toolchain: Toolchain, signal?: AbortSignal): Promise<RunOutcome> {
  const { executable, fileIo } = job;
  if (fileIo !== undefined && !FILE_NAME.test(fileIo)) {
    throw new Error(`${fileIo} is no name for the files of a problem`);
  }
  const fileNames = fileIo === undefined ? null : { input: `${fileIo}.in`, output: `${fileIo}.out` };
  const files: BoxFiles = {
    ...(fileNames ? { content: { [fileNames.input]: job.input }, writable: fileNames.output } : {}),
    ...(executable.kind === 'python' ? { copies: { 'main.py': executable.path } } : {}),
  };
  const start = startOf(executable, toolchain);
  const answer = await box.run(
    {
      ...start,
      readable: fileNames ? [...start.readable, fileNames.input] : start.readable,
      writable: fileNames ? ['/dev/null', fileNames.output] : ['/dev/null'],
      compiling: false,
      cpuUs: job.cpuMs * 1000,
      wallUs: job.wallMs * 1000,
      memoryKiB: job.memoryKiB,
      outputBytes: job.outputBytes,
    },
    files,
    fileNames ? '' : job.input,
    signal,
  );
  const judged = fileNames ? join(box.work, fileNames.output) : box.output;
  const judgedBytes = fileNames ? (await stat(judged)).size : answer.outputBytes;
  const outputOverrun = Math.max(answer.outputBytes, answer.errorBytes, judgedBytes) > job.outputBytes;
  return {
    killed: answer.killed === '' || answer.killed === 'cancel' ? null : answer.killed,
    exitCode: answer.exitCode < 0 ? null : answer.exitCode,
    signal: answer.signal === 0 ? null : (SIGNAL_NAMES.get(answer.signal) ?? `SIG${answer.signal}`),
    cpuMs: Math.round(answer.cpuUs / 1000),
    wallMs: Math.round(answer.wallUs / 1000),
    memoryKiB: answer.memoryKiB,
    output: await readContent(judged, outputOverrun ? 0 : judgedBytes),
    error: (await readContent(box.error, answer.errorBytes)).subarray(0, ERROR_BYTES),
    outputOverrun,
  };
}

/** Runs in whichever box is free. A worker that failed is not the program's fault: once more, in a fresh one. */
export function createRun(pool: BoxPool, toolchain: Toolchain): Runner['run'] {
  return async (job, signal) =>
    pool.use(async (box) => {
      try {
        return await runIn(box, job, toolchain, signal);
      } catch (error) {
        if (signal?.aborted) {
          throw error;
        }
        return runIn(box, job, toolchain, signal);
      }
    });
}
