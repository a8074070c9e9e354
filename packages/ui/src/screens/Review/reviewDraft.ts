import type { ReviewedAnswer } from '@aosai/api/contract/types';
import { POINT } from '@aosai/api/domain/points';
import { type LineNote, REVIEW_LIMITS } from '@aosai/api/domain/teaching';
import { sentNotes } from '../../patterns/CodeText/sentNotes.ts';

/** What a marker is writing about one answer. */
export interface ReviewDraft {
  /** Of the answer, as it was when this was begun. */
  version: number;
  /** As it was typed; empty leaves the automatic points. */
  score: string;
  comment: string;
  notes: readonly LineNote[];
}

/** What is sent of it. */
export interface Marking {
  id: string;
  version: number;
  /** Hundredths; null for the automatic points. */
  points: number | null;
  comment: string;
  lineNotes: LineNote[];
}

type Marked = Pick<ReviewedAnswer, 'version' | 'manualPoints' | 'comment' | 'lineNotes'>;

/** What stands there already. */
export const draftOf = ({ version, manualPoints, comment, lineNotes }: Marked): ReviewDraft => ({
  version,
  score: manualPoints === null ? '' : String(manualPoints / POINT),
  comment,
  notes: lineNotes,
});

/** What is wrong with the points; null when nothing is. */
export function scoreError(score: string, maxPoints: number): string | null {
  const typed = score.trim();
  if (typed === '') return null;
  const most = maxPoints / POINT;
  const points = Number(typed) * POINT;
  if (Number.isNaN(points) || points < 0 || points > maxPoints) return `得分在 0 到 ${most} 之间，请改一下`;
  return Math.abs(points - Math.round(points)) > 1e-6 ? '得分最多两位小数' : null;
}

/** Why it cannot be sent; null when it can. */
export const draftError = ({ score, comment }: ReviewDraft, maxPoints: number): string | null =>
  scoreError(score, maxPoints) ?? (comment.trim().length > REVIEW_LIMITS.comment ? '评语最多 500 个字' : null);

/** As it is sent. `version` is that of the answer as it was read last. */
export const markingOf = (id: string, version: number, { score, comment, notes }: ReviewDraft): Marking => ({
  id,
  version,
  points: score.trim() === '' ? null : Math.round(Number(score) * POINT),
  comment: comment.trim(),
  lineNotes: sentNotes(notes),
});
