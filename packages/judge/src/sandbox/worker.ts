import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What the worker says of itself at start. */
export interface WorkerHello {
  spaces: 'root' | 'user' | 'none';
  landlock: number;
  account: number;
  /** Whether it puts programs into a control group. */
  group: boolean;
}

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

/** A pair's: of both, and which of them (0 or 1) was gone first. */
export interface WorkerPairAnswer {
  first: 0 | 1;
  programs: [WorkerAnswer, WorkerAnswer];
}

/** One job in the worker's own words; paths of `readable` and `writable` are as the program sees them. */
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
  cpuUs: number;
  wallUs: number;
  memoryKiB: number;
  outputBytes: number;
}

export interface WorkerOptions {
  /** The worker's program. */
  jail: string;
  root: string;
  work: string;
  shared: string;
  slot: number;
  /** Folder of the slot's control group. */
  group: string | null;
}

export interface Worker {
  hello: WorkerHello;
  alive: () => boolean;
  /** Rejects when the worker itself fails; it is then of no further use. One job at a time. */
  run: (job: WorkerJob) => Promise<WorkerAnswer>;
  /** Two jobs at once, each reading what the other prints; their `input` and `output` are not used. */
  runPair: (jobs: readonly [WorkerJob, WorkerJob]) => Promise<WorkerPairAnswer>;
  cancel: () => void;
  close: () => Promise<void>;
}

/** A busy worker says something every second. One that is silent for so long is stuck, or somebody has stopped it. */
const SILENT_MS = 10_000;
/** Accounts for programs when the judge runs as root; no user database of Debian hands these out. */
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
    `cpuUs ${Math.round(job.cpuUs)}`,
    `wallUs ${Math.round(job.wallUs)}`,
    `memoryKiB ${Math.round(job.memoryKiB)}`,
    `outputBytes ${Math.round(job.outputBytes)}`,
    `processes ${PROCESSES}`,
  ];
}

function requestText(lines: readonly string[]): string {
  if (lines.some((line) => line.includes('\n'))) {
    throw new Error('a job for the sandbox worker must not contain line breaks');
  }
  return `${lines.join('\n')}\n\n`;
}

/** Start the worker of one slot and wait until its walls stand. */
export async function startWorker({ jail, root, work, shared, slot, group }: WorkerOptions): Promise<Worker> {
  const account = process.getuid?.() === 0 ? FIRST_ACCOUNT + slot : 0;
  const child = spawn(jail, [root, work, shared, String(account), group ?? '-'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    cwd: '/',
    env: {},
    // Ctrl-C is for the server, which then closes its workers; if it dies, they end with their standard input.
    detached: true,
  });
  const ended = once(child, 'close').then(
    () => null,
    () => null,
  );
  child.stdin.on('error', () => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  /** The next line with something in it: an empty one only says that the worker lives. */
  const nextAnswer = async (): Promise<string> => {
    for (;;) {
      const timer = setTimeout(() => child.kill('SIGKILL'), SILENT_MS);
      const line = await lines.next();
      clearTimeout(timer);
      if (line.done) {
        child.kill('SIGKILL');
        await ended;
        throw new Error('the sandbox worker ended unexpectedly');
      }
      if (line.value !== '') {
        return line.value;
      }
    }
  };

  const ask = async <T extends object>(request: readonly string[]): Promise<T> => {
    child.stdin.write(requestText(request));
    const answer = JSON.parse(await nextAnswer()) as T | { error: string };
    if ('error' in answer) {
      child.kill('SIGKILL');
      throw new Error(`the sandbox worker could not start the program: ${answer.error}`);
    }
    return answer;
  };

  const hello = JSON.parse(await nextAnswer()) as WorkerHello;
  return {
    hello,
    alive: () => !child.killed && child.exitCode === null && child.signalCode === null,
    run: async (job) => ask<WorkerAnswer>(linesOf(job)),
    runPair: async ([first, second]) => ask<WorkerPairAnswer>([...linesOf(first), 'second', ...linesOf(second)]),
    cancel: () => child.stdin.write('cancel\n\n'),
    close: async () => {
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), 1000);
      await ended;
      clearTimeout(timer);
    },
  };
}
