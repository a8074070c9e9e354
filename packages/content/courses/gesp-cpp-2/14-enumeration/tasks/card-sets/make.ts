import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const shop = (n: number, m: number, prices: readonly number[]) => lines([n, m], prices);

export const making = {
  inputs: (random) => [
    shop(1, 1, [1, 1, 1]),
    shop(1, 2, [1, 3, 2]),
    shop(2000, 10_000_000, [5000, 5000, 5000]),
    shop(2000, 6000, [1, 3, 5]),
    shop(2000, 1, [1, 2, 3]),
    shop(5, 10, [2, 2, 2]),
    shop(12, 60, [8, 5, 2]),
    shop(100, 700, [5, 9, 7]),
    shop(30, 90, [3, 4, 2]),
    shop(2000, 4000, [1, 2, 3]),
    ...Array.from({ length: 5 }, () => {
      const [a, b, c] = [random.int(1, 9), random.int(10, 20), random.int(21, 30)];
      const counts = [random.int(100, 600), random.int(100, 600), random.int(100, 600)] as const;
      const n = counts[0] + counts[1] + counts[2];
      return shop(n, counts[0] * a + counts[1] * b + counts[2] * c, random.int(0, 1) === 0 ? [a, b, c] : [c, a, b]);
    }),
  ],
  small: (random) => {
    const n = random.int(1, 10);
    return shop(n, random.int(n, n * 6), [random.int(1, 6), random.int(1, 6), random.int(1, 6)]);
  },
  isValid: (input) => {
    const [n = 0, m = 0, ...prices] = numbersOf(input);
    const isIn = (one: number, most: number) => Number.isInteger(one) && one >= 1 && one <= most;
    return (
      input === shop(n, m, prices) &&
      isIn(n, 2000) &&
      isIn(m, 10_000_000) &&
      prices.length === 3 &&
      prices.every((one) => isIn(one, 5000))
    );
  },
  // Chooses the third kind first, from the most, and computes the first kind from money and number.
  solve: (input) => {
    const [n = 0, m = 0, a = 0, b = 0, c = 0] = numbersOf(input);
    let [ways, most] = [0, -1];
    for (let third = n; third >= 0; third--) {
      const [cards, money] = [n - third, m - third * c];
      let here = 0;
      if (a === b) here = cards * a === money ? cards + 1 : 0;
      else {
        const first = (money - cards * b) / (a - b);
        here = Number.isInteger(first) && first >= 0 && first <= cards ? 1 : 0;
      }
      if (here > 0 && most < 0) most = third;
      ways += here;
    }
    return lines([ways, most]);
  },
} satisfies Making;
