import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CpuTime, cpuOf, TELLS_CPU } from './cpuTime.ts';
import { newDataFolder } from './dataFolder.ts';

const root = join(import.meta.dirname, '../..');

export interface Product {
  url: string;
  dataFolder: string;
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it gracefully; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Waits until it exits without `stop` or `kill`; resolves with the signal that ended it, or null. */
  ended(): Promise<NodeJS.Signals | null>;
  /** Moves the server's clock; only with the entry `serverWithClock.ts`. */
  moveClock(aheadMs: number): Promise<void>;
  /** Processor time of the server so far, without the judge's programs; only with `tellsCpu`. */
  cpu(): Promise<CpuTime>;
}

export interface ProductOptions {
  /** Data folder of an earlier run; a new folder by default. */
  dataFolder?: string;
  port?: number;
  env?: Record<string, string>;
  /** Entry module other than the product's, for builds with a changed control. */
  entry?: string;
  /** Enables `cpu()`. */
  tellsCpu?: boolean;
}

const STARTED = /奥赛学堂已启动\s+(http:\/\/[^/\s]+)/;
/** Long, since the machine runs other tests at the same time. */
const START_TIMEOUT_MS = 180_000;

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Starts the real server with its judge in a separate process, on a free loopback port. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataFolder = options.dataFolder ?? (await newDataFolder(options.env?.['AOSAI_DEMO'] !== '0'));
  const child = spawn(
    process.execPath,
    [...(options.tellsCpu ? TELLS_CPU : []), options.entry ?? join(root, 'packages/server/src/main.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(options.port ?? 0),
        HOST: '127.0.0.1',
        AOSAI_DATA: dataFolder,
        AOSAI_DEMO: '1',
        NODE_ENV: '',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start:\n${output}`)), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const started = output.match(STARTED)?.[1];
      if (!started) return;
      clearTimeout(timer);
      resolve(started);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  return {
    url,
    dataFolder,
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async ended() {
      await ended(child);
      return child.signalCode;
    },
    moveClock: (aheadMs) =>
      new Promise((resolve) => {
        child.once('message', () => resolve());
        child.send({ aheadMs });
      }),
    cpu: () => cpuOf(child),
  };
}

/** Waits until the judge has logged its isolation level; before that, submissions only queue. */
export async function judgeReady(product: Product): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (/评测机\s+隔离级别/.test(product.output())) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the judge is not available:\n${product.output()}`);
}

export async function removeData(product: Product): Promise<void> {
  await rm(product.dataFolder, { recursive: true, force: true });
}
