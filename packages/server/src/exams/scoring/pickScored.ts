import type { Verdict } from '@aosai/api/judging/verdicts';
import type { SubmissionState } from '@aosai/api/judging/judging';

export interface Graded {
  id: string;
  state: SubmissionState;
  verdict: Verdict | null;
  points: number | null;
  codeHash: string;
}

/**
 * Picks the submission that counts from one answer's submissions, given oldest first. best: most points, the latest of
 * equals; last: the one of the final program, else the latest. A failure of the judge counts only when there is nothing
 * else.
 */
export function pickGraded<T extends Graded>(
  submissions: readonly T[],
  policy: 'best' | 'last',
  finalHash: string | null,
): T | null {
  const done = submissions.filter(({ state }) => state === 'done');
  const sound = done.filter(({ verdict }) => verdict !== 'SE');
  const from = sound.length > 0 ? sound : done;
  if (policy === 'last') return from.findLast(({ codeHash }) => codeHash === finalHash) ?? from.at(-1) ?? null;
  return from.reduce<T | null>(
    (best, next) => (best === null || (next.points ?? 0) >= (best.points ?? 0) ? next : best),
    null,
  );
}
