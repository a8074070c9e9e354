import type { Figures } from '../../scripts/parts/benchReport.ts';
import { percentile } from './percentile.ts';

/** Times and refusals of one kind of call. */
export interface Tally {
  times: number[];
  /** Refusals and failures by code; each counts as an error of the run, including 429. */
  errors: Record<string, number>;
}

export const newTally = (): Tally => ({ times: [], errors: {} });

export function fail(tally: Tally, code: string): void {
  tally.errors[code] = (tally.errors[code] ?? 0) + 1;
}

export const errorCount = ({ errors }: Tally): number => Object.values(errors).reduce((sum, count) => sum + count, 0);

export function figuresOf(tally: Tally): Figures {
  const { times } = tally;
  return {
    calls: times.length + errorCount(tally),
    p50Ms: percentile(times, 50),
    p95Ms: percentile(times, 95),
    p99Ms: percentile(times, 99),
    slowestMs: percentile(times, 100),
    errors: errorCount(tally),
  };
}
