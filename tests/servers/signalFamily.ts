import { readdir, readFile } from 'node:fs/promises';

/** Sends a signal to a process and its children; those that have ended meanwhile are no loss. */
export async function signalFamily(pid: number, signal: NodeJS.Signals): Promise<void> {
  if (pid <= 1) throw new Error(`no process of a test: ${pid}`);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const family = [String(pid)];
  for (const one of pids) {
    const stat = await readFile(`/proc/${one}/stat`, 'utf8').catch(() => '');
    const [, parent] = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    if (parent === String(pid)) family.push(one);
  }
  for (const one of family) {
    try {
      process.kill(Number(one), signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
