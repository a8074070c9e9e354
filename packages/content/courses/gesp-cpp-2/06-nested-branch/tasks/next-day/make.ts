import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Day = readonly [y: number, m: number, d: number];
const LAST_YEAR = 9998;

/** A date of the calendar that the years of four digits follow; `setUTCFullYear` also takes years below 100. */
function dateOf([y, m, d]: Day): Date {
  const date = new Date(0);
  date.setUTCFullYear(y, m - 1, d);
  return date;
}
const dayOf = (date: Date): Day => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
const shown = (days: readonly Day[]) => lines(days.length, ...days);
const any = (random: Random, n: number): Day[] =>
  Array.from({ length: n }, () => dayOf(dateOf([random.int(1, LAST_YEAR - 1), 1, random.int(1, 366)])));
/** Both ends of February, the end of August, and of the year. */
const edges = (y: number): Day[] => [
  [y, 2, 28],
  [y, 3, 1],
  [y, 8, 30],
  [y, 8, 31],
  [y, 12, 31],
];
const daysIn = (input: string): Day[] => {
  const [, ...rows] = input.trimEnd().split('\n');
  return rows.map((row) => {
    const [y = 0, m = 0, d = 0] = numbersOf(row);
    return [y, m, d];
  });
};

export const making = {
  inputs: (random) => [
    shown([[1, 1, 1]]),
    shown([[LAST_YEAR, 12, 31]]),
    shown([1900, 2000, 2100].flatMap(edges)),
    shown([2024, 2028, 2032, 2400].flatMap(edges)),
    shown([300, 400, 500, 1000, 1004].flatMap(edges)),
    shown(Array.from({ length: 99 }, (_, at) => [100 * (at + 1) - 100 || 4, 2, 28])),
    shown(Array.from({ length: 12 }, (_, at) => dayOf(dateOf([2027, at + 2, 0])))),
    shown(Array.from({ length: 12 }, (_, at) => dayOf(dateOf([2028, 13 - at, 0])))),
    shown(Array.from({ length: 100 }, () => [2027, 12, 31])),
    shown([
      [1600, 2, 29],
      [1700, 2, 28],
      [1704, 2, 28],
      [4, 8, 30],
      [7, 4, 30],
    ]),
    shown([...any(random, 60), ...edges(random.int(1, 20) * 400)]),
    shown([...any(random, 90), ...edges(random.int(2, 5) * 400 + 100)]),
    shown([...edges(2200), ...any(random, 40), ...edges(2196)]),
  ],
  small: (random) =>
    shown(
      Array.from({ length: 4 }, () =>
        dayOf(dateOf([random.int(1, 25) * 100 - random.int(0, 4), random.int(2, 12), random.int(-1, 1)])),
      ),
    ),
  isValid: (input) => {
    const days = daysIn(input);
    return (
      input === shown(days) &&
      days.length >= 1 &&
      days.length <= 100 &&
      days.every((day) => day[0] >= 1 && day[0] <= LAST_YEAR && dayOf(dateOf(day)).join(' ') === day.join(' '))
    );
  },
  solve: (input) => lines(...daysIn(input).map(([y, m, d]) => dayOf(dateOf([y, m, d + 1])))),
} satisfies Making;
