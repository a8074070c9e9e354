import { labelled, type ValueIn } from '../kit/labelled.ts';
import { KEY_ITEMS, REVIEW_MOMENTS, type ReviewMatrix, type ReviewView } from './review.ts';

/** Whether scores appear by the exam's rule alone, or only once a teacher publishes them. */
export const SCORE_RELEASE = labelled({ auto: '按上面的规定自动看到', manual: '老师手动公布' });
/** The same for keys and analyses. */
export const KEY_RELEASE = labelled({ auto: '按上面的规定自动看到', manual: '老师手动公布' });

/** How a part of an exam is published. */
export type Release = ValueIn<typeof SCORE_RELEASE>;

/** Parts of an exam that are published one by one. */
export const RELEASED_PART = labelled({ scores: '成绩', keys: '答案' });
/** A part of an exam that is published by itself; `keys` are answers and analyses. */
export type ReleasedPart = ValueIn<typeof RELEASED_PART>;

/** What a teacher has still to publish. */
export type AwaitedParts = Record<ReleasedPart, boolean>;

interface Releases {
  scoreRelease: Release;
  scoresReleasedAt: Date | null;
  keyRelease: Release;
  keysReleasedAt: Date | null;
}

/** What of an exam waits for a teacher to publish it. */
export const awaitedOf = ({ scoreRelease, scoresReleasedAt, keyRelease, keysReleasedAt }: Releases): AwaitedParts => ({
  scores: scoreRelease === 'manual' && scoresReleasedAt === null,
  keys: keyRelease === 'manual' && keysReleasedAt === null,
});

/** Whether anything waits to be published. */
export const isAwaited = ({ scores, keys }: AwaitedParts): boolean => scores || keys;

const SCORE_ITEMS = ['correct', 'score', 'cases', 'rank'] as const;

/**
 * The matrix that holds while parts wait to be published: it shows them at no moment. It is stored in place of the
 * exam's own, so that every reader of the matrix withholds them.
 */
export function withheldMatrix(matrix: ReviewMatrix, { scores, keys }: AwaitedParts): ReviewMatrix {
  const hidden = new Set<string>([...(scores ? SCORE_ITEMS : []), ...(keys ? KEY_ITEMS : [])]);
  const viewOf = (view: ReviewView): ReviewView =>
    Object.fromEntries(Object.entries(view).map(([item, shown]) => [item, shown && !hidden.has(item)])) as ReviewView;
  return Object.fromEntries(REVIEW_MOMENTS.map((moment) => [moment, viewOf(matrix[moment])])) as ReviewMatrix;
}
