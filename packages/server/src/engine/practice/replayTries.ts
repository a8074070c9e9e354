import { isDeepStrictEqual } from 'node:util';
import { FULL_PERCENT } from '@aosai/api/domain/practice/practiceRules';
import { type PracticeRow, shownAt } from './practiceRow.ts';
import { intoBook, scoreTry } from './scoreTry.ts';

/** A judged try as it came in, the oldest first. */
export interface Past {
  percent: number;
  /** A marker's, which counts in place of the judge's for the best result. */
  reviewPercent: number | null;
  draw: number;
  isSlow: boolean;
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

/** Where these tries alone would have brought their member, a look at the key among them. */
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
  for (const { percent, draw: drawn, isSlow, at } of tries) {
    if (!seen && lookedAt && lookedAt < at) look();
    if (drawn !== draw) standing = { ...standing, wrongTries: 0 };
    draw = drawn;
    standing = { ...standing, ...scoreTry(standing, { percent, isProgram, isSlow, now: at }).changes };
  }
  if (!seen) look();
  const { bestPercent, wrongTries, solvedAt, isWrong, card, dueAt, masteredAt } = standing;
  return { bestPercent, wrongTries, solvedAt, isWrong, card, dueAt, masteredAt };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const isSameBook = (a: Standing, b: Standing): boolean =>
  a.isWrong === b.isWrong && isDeepStrictEqual(plain(a.card), plain(b.card));

/**
 * What becomes of a standing when its tries come to other percents. The wrong book follows where it came of the tries
 * alone; what an exam or its member has put there, or taken out, stays, and what is wrong now comes in.
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
