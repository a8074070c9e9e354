import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 100;
const MOST_VOTES = 1_000_000_000;
type Book = readonly [price: number, width: number, votes: number];

const input = (money: number, room: number, books: readonly Book[]) => lines([books.length, money, room], ...books);
const some = (random: Random, count: number, price: number, width: number, votes: number): Book[] =>
  Array.from({ length: count }, () => [random.int(1, price), random.int(1, width), random.int(1, votes)]);
const same = (count: number, book: Book): Book[] => Array.from({ length: count }, () => book);

function read(text: string): { money: number; room: number; books: Book[] } {
  const [count = 0, money = 0, room = 0, ...rest] = numbersOf(text);
  const books = Array.from({ length: count }, (_, at): Book => {
    const [price = 0, width = 0, votes = 0] = rest.slice(3 * at, 3 * at + 3);
    return [price, width, votes];
  });
  return { money, room, books };
}

/** The most votes without a coupon. */
function mostVotes(money: number, room: number, books: readonly Book[]): number {
  let best = new Map([[0, 0]]);
  for (const [price, width, votes] of books) {
    const next = new Map(best);
    for (const [spent, had] of best) {
      const [paid, wide] = [Math.floor(spent / 128) + price, (spent % 128) + width];
      const place = paid * 128 + wide;
      if (paid <= money && wide <= room && (next.get(place) ?? -1) < had + votes) next.set(place, had + votes);
    }
    best = next;
  }
  return Math.max(...best.values());
}

export const making = {
  inputs: (random) => [
    input(1, 1, [[1, 1, 1]]),
    input(3, 2, [[7, 2, 5]]),
    input(MOST, MOST, same(50, [2, 2, MOST_VOTES])),
    input(MOST, MOST, same(50, [MOST, 1, 7])),
    input(21, 30, [...same(3, [9, 4, 10]), ...same(3, [7, 5, 8]), [15, 3, 20]]),
    input(20, 12, [
      [20, 12, 100],
      [9, 6, 60],
      [11, 6, 61],
      [5, 3, 20],
    ]),
    input(MOST, 9, some(random, 20, 9, 5, 50)),
    input(13, 60, some(random, 20, 9, 5, 50)),
    input(31, 33, some(random, 12, 19, 9, MOST_VOTES)),
    input(24, 50, same(6, [7, 3, MOST_VOTES])),
    input(58, 99, same(9, [13, 4, 999_999_937])),
    input(94, 60, same(8, [21, 5, 900_000_001])),
    input(82, 100, same(12, [33, 6, MOST_VOTES - 1])),
    input(MOST, MOST, some(random, 30, 40, 40, MOST_VOTES)),
    input(77, 95, some(random, 40, 31, 20, MOST_VOTES)),
    input(99, 64, some(random, 50, 29, 17, MOST_VOTES)),
    input(MOST, MOST, some(random, 50, 12, 9, MOST_VOTES)),
    input(50, MOST, some(random, 50, MOST, 8, MOST_VOTES)),
  ],
  small: (random) => input(random.int(1, 25), random.int(1, 20), some(random, random.int(1, 6), 15, 9, 20)),
  isValid: (text) => {
    const { money, room, books } = read(text);
    const isIn = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
    return (
      text === input(money, room, books) &&
      isIn(books.length, 50) &&
      isIn(money, MOST) &&
      isIn(room, MOST) &&
      books.every(([price, width, votes]) => isIn(price, MOST) && isIn(width, MOST) && isIn(votes, MOST_VOTES))
    );
  },
  // Tries the coupon on each book in turn; the rest is a knapsack without coupons.
  solve: (text) => {
    const { money, room, books } = read(text);
    const tries = books.map((_, chosen) =>
      books.map(([price, width, votes], at): Book => [at === chosen ? Math.floor(price / 2) : price, width, votes]),
    );
    return lines(Math.max(...tries.map((one) => mostVotes(money, room, one))));
  },
} satisfies Making;
