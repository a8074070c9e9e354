import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks per second in /proc, on every Linux that Node runs on. */
const TICKS = 100;

/** Fields of /proc/…/stat from `ppid` on; null for a process that has ended. */
async function statOf(pid: number | string): Promise<number[] | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return text === null
    ? null
    : text
        .slice(text.lastIndexOf(') ') + 4)
        .split(' ')
        .map(Number);
}

const PPID = 0;
const [UTIME, STIME, CUTIME, CSTIME] = [10, 11, 12, 13];

/** Processor time in microseconds of a process, its running children and those that it has waited for. */
export async function cpuUsOfFamily(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  let ticks = 0;
  for (const one of pids) {
    const stat = await statOf(one);
    const isHead = Number(one) === pid;
    if (!stat || (!isHead && stat[PPID] !== pid)) continue;
    const fields = isHead ? [UTIME, STIME, CUTIME, CSTIME] : [UTIME, STIME];
    ticks += fields.reduce((sum, field) => sum + (stat[field] ?? 0), 0);
  }
  return (ticks * 1_000_000) / TICKS;
}

/** Peak resident memory of a process so far. */
export async function peakMemoryMiBOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
