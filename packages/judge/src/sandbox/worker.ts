import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** The worker's first message: its walls. */
export interface WorkerHello {
  spaces: 'root' | 'user' | 'none';
  landlock: number;
  account: number;
  /** Whether the worker puts programs into a control group. */
  group: boolean;
}

/** The result of one job. Times are µs, memory is KiB; -1 and 0 mean no exit code and no signal. */
export interface WorkerAnswer {
  killed: '' | 'cpu' | 'wall' | 'memory' | 'cancel';
  exitCode: number;
  signal: number;
  cpuUs: number;
  wallUs: number;
  memoryKiB: number;
  outputBytes: number;
  errorBytes: number;
}

/** The results of a pair, and which of the two (0 or 1) ended first. */
export interface WorkerPairAnswer {
  first: 0 | 1;
  programs: [WorkerAnswer, WorkerAnswer];
}

/** One job in the worker's protocol. Paths in `readable` and `writable` are as the program sees them. */
export interface WorkerJob {
  program: string;
  input: string;
  output: string;
  error: string;
  arguments: readonly string[];
  environment: readonly string[];
  readable: readonly string[];
  writable: readonly string[];
  compiling: boolean;
  /** A debugger's job: a compiler's, with the calls that control a child. */
  tracing?: boolean;
  cpuUs: number;
  wallUs: number;
  memoryKiB: number;
  outputBytes: number;
}

/** Options of a worker; all paths are absolute. */
export interface WorkerOptions {
  /** Path of the worker's program. */
  jail: string;
  root: string;
  work: string;
  shared: string;
  slot: number;
  /** Folder of the slot's control group; null without control groups. */
  group: string | null;
}

/** A running worker of one slot. It runs one job at a time. */
export interface Worker {
  hello: WorkerHello;
  alive: () => boolean;
  /** Rejects when the worker itself fails; it cannot be used afterwards. */
  run: (job: WorkerJob) => Promise<WorkerAnswer>;
  /** Runs two jobs at the same time, each reading the other's output; their `input` and `output` are not used. */
  runPair: (jobs: readonly [WorkerJob, WorkerJob]) => Promise<WorkerPairAnswer>;
  cancel: () => void;
  close: () => Promise<void>;
}

/** A busy worker writes a line every second. If it is silent for this long, it hangs or was stopped. */
const SILENT_MS = 10_000;
const GONE_MS = 5000;
/** Accounts of programs when the judge runs as root; Debian assigns no users this range. */
const FIRST_ACCOUNT = 60_100;
const PROCESSES = 64;

function linesOf(job: WorkerJob): string[] {
  return [
    `program ${job.program}`,
    `input ${job.input}`,
    `output ${job.output}`,
    `error ${job.error}`,
    ...job.arguments.map((value) => `argument ${value}`),
    ...job.environment.map((value) => `environment ${value}`),
    ...job.readable.map((value) => `readable ${value}`),
    ...job.writable.map((value) => `writable ${value}`),
    `compiling ${job.compiling ? 1 : 0}`,
    ...(job.tracing === true ? ['tracing 1'] : []),
    `cpuUs ${Math.round(job.cpuUs)}`,
    `wallUs ${Math.round(job.wallUs)}`,
    `memoryKiB ${Math.round(job.memoryKiB)}`,
    `outputBytes ${Math.round(job.outputBytes)}`,
    `processes ${PROCESSES}`,
  ];
}

function requestText(lines: readonly string[]): string {
  if (lines.some((line) => /[\n\0]/u.test(line))) {
    throw new Error('a job for the sandbox worker must not contain line breaks');
  }
  return `${lines.join('\n')}\n\n`;
}

/** Starts the worker of one slot and waits until its walls are up. */
export async function startWorker({ jail, root, work, shared, slot, group }: WorkerOptions): Promise<Worker> {
  const account = process.getuid?.() === 0 ? FIRST_ACCOUNT + slot : 0;
  const child = spawn(jail, [root, work, shared, String(account), group ?? '-'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    cwd: '/',
    env: {},
    // The server handles Ctrl-C and closes its workers. If the server dies, they end because their standard input
    // closes.
    detached: true,
  });
  const ended = once(child, 'close').then(
    () => null,
    () => null,
  );
  child.stdin.on('error', () => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  /** Waits a limited time only: a process that hangs in the kernel cannot be killed and must not block the slot. */
  const endNow = async (): Promise<void> => {
    child.kill('SIGKILL');
    await Promise.race([ended, sleep(GONE_MS, null, { ref: false })]);
  };

  /** The next line that is not empty; empty lines only show that the worker is alive. */
  const nextAnswer = async (): Promise<string> => {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, SILENT_MS, null);
      });
      const line = await Promise.race([lines.next(), silence]);
      clearTimeout(timer);
      if (line === null || line.done) {
        throw new Error(line === null ? 'the sandbox worker fell silent' : 'the sandbox worker ended unexpectedly');
      }
      if (line.value !== '') {
        return line.value;
      }
    }
  };

  const ask = async <T extends object>(request: readonly string[]): Promise<T> => {
    const text = requestText(request);
    try {
      child.stdin.write(text);
      const answer = JSON.parse(await nextAnswer()) as T | { error: string };
      if ('error' in answer) {
        throw new Error(`the sandbox worker could not start the program: ${answer.error}`);
      }
      return answer;
    } catch (error) {
      await endNow();
      throw error;
    }
  };

  const hello = JSON.parse(
    await nextAnswer().catch(async (error: unknown) => {
      await endNow();
      throw error;
    }),
  ) as WorkerHello;
  return {
    hello,
    alive: () => !child.killed && child.exitCode === null && child.signalCode === null,
    run: async (job) => ask<WorkerAnswer>(linesOf(job)),
    runPair: async ([first, second]) => ask<WorkerPairAnswer>([...linesOf(first), 'second', ...linesOf(second)]),
    cancel: () => child.stdin.write('cancel\n\n'),
    close: async () => {
      child.stdin.end();
      const isGone = await Promise.race([ended.then(() => true), sleep(1000, false, { ref: false })]);
      if (!isGone) {
        await endNow();
      }
    },
  };
}
