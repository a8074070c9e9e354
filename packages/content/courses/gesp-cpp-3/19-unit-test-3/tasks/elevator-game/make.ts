import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000_000;
const lift = (h: number, x: number, y: number, buttons: readonly number[]) => lines([h, x, y, buttons.length], buttons);
const any = (random: Random, n: number, most: number) =>
  Array.from({ length: n }, () => random.int(1, most) * (random.int(1, 2) === 1 ? 1 : -1));

export const making = {
  inputs: (random) => [
    lift(1, 1, 1, [1]),
    lift(MOST, 1, MOST, [MOST - 1]),
    lift(9, 1, 9, [5]),
    lift(6, 3, 6, [4, 3, 2, 1]),
    lift(100, 50, 50, Array<number>(15).fill(60)),
    lift(20, 1, 20, Array<number>(15).fill(2)),
    lift(12, 5, 8, any(random, 8, 6)),
    lift(9, 2, 7, any(random, 15, 5)),
    lift(30, 15, 20, any(random, 15, 20)),
    lift(MOST, MOST, 5, [-MOST, 5 - MOST, 8, -3, MOST]),
    lift(7, 7, 3, any(random, 12, 8)),
    lift(15, 1, 14, any(random, 14, 9)),
    lift(10, 4, 9, [7, 2, 8, 3, -2, 6]),
  ],
  small: (random) => {
    const h = random.int(1, 8);
    return lift(h, random.int(1, h), random.int(1, h), any(random, random.int(1, 5), 5));
  },
  isValid: (input) => {
    const [h = 0, x = 0, y = 0, n = 0, ...buttons] = numbersOf(input);
    return (
      input === lift(h, x, y, buttons) &&
      h >= 1 &&
      h <= MOST &&
      [x, y].every((one) => one >= 1 && one <= h) &&
      n >= 1 &&
      n <= 15 &&
      buttons.every((one) => Number.isInteger(one) && one !== 0 && Math.abs(one) <= MOST)
    );
  },
  // Keeps all floors that may be reached, with their ways and the fewest presses.
  solve: (input) => {
    const [h = 1, x = 1, y = 1, , ...buttons] = numbersOf(input);
    const floors = buttons.reduce(
      (before, button) => {
        const after = new Map<number, readonly [ways: number, presses: number]>();
        const add = (floor: number, ways: number, presses: number) => {
          const [known, fewest] = after.get(floor) ?? [0, presses];
          after.set(floor, [known + ways, Math.min(fewest, presses)]);
        };
        for (const [floor, [ways, presses]] of before) {
          const next = floor + button;
          add(floor, ways, presses);
          add(next >= 1 && next <= h ? next : floor, ways, presses + 1);
        }
        return after;
      },
      new Map<number, readonly [ways: number, presses: number]>([[x, [1, 0]]]),
    );
    return lines(floors.get(y) ?? [-1, -1]);
  },
} satisfies Making;
