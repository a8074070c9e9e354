import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const day = (c: number, records: readonly number[]) => lines([records.length, c], records);
const many = (count: number, record: number) => Array.from({ length: count }, () => record);

/** A day on which no car leaves an empty lot; `rush` in ten events are arrivals. */
function any(random: Random, n: number, c: number, rush: number): string {
  let now = 0;
  const records = Array.from({ length: n }, () => {
    if (now > 0 && random.int(1, 10) > rush) {
      now--;
      return 2;
    }
    if (now < c) now++;
    return 1;
  });
  return day(c, records);
}

/** Whether no car ever leaves an empty lot. */
function isPossible(c: number, records: readonly number[]): boolean {
  let now = 0;
  return records.every((record) => {
    if (record === 1 && now < c) now++;
    else if (record === 2) now--;
    return now >= 0;
  });
}

export const making = {
  inputs: (random) => [
    day(1, [1]),
    day(100, many(1000, 1)),
    day(1, many(1000, 1)),
    day(3, [...many(5, 1), ...many(3, 2), 1]),
    day(4, [...many(4, 1), ...many(4, 2)]),
    day(
      1,
      Array.from({ length: 1000 }, (_, at) => (at % 2) + 1),
    ),
    any(random, 40, 3, 6),
    any(random, 200, 5, 6),
    any(random, 1000, 20, 5),
    any(random, 1000, 100, 6),
    any(random, 300, 7, 7),
  ],
  small: (random) => any(random, random.int(1, 10), random.int(1, 4), random.int(4, 8)),
  isValid: (input) => {
    const [n = 0, c = 0, ...records] = numbersOf(input);
    return (
      input === day(c, records) &&
      n === records.length &&
      n >= 1 &&
      n <= 1000 &&
      c >= 1 &&
      c <= 100 &&
      records.every((record) => record === 1 || record === 2) &&
      isPossible(c, records)
    );
  },
  // Keeps a list of places, each with or without a car.
  solve: (input) => {
    const [, c = 0, ...records] = numbersOf(input);
    const places = Array.from({ length: c }, () => false);
    const seen = [0];
    let away = 0;
    for (const record of records) {
      const place = places.indexOf(record === 2);
      if (place === -1) away++;
      else places[place] = record === 1;
      seen.push(places.filter(Boolean).length);
    }
    return lines([away, Math.max(...seen), seen.at(-1) ?? 0]);
  },
} satisfies Making;
