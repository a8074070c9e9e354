import { type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const bin = join(root, 'node_modules/.bin');

/** Environment with node_modules/.bin first in PATH, also when a script was started without npm. */
export const childEnv = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...extra,
});

export interface ChildResult {
  code: number;
  output: string;
}

/** Exit code of a script that a signal ended, as shells count it. */
const STOPPED = 130;

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a program to its end. `quiet` collects the output instead of showing it.
 * Forwards a signal to the program first, so that no process is left behind, then ends this script.
 */
export function run(
  command: string,
  args: readonly string[],
  { quiet = false, ...options }: SpawnOptions & { quiet?: boolean } = {},
): Promise<ChildResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: childEnv(),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...options,
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    let stoppedBy: NodeJS.Signals | undefined;
    const forward = (signal: NodeJS.Signals): void => {
      stoppedBy = signal;
      child.kill(signal);
    };
    for (const signal of STOP_SIGNALS) process.on(signal, forward);
    const settle = (): void => {
      for (const signal of STOP_SIGNALS) process.off(signal, forward);
      if (stoppedBy) process.exit(STOPPED);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code) => {
      settle();
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/** Formats the time since `fromMs`, like `1.2 s`. */
export const seconds = (fromMs: number): string => `${((performance.now() - fromMs) / 1000).toFixed(1)} s`;
