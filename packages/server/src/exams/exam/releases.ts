import { awaitedOf, withheldMatrix } from '@aosai/api/exams/release';
import type { ReviewMatrix } from '@aosai/api/exams/review';
import type { ExamRow } from './examFacts.ts';

/** Columns of the matrix that holds now: the one of the makers without what waits to be published. */
export function matricesOf(own: ReviewMatrix, releases: Parameters<typeof awaitedOf>[0]) {
  return { ownMatrix: own, reviewMatrix: withheldMatrix(own, awaitedOf(releases)) };
}

/** The same after a change of settings. A part that is automatic again has to be published again if that is undone. */
export function releasesOf(
  input: { [Name in 'reviewMatrix' | 'scoreRelease' | 'keyRelease']?: ExamRow[Name] | undefined },
  row: ExamRow,
) {
  const { scoreRelease = row.scoreRelease, keyRelease = row.keyRelease } = input;
  const own = input.reviewMatrix ?? row.ownMatrix ?? row.reviewMatrix;
  const releases = {
    scoreRelease,
    scoresReleasedAt: scoreRelease === 'auto' ? null : row.scoresReleasedAt,
    keyRelease,
    keysReleasedAt: keyRelease === 'auto' ? null : row.keysReleasedAt,
  };
  return { ...releases, ...matricesOf(own, releases) };
}
