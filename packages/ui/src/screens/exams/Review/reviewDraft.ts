import { POINT } from '@aosai/api/kit/points';
import { type LineNote, REVIEW_LIMITS } from '@aosai/api/exams/teaching';
import { trimmedNotes } from '../../../patterns/CodeText/trimmedNotes.ts';
import type { ReviewedAnswer } from '@aosai/api/practice/memberQuestion.contract';

/** An unsaved marking of one answer. */
export interface ReviewDraft {
  /** Version of the answer when marking began. */
  version: number;
  /** Points as typed; empty keeps the automatic points. */
  score: string;
  comment: string;
  notes: readonly LineNote[];
}

/** A marking in the form that is sent to the server. */
export interface Marking {
  id: string;
  version: number;
  /** Points in hundredths; null for the automatic points. */
  points: number | null;
  comment: string;
  lineNotes: LineNote[];
}

type Marked = Pick<ReviewedAnswer, 'version' | 'manualPoints' | 'comment' | 'lineNotes'>;

/** Creates a draft from the saved marking. */
export const draftOf = ({ version, manualPoints, comment, lineNotes }: Marked): ReviewDraft => ({
  version,
  score: manualPoints === null ? '' : String(manualPoints / POINT),
  comment,
  notes: lineNotes,
});

/** Validates the points; null if they are valid. */
export function scoreError(score: string, maxPoints: number): string | null {
  const typed = score.trim();
  if (typed === '') return null;
  const most = maxPoints / POINT;
  const points = Number(typed) * POINT;
  if (Number.isNaN(points) || points < 0 || points > maxPoints) return `得分在 0 到 ${most} 之间，请改一下`;
  return Math.abs(points - Math.round(points)) > 1e-6 ? '得分最多两位小数' : null;
}

/** Why the draft cannot be sent; null if it can. */
export const draftError = ({ score, comment }: ReviewDraft, maxPoints: number): string | null =>
  scoreError(score, maxPoints) ?? (comment.trim().length > REVIEW_LIMITS.comment ? '评语最多 500 个字' : null);

/** Converts a draft for sending. `version` is that of the answer as last read. */
export const markingOf = (id: string, version: number, { score, comment, notes }: ReviewDraft): Marking => ({
  id,
  version,
  points: score.trim() === '' ? null : Math.round(Number(score) * POINT),
  comment: comment.trim(),
  lineNotes: trimmedNotes(notes),
});
