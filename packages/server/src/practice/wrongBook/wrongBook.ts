import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import type { WrongCard } from '../../db/schema/practice.ts';

const LONGEST_DAYS = 60;
/** Deterministic, in whole days. */
const scheduler = fsrs({
  request_retention: 0.85,
  maximum_interval: LONGEST_DAYS,
  enable_fuzz: false,
  enable_short_term: false,
});

/** `hard`: right after a look at the key, or only slowly. */
export type Recall = 'again' | 'hard' | 'good';
const RATING = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;

const LEAVES_AFTER = 2;
const LEAVES_FROM_DAYS = 21;
/** A program that comes back is not repeated sooner than this. */
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

/** Reviews count once a day; later answers on that day change nothing. */
export const isReviewedOn = (card: WrongCard | null, now: Date): boolean =>
  card?.last_review !== undefined && dateText(new Date(card.last_review).getTime()) === dateText(now.getTime());

/** Whether the question was added to the wrong book on that day, with no earlier history. */
export const isNewOn = (card: WrongCard | null, now: Date): boolean => card?.reps === 1 && isReviewedOn(card, now);

export interface Reviewed {
  card: WrongCard;
  /** The beginning of a day, in Beijing. */
  dueAt: Date;
  days: number;
  /** Whether the question leaves the wrong book. */
  isMastered: boolean;
}

/** Reviews a question of the book; a new one begins with a wrong answer. */
export function reviewed(
  before: WrongCard | null,
  recall: Recall,
  { now, isProgram = false }: { now: Date; isProgram?: boolean },
): Reviewed {
  const today = startOfDay(dateText(now.getTime()));
  const { card } = scheduler.next(before ? restored(before) : createEmptyCard(today), today, RATING[recall]);
  const goodInARow = recall === 'good' ? (before?.goodInARow ?? 0) + 1 : 0;
  const isBack = isProgram && before !== null;
  // The scheduler spreads its answers, and may exceed the maximum by a day.
  const least = isBack ? LEAST_DAYS_OF_PROGRAMS : 1;
  const days = Math.min(LONGEST_DAYS, Math.max(least, card.scheduled_days));
  return {
    card: kept(card, goodInARow),
    dueAt: startOfDay(dateText(now.getTime()), days),
    days,
    isMastered: goodInARow >= LEAVES_AFTER && card.scheduled_days >= LEAVES_FROM_DAYS,
  };
}
