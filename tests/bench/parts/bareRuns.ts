import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const BUBBLEWRAP = '/usr/bin/bwrap';

/** Runs a static program `count` times from a loop in C, with a file as input; resolves with microseconds per run. */
export type BareRuns = (count: number, input: string, command: readonly string[]) => Promise<number>;

export async function buildBareLoop(folder: string): Promise<BareRuns> {
  const loop = join(folder, 'bareLoop');
  await execute('g++', ['-x', 'c', '-O2', '-o', loop, join(import.meta.dirname, 'bareLoop.c')]);
  return async (count, input, command) => Number((await execute(loop, [String(count), input, ...command])).stdout);
}

/** Bubblewrap's command line for a static program that sees nothing but itself, or the reason why it cannot run. */
export async function bubblewrapCommand(program: string): Promise<string[] | string> {
  if (!existsSync(BUBBLEWRAP)) {
    if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
      return 'not installed: apt-get install bubblewrap';
    }
    try {
      await execute('apt-get', ['update']);
      await execute('apt-get', ['install', '-y', '--no-install-recommends', 'bubblewrap']);
    } catch (error) {
      return `could not be installed: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
    }
  }
  const command = [BUBBLEWRAP, '--unshare-all', '--die-with-parent', '--new-session', '--dev', '/dev'];
  const whole = [...command, '--ro-bind', program, '/program', '/program'];
  return execute(BUBBLEWRAP, [...whole.slice(1, -1), '/missing']).then(
    () => whole,
    // Without namespaces it fails before it looks for the program.
    (error: { stderr: string }) =>
      error.stderr.includes('execvp') ? whole : `does not run here: ${error.stderr.trim()}`,
  );
}
