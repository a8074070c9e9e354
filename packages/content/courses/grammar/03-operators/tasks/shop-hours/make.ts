import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const shop = (s: number, e: number, ...asked: readonly number[]) => lines([s, e], asked);

export const making = {
  inputs: (random) => [
    shop(0, 1439, 0, 1439, 700),
    shop(1439, 0, 1439, 0, 1438),
    shop(1439, 1438, 1438, 1439, 0),
    shop(600, 500, 500, 499, 550),
    shop(600, 601, 599, 600, 601),
    shop(1320, 240, 240, 1319, 1320),
    shop(300, 900, 900, 200, 299),
    shop(1000, 30, 30, 29, 999),
    shop(480, 720, 479, 719, 1439),
    ...Array.from({ length: 4 }, (_, at) => {
      const [early, late] = [random.int(100, 600), random.int(700, 1300)];
      const asked = [random.int(0, 99), random.int(early, late - 1), random.int(1301, 1439)];
      return at % 2 === 0 ? shop(early, late, ...asked) : shop(late, early, early, ...asked.slice(1));
    }),
  ],
  small: (random) => {
    const [s = 0, e = 1] = random.some(2, 0, 9);
    return shop(s, e, random.int(0, 9), random.int(0, 9), random.int(0, 9));
  },
  isValid: (input) => {
    const [s = 0, e = 0, ...asked] = numbersOf(input);
    return (
      input === shop(s, e, ...asked) &&
      asked.length === 3 &&
      s !== e &&
      [s, e, ...asked].every((one) => Number.isInteger(one) && one >= 0 && one <= 1439)
    );
  },
  // Walks through the minutes of the shop one by one.
  solve: (input) => {
    const [s = 0, e = 0, ...asked] = numbersOf(input);
    const open = new Set<number>();
    for (let minute = s; minute !== e; minute = (minute + 1) % 1440) open.add(minute);
    return lines(asked.map((one) => (open.has(one) ? 1 : 0)));
  },
} satisfies Making;
