import { stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { LIBRARY_PATHS, LOCALE_PATHS, pythonArguments, type Toolchain } from '../languages.ts';
import type { PairOutcome, ProgramJob, RunJob, RunOutcome, Runner } from '../runner.ts';
import type { Box, BoxFiles, BoxJob } from '../sandbox/box.ts';
import { readContent } from '../sandbox/files.ts';
import type { BoxPool } from '../sandbox/pool.ts';
import type { WorkerAnswer } from '../sandbox/worker.ts';

const ERROR_BYTES = 64 * 1024;
/** Some numbers have two names. Reversed, the first and usual one wins: SIGABRT, not SIGIOT. */
const SIGNAL_NAMES = new Map<number, string>(
  Object.entries(constants.signals)
    .toReversed()
    .map(([name, number]) => [number, name]),
);
const DEVICES = ['/dev/random', '/dev/urandom'];

type Prepared = { job: BoxJob; files: Required<BoxFiles> };

/** How a program is started and which paths it may read; a static program needs almost none. */
function prepare(job: ProgramJob, toolchain: Toolchain, script: string): Prepared {
  const { executable } = job;
  const python = executable.kind === 'python' ? toolchain.python : null;
  const start = python
    ? { program: python.path, arguments: pythonArguments(python, script) }
    : { program: executable.path, arguments: ['program'] };
  const libraries = executable.kind === 'static' ? LOCALE_PATHS : LIBRARY_PATHS;
  return {
    job: {
      program: start.program,
      arguments: [...start.arguments, ...(job.arguments ?? [])],
      readable: [...libraries, ...DEVICES, ...(python ? [script] : []), ...Object.keys(job.files ?? {})],
      writable: ['/dev/null', ...(job.writable ?? [])],
      compiling: false,
      cpuUs: job.cpuMs * 1000,
      wallUs: job.wallMs * 1000,
      memoryKiB: job.memoryKiB,
      outputBytes: job.outputBytes,
    },
    files: {
      content: { ...job.files },
      copies: python ? { [script]: executable.path } : {},
      writable: job.writable ?? [],
    },
  };
}

/** Turns a worker's answer, and the files it names, into an outcome. */
async function outcomeOf(
  box: Box,
  job: ProgramJob,
  answer: WorkerAnswer,
  streams: { output: string | null; error: string },
): Promise<RunOutcome> {
  const sizes = await Promise.all(
    (job.writable ?? []).map(async (name) => ({ name, bytes: (await stat(join(box.work, name))).size })),
  );
  const fits = (bytes: number): number => (bytes > job.outputBytes ? 0 : bytes);
  const written = await Promise.all(
    sizes.map(async ({ name, bytes }) => [name, await readContent(join(box.work, name), fits(bytes))] as const),
  );
  const outputOverrun = [answer.outputBytes, answer.errorBytes, ...sizes.map(({ bytes }) => bytes)].some(
    (bytes) => bytes > job.outputBytes,
  );
  return {
    killed: answer.killed === '' || answer.killed === 'cancel' ? null : answer.killed,
    exitCode: answer.exitCode < 0 ? null : answer.exitCode,
    signal: answer.signal === 0 ? null : (SIGNAL_NAMES.get(answer.signal) ?? `SIG${answer.signal}`),
    cpuMs: Math.round(answer.cpuUs / 1000),
    wallMs: Math.round(answer.wallUs / 1000),
    memoryKiB: answer.memoryKiB,
    output: streams.output === null ? Buffer.alloc(0) : await readContent(streams.output, fits(answer.outputBytes)),
    error: await readContent(streams.error, Math.min(answer.errorBytes, ERROR_BYTES)),
    outputOverrun,
    written: Object.fromEntries(written),
  };
}

/** Turns file input and output (NAME.in, NAME.out) into plain files of the job. */
function withFiles(job: RunJob): RunJob {
  return job.fileIo === undefined
    ? job
    : {
        ...job,
        input: job.standardIoToo ? job.input : '',
        files: { ...job.files, [`${job.fileIo}.in`]: job.input },
        writable: [...(job.writable ?? []), `${job.fileIo}.out`],
      };
}

async function runIn(box: Box, given: RunJob, toolchain: Toolchain, signal?: AbortSignal): Promise<RunOutcome> {
  const job = withFiles(given);
  const prepared = prepare(job, toolchain, 'main.py');
  const answer = await box.run(prepared.job, prepared.files, job.input, signal);
  const outcome = await outcomeOf(box, job, answer, { output: box.output, error: box.error });
  const file = job.fileIo === undefined ? undefined : outcome.written[`${job.fileIo}.out`];
  const isStandard = file === undefined || (job.standardIoToo === true && file.length === 0);
  return {
    ...outcome,
    output: outcome.outputOverrun ? Buffer.alloc(0) : isStandard ? outcome.output : file,
  };
}

async function runPairIn(
  box: Box,
  { program, interactor }: Parameters<Runner['runPair']>[0],
  toolchain: Toolchain,
  signal?: AbortSignal,
): Promise<PairOutcome> {
  const [one, other] = [prepare(program, toolchain, 'main.py'), prepare(interactor, toolchain, 'interactor.py')];
  const files: BoxFiles = {
    content: { ...one.files.content, ...other.files.content },
    copies: { ...one.files.copies, ...other.files.copies },
    writable: [...one.files.writable, ...other.files.writable],
  };
  const answer = await box.runPair([one.job, other.job], files, signal);
  const [ofProgram, ofInteractor] = answer.programs;
  return {
    program: await outcomeOf(box, program, ofProgram, { output: null, error: box.error }),
    interactor: await outcomeOf(box, interactor, ofInteractor, { output: null, error: box.otherError }),
    first: answer.first === 0 ? 'program' : 'interactor',
  };
}

/** Runs each job in the next free box. */
export function createRun(pool: BoxPool, toolchain: Toolchain): Pick<Runner, 'run' | 'runPair'> {
  return {
    run: async (job, signal) => pool.use(async (box) => runIn(box, job, toolchain, signal), signal),
    runPair: async (job, signal) => pool.use(async (box) => runPairIn(box, job, toolchain, signal), signal),
  };
}
