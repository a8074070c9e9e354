import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { dateText, startOfDay } from '@aosai/api/domain/beijing';
import type { WrongCard } from '../../db/schema/practice.ts';

const LONGEST_DAYS = 60;
/** No chance in it, and whole days. */
const scheduler = fsrs({
  request_retention: 0.85,
  maximum_interval: LONGEST_DAYS,
  enable_fuzz: false,
  enable_short_term: false,
});

/** `hard`: right after a look at the key, or only after long. */
export type Recall = 'again' | 'hard' | 'good';
const RATING = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;

const LEAVES_AFTER = 2;
const LEAVES_FROM_DAYS = 21;
/** A program is not written again sooner, once it has been in the book for a round. */
const LEAST_DAYS_OF_PROGRAMS = 7;

const restored = ({ due, last_review, goodInARow: _goodInARow, ...card }: WrongCard): Card => ({
  ...card,
  due: new Date(due),
  ...(last_review !== undefined && { last_review: new Date(last_review) }),
});

const kept = ({ due, last_review, ...card }: Card, goodInARow: number): WrongCard => ({
  ...card,
  due: due.toISOString(),
  ...(last_review && { last_review: last_review.toISOString() }),
  goodInARow,
});

/** Once a day: what comes later on that day says nothing new. */
export const isReviewedOn = (card: WrongCard | null, now: Date): boolean =>
  card?.last_review !== undefined && dateText(new Date(card.last_review).getTime()) === dateText(now.getTime());

/** It came into the book on that day, and has no older history. */
export const isNewOn = (card: WrongCard | null, now: Date): boolean => card?.reps === 1 && isReviewedOn(card, now);

export interface Reviewed {
  card: WrongCard;
  /** The beginning of a day, in Beijing. */
  dueAt: Date;
  days: number;
  /** It leaves the book. */
  isMastered: boolean;
}

/** What becomes of a question in the book: a new one begins with a wrong answer. */
export function reviewed(
  before: WrongCard | null,
  recall: Recall,
  { now, isProgram = false }: { now: Date; isProgram?: boolean },
): Reviewed {
  const today = startOfDay(dateText(now.getTime()));
  const { card } = scheduler.next(before ? restored(before) : createEmptyCard(today), today, RATING[recall]);
  const goodInARow = recall === 'good' ? (before?.goodInARow ?? 0) + 1 : 0;
  const isBack = isProgram && before !== null;
  // The scheduler keeps its answers apart from each other, and may go a day over the longest.
  const least = isBack ? LEAST_DAYS_OF_PROGRAMS : 1;
  const days = Math.min(LONGEST_DAYS, Math.max(least, card.scheduled_days));
  return {
    card: kept(card, goodInARow),
    dueAt: startOfDay(dateText(now.getTime()), days),
    days,
    isMastered: goodInARow >= LEAVES_AFTER && card.scheduled_days >= LEAVES_FROM_DAYS,
  };
}
