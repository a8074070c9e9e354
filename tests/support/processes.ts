import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks of /proc in a second, on every Linux that Node runs on. */
const TICKS = 100;

/** The numbers of /proc/…/stat from `ppid` on; null for a process that has just ended. */
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

/** Processor microseconds of a process, of its children that run and of those that it has seen end. */
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

/** The most that a process has held in memory so far. */
export async function peakMemoryMiBOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
