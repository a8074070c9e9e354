import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { TEST_CACHE } from '../../packages/judge/src/testing/testJudge.ts';

const CLI = join(import.meta.dirname, '../../packages/judge/src/cli.ts');

export interface WorkerProcess {
  signal(signal: NodeJS.Signals): void;
  /** Resolves when its sandbox is ready and it requests jobs. */
  started: Promise<void>;
  /** Ends the process, also when it is stopped. */
  end(): Promise<void>;
}

/** Starts `npm run judge -- worker` as a separate process with one slot. */
export function startWorkerProcess(server: string, token: string, name: string): WorkerProcess {
  const child: ChildProcess = spawn(process.execPath, [CLI, 'worker', '--server', server, '--name', name], {
    env: { ...process.env, JUDGE_TOKEN: token, JUDGE_SLOTS: '1', JUDGE_CACHE: TEST_CACHE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const started = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('已启动')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the worker ended before it started:\n${output}`)));
  });
  return {
    signal: (signal) => child.kill(signal),
    started,
    end: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}
