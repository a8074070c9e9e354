import { isDeepStrictEqual } from 'node:util';
import { FULL_PERCENT } from '@aosai/api/practice/practiceRules';
import type { PracticeRow } from './practiceRow.ts';
import { shownAt } from '../../questions/bank/askedSolutions.ts';
import { intoBook, scoreTry } from './scoreTry.ts';

/** A judged try; lists are oldest first. */
export interface Past {
  percent: number;
  /** A marker's percent, which replaces the judge's for the best result. */
  reviewPercent: number | null;
  draw: number;
  isSlow: boolean;
  isHinted: boolean;
  at: Date;
}

const BEGINNING = {
  bestPercent: null,
  wrongTries: 0,
  solvedAt: null,
  isWrong: false,
  card: null,
  dueAt: null,
  masteredAt: null,
} as const;

type Standing = Pick<PracticeRow, keyof typeof BEGINNING>;

/** The practice state that these tries, and a look at the key, lead to. */
function standingAfter(row: PracticeRow, tries: readonly Past[], isProgram: boolean): Standing {
  const lookedAt = shownAt(row);
  let seen = lookedAt === null;
  let standing: PracticeRow = { ...row, ...BEGINNING, revealedAt: null };
  let draw = 0;
  const look = () => {
    seen = true;
    if (standing.solvedAt === null && lookedAt) standing = { ...standing, ...intoBook(standing, lookedAt, isProgram) };
    standing = { ...standing, revealedAt: lookedAt };
  };
  for (const { percent, draw: drawn, isSlow, isHinted, at } of tries) {
    if (!seen && lookedAt && lookedAt < at) look();
    if (drawn !== draw) standing = { ...standing, wrongTries: 0 };
    draw = drawn;
    standing = { ...standing, ...scoreTry(standing, { percent, isProgram, isSlow, isHinted, now: at }).changes };
  }
  if (!seen) look();
  const { bestPercent, wrongTries, solvedAt, isWrong, card, dueAt, masteredAt } = standing;
  return { bestPercent, wrongTries, solvedAt, isWrong, card, dueAt, masteredAt };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const isSameBook = (a: Standing, b: Standing): boolean =>
  a.isWrong === b.isWrong && isDeepStrictEqual(plain(a.card), plain(b.card));

/**
 * The changes of a practice state when its tries get other percents. The wrong book follows if it came from the tries
 * only. What an exam or the member has added or removed stays, and questions that are wrong now are added.
 */
export function replayTries(
  row: PracticeRow,
  before: readonly Past[],
  after: readonly Past[],
  { isProgram, now }: { isProgram: boolean; now: Date },
): Partial<PracticeRow> {
  const was = standingAfter(row, before, isProgram);
  const { bestPercent: _judged, ...is } = standingAfter(row, after, isProgram);
  const counting = after.map(({ percent, reviewPercent }) => reviewPercent ?? percent);
  const bestPercent = counting.length === 0 ? null : Math.max(...counting);
  if (isSameBook(was, row)) return { ...is, bestPercent, lockedUntil: null };
  const { wrongTries, solvedAt } = is;
  const last = after.at(-1);
  const isNewlyWrong = last !== undefined && last.percent < FULL_PERCENT && before.at(-1)?.percent === FULL_PERCENT;
  const book = isNewlyWrong && !row.isWrong ? intoBook(row, now, isProgram) : {};
  return { ...book, bestPercent, wrongTries, solvedAt, lockedUntil: null };
}
