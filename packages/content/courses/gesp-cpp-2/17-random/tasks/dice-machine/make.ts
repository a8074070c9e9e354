import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const MOST = 1_000_000_000;
const machine = (n: number, parts: readonly number[]) => lines(n, parts);

export const making = {
  inputs: (random) => [
    machine(1, [0, 0, 0, 1]),
    machine(100_000, [MOST - 1, MOST - 1, MOST - 1, MOST]),
    machine(100_000, [0, 0, 0, MOST]),
    machine(100_000, [5, 1, 0, 6]),
    machine(6, [1, 3, 2, 7]),
    machine(30, [2, 11, 8, 16]),
    machine(1, [10, 7, 4, 12]),
    machine(1000, [9, 21, 5, 100]),
    ...Array.from({ length: 7 }, () => {
      const m = random.int(300_000_000, MOST);
      return machine(random.int(5000, 100_000), [
        random.int(0, m - 1),
        random.int(m - 100_000_000, m - 1),
        random.int(0, m - 1),
        m,
      ]);
    }),
  ],
  small: (random) => {
    const m = random.int(1, 40);
    return machine(random.int(1, 12), [random.int(0, m - 1), random.int(0, m - 1), random.int(0, m - 1), m]);
  },
  isValid: (input) => {
    const [n = 0, ...parts] = numbersOf(input);
    const [, , , m = 0] = parts;
    return (
      input === machine(n, parts) &&
      parts.length === 4 &&
      Number.isInteger(n) &&
      n >= 1 &&
      n <= 100_000 &&
      m >= 1 &&
      m <= MOST &&
      parts.slice(0, 3).every((one) => Number.isInteger(one) && one >= 0 && one < m)
    );
  },
  // Throws with whole numbers of any length, and adds the points up afterwards.
  solve: (input) => {
    const [n = 0, ...parts] = numbersOf(input);
    const [s = 0n, a = 0n, c = 0n, m = 1n] = parts.map(BigInt);
    const seen: bigint[] = [];
    for (let x = s; seen.length < n; seen.push(x)) x = (a * x + c) % m;
    const points = seen.map((x) => Number(x % 6n) + 1);
    const sum = points.reduce((before, one) => before + one, 0);
    return lines([sum, points.filter((one) => one === 6).length, String(seen.at(-1) ?? s)]);
  },
} satisfies Making;
