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
  /** Ends it the polite way and waits: its exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL, as a power button would for a process. */
  kill(): Promise<void>;
  /** Waits until it is gone by itself: the signal that ended it, or null. */
  ended(): Promise<NodeJS.Signals | null>;
  /** Moves the server's clock; only with the entry `serverWithClock.ts`. */
  moveClock(aheadMs: number): Promise<void>;
  /** What the server has taken of the processor so far, without the judge's programs; only with `tellsCpu`. */
  cpu(): Promise<CpuTime>;
}

export interface ProductOptions {
  /** Reuse the data of an earlier run; a new folder otherwise. */
  dataFolder?: string;
  port?: number;
  env?: Record<string, string>;
  /** Another entry than the product's own: for builds that break a control on purpose. */
  entry?: string;
  /** `cpu()` may be asked. */
  tellsCpu?: boolean;
}

const STARTED = /奥赛学堂已启动\s+(http:\/\/[^/\s]+)/;
/** A machine that runs other tests beside this one starts slowly. */
const START_TIMEOUT_MS = 180_000;

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));
}

/** The real server with its judge as a process of its own, on a free loopback port. */
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

/** Waits for the line that says what the judge can do: before it, submissions only queue. */
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
