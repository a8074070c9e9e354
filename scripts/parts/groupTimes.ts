import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './child.ts';

/** How long the groups of `npm test` took, and how fast the machine was then. */
export interface GroupTimes {
  measuredAt: string;
  machine: string;
  /** Time of a fixed piece of work on one core, to compare machines, which are shared and differ. */
  yardstickMs: number;
  seconds: Record<string, number>;
  /** Average number of busy cores, including other processes. */
  busyCores: Record<string, number>;
}

export const timesFile = join(root, 'docs/testTimes.json');

/** Reads the committed times; `npm test -- --keep` writes them. */
export const keptTimes = (): GroupTimes | undefined =>
  existsSync(timesFile) ? (JSON.parse(readFileSync(timesFile, 'utf8')) as GroupTimes) : undefined;

const BLOCK = Buffer.alloc(2 ** 20, 7);
const BLOCKS = 64;
const TRIES = 5;

/** The best of five, so that a short load of other processes does not count. */
export function yardstickMs(): number {
  const times = Array.from({ length: TRIES }, () => {
    const startedMs = performance.now();
    const hash = createHash('sha256');
    for (let block = 0; block < BLOCKS; block += 1) hash.update(BLOCK);
    hash.digest();
    return performance.now() - startedMs;
  });
  return Math.round(Math.min(...times));
}

/** Busy time of all cores since the machine started. */
export const coresBusyMs = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

const percent = (now: number, then: number): string => {
  const change = Math.round((now / then - 1) * 100);
  return `${change < 0 ? '' : '+'}${change} %`;
};

export type Times = Pick<GroupTimes, 'yardstickMs' | 'seconds' | 'busyCores'>;

/** A line per group: time, busy cores, stored time, and the growth in seconds and relative to the machine's speed. */
export const timeLines = (now: Times, kept: GroupTimes | undefined): string[] =>
  Object.entries(now.seconds).map(([name, seconds]) => {
    const took = `${name}: ${seconds} s with ${now.busyCores[name] ?? '?'} cores at work`;
    const before = kept?.seconds[name];
    if (kept === undefined || before === undefined) return `${took}, none kept`;
    const measured = percent(seconds / now.yardstickMs, before / kept.yardstickMs);
    return `${took}, kept ${before} s: ${percent(seconds, before)}, ${measured} by the speed of the machine`;
  });
