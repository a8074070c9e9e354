import { FULL_PERCENT, PRACTICE, PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import { isNewOn, isReviewedOn, type Recall, reviewed } from '../wrongBook/wrongBook.ts';
import type { PracticeRow } from './practiceRow.ts';

export interface Scored {
  percent: number;
  isProgram: boolean;
  /** Whether the try took more than twice as long as others need. */
  isSlow: boolean;
  /** Whether a hint was read since the question was last reviewed. */
  isHinted: boolean;
  now: Date;
}

export interface Outcome {
  changes: Partial<PracticeRow>;
  /** The first full score without looking at the key. */
  isSolved: boolean;
  /** A due question was answered rightly. */
  isReviewed: boolean;
}

type Book = Pick<PracticeRow, 'isWrong' | 'card' | 'dueAt' | 'masteredAt'>;

/** A question that is not in the wrong book. */
export const OUT_OF_BOOK = { isWrong: false, card: null, dueAt: null } as const;

/** A wrong answer adds the question to the book or restarts it, at most once a day. */
export function intoBook({ card, isWrong, dueAt }: Book, now: Date, isProgram: boolean): Partial<Book> {
  if (isWrong && isReviewedOn(card, now)) return { dueAt };
  const next = reviewed(isWrong ? card : null, 'again', { now, isProgram });
  return { isWrong: true, card: next.card, dueAt: next.dueAt, masteredAt: null };
}

export const isDue = ({ isWrong, dueAt }: Book, now: Date): boolean => isWrong && dueAt !== null && dueAt <= now;

/** A right answer advances a due question; a program added to the book today is removed. */
function afterRight(row: PracticeRow, { now, isProgram, isSlow, isHinted }: Scored): Partial<Book> {
  if (isProgram && row.isWrong && isNewOn(row.card, now)) return OUT_OF_BOOK;
  if (!isDue(row, now) || isReviewedOn(row.card, now)) return {};
  const hasLooked = row.revealedAt !== null && isSinceReview(row, row.revealedAt);
  const recall: Recall = hasLooked || isHinted || isSlow ? 'hard' : 'good';
  const next = reviewed(row.card, recall, { now, isProgram });
  if (next.isMastered) return { ...OUT_OF_BOOK, card: next.card, masteredAt: now };
  return { isWrong: true, card: next.card, dueAt: next.dueAt };
}

/** Whether something happened since the question was last reviewed. */
export function isSinceReview({ card }: PracticeRow, at: Date): boolean {
  return card?.last_review === undefined || at >= new Date(card.last_review);
}

/** The effect of a judged try on the member's practice state. */
export function scoreTry(row: PracticeRow, scored: Scored): Outcome {
  const { percent, isProgram, now } = scored;
  const isRight = percent === FULL_PERCENT;
  const bestPercent = Math.max(row.bestPercent ?? 0, percent);
  const common = { status: PRACTICE.judged, bestPercent };
  if (!isRight) {
    const lockedUntil = isProgram ? null : new Date(now.getTime() + PRACTICE_LIMITS.lockSeconds * 1000);
    const changes = { ...common, ...intoBook(row, now, isProgram), wrongTries: row.wrongTries + 1, lockedUntil };
    return { changes, isSolved: false, isReviewed: false };
  }
  return {
    changes: { ...common, ...afterRight(row, scored), solvedAt: row.solvedAt ?? now, lockedUntil: null },
    isSolved: row.solvedAt === null && row.revealedAt === null,
    isReviewed: isDue(row, now) && !isReviewedOn(row.card, now),
  };
}
