import type { CaseResult } from '@aosai/api/judging/judging';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

/**
 * A program controls its own time and memory, so exact figures of hidden cases could leak their input. A member gets
 * upper bounds in a few steps, and only for passed cases: a member who solved a case learns nothing new. docs/judges.md
 * estimates what still leaks.
 */
const TIME_STEPS_MS = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const;
const MEMORY_STEPS_KIB = [16, 64, 256, 1_024, 4_096].map((mib) => mib * 1_024);

type Figures = Pick<SubmissionView, 'timeMs' | 'memoryKiB'>;

function boundOf(steps: readonly number[], value: number): number | null {
  return steps.find((step) => value <= step) ?? null;
}

export function boundsOf({
  verdict,
  timeMs,
  memoryKiB,
}: Pick<CaseResult, 'verdict' | 'timeMs' | 'memoryKiB'>): Figures {
  if (verdict !== 'AC') return { timeMs: null, memoryKiB: null };
  return { timeMs: boundOf(TIME_STEPS_MS, timeMs), memoryKiB: boundOf(MEMORY_STEPS_KIB, memoryKiB) };
}

function largest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

/** The bounds of a submission, from its passed cases. */
export function boundsOfAll(cases: readonly CaseResult[]): Figures {
  const bounds = cases.map(boundsOf);
  return { timeMs: largest(bounds.map((one) => one.timeMs)), memoryKiB: largest(bounds.map((one) => one.memoryKiB)) };
}
