import type { ItemReport } from './itemReport.ts';
import { DEFAULT_LIMITS, MOST_LIMITS } from './limits.ts';

const LEAST = { timeMs: 1, memoryKiB: 1024 } as const;

function within(name: keyof typeof LEAST, value: number | null, fallback: number, report: ItemReport): number {
  if (value === null || !(value > 0)) return fallback;
  const held = Math.min(Math.max(Math.round(value), LEAST[name]), MOST_LIMITS[name]);
  if (held !== Math.round(value)) report.note('limit-clamped', name === 'timeMs' ? '时间' : '内存');
  return held;
}

/**
 * The limits of a package, within our bounds. A missing limit comes from the format's `defaults` or, with a note, from
 * ours.
 */
export function limitsOf(
  { timeMs, memoryKiB }: { timeMs: number | null; memoryKiB: number | null },
  report: ItemReport,
  defaults: { timeMs?: number; memoryKiB?: number } = {},
): { timeMs: number; memoryKiB: number } {
  const isGiven = (value: number | null): boolean => value !== null && value > 0;
  if (!isGiven(timeMs) && defaults.timeMs === undefined) report.note('limit-default', '时间');
  if (!isGiven(memoryKiB) && defaults.memoryKiB === undefined) report.note('limit-default', '内存');
  return {
    timeMs: within('timeMs', timeMs, defaults.timeMs ?? DEFAULT_LIMITS.timeMs, report),
    memoryKiB: within('memoryKiB', memoryKiB, defaults.memoryKiB ?? DEFAULT_LIMITS.memoryKiB, report),
  };
}

const TIME_MS = {
  ms: 1,
  s: 1000,
  sec: 1000,
  second: 1000,
  seconds: 1000,
  毫秒: 1,
  秒: 1000,
  us: 0.001,
  m: 60_000,
} as const;
const MEMORY_KIB = {
  b: 1 / 1024,
  k: 1,
  kb: 1,
  kib: 1,
  m: 1024,
  mb: 1024,
  mib: 1024,
  g: 1024 * 1024,
  gb: 1024 * 1024,
  gib: 1024 * 1024,
} as const;

function measured(
  text: string,
  units: Readonly<Record<string, number>>,
  usual: string,
  report: ItemReport,
): number | null {
  const found = /^([\d.]+)\s*(\p{L}*)$/u.exec(text.trim());
  const value = Number(found?.[1]);
  if (!found || !Number.isFinite(value)) return null;
  const unit = (found[2] || usual).toLowerCase();
  if (!Object.hasOwn(units, unit)) report.note('limit-unit', text.trim());
  return value * (units[unit] ?? units[usual] ?? 1);
}

/** Parses `500ms`, `1.5 s` or `2` to milliseconds, in `usual` units if it names none; null if it is no number. */
export const timeMs = (text: string, usual: keyof typeof TIME_MS, report: ItemReport): number | null =>
  measured(text, TIME_MS, usual, report);

/** Parses `256m`, `512.0 MB` or `64` to KiB, in `usual` units if it names none; null if it is no number. */
export const memoryKiB = (text: string, usual: keyof typeof MEMORY_KIB, report: ItemReport): number | null =>
  measured(text, MEMORY_KIB, usual, report);
