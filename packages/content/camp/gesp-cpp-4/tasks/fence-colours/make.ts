import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: () => [
    lines([1, 1]),
    lines([2, 1]),
    lines([30, 1]),
    lines([30, 2]),
    lines([30, 3]),
    lines([26, 4]),
    lines([3, 3]),
    lines([10, 2]),
    lines([17, 3]),
    lines([22, 3]),
    lines([24, 2]),
  ],
  small: (random) => lines([random.int(1, 9), random.int(1, 4)]),
  isValid: (input) => {
    const [n = 0, c = 0] = numbersOf(input);
    return isLineOf(input, [1, 30], [1, 4]) && (c < 4 || n <= 26);
  },
  // Chooses positions for the red boards, no two adjacent; each other board may have any other colour.
  solve: (input) => {
    const [n = 0, c = 0] = numbersOf(input);
    const choose = (from: number, count: number): bigint =>
      Array.from({ length: count }).reduce<bigint>(
        (ways, _, at) => (ways * BigInt(Math.max(0, from - at))) / BigInt(at + 1),
        1n,
      );
    const painted = (boards: number): bigint => {
      let all = 0n;
      for (let red = 0; red * 2 <= boards + 1; red++)
        all += choose(boards - red + 1, red) * BigInt(c) ** BigInt(boards - red);
      return all;
    };
    const endsRed = n === 1 ? 1n : painted(n - 2) * BigInt(c);
    return lines([`${painted(n)}`, `${endsRed}`]);
  },
} satisfies Making;
