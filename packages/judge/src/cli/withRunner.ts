import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { openLocalRunner } from '../run/localRunner.ts';
import type { Runner } from '../runner.ts';
import { UsageError } from './usageError.ts';

/**
 * Creates and returns the folder where the command line keeps the sandbox's worker and compiled programs.
 * @throws UsageError when it cannot be created
 */
export function cacheFolder(): string {
  const folder =
    process.env['JUDGE_CACHE'] ?? join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'aosai-judge');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`不能写入缓存文件夹 ${folder}，请用环境变量 JUDGE_CACHE 指定另一个`, { cause: error });
  }
  return folder;
}

/**
 * Runs a task with a local runner and closes the runner afterwards. It has one slot and precompiles no headers: this
 * process ends before that would pay off.
 */
export async function withRunner<T>(task: (runner: Runner) => Promise<T>): Promise<T> {
  const runner = await openLocalRunner({ cacheDir: cacheFolder(), slots: 1, precompile: false });
  try {
    return await task(runner);
  } finally {
    await runner.close();
  }
}
