import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => {
    const walk = ([n, m, x, y, k]: readonly [number, number, number, number, number], steps: () => number) =>
      lines(
        [n, m, x, y, k],
        Array.from({ length: k }, () => steps()),
      );
    return [
      lines([1, 1, 1, 1, 1], [4]),
      walk([100, 100, 100, 100, 1000], () => random.int(1, 2) * 2),
      walk([100, 1, 100, 1, 300], () => 2),
      walk([1, 100, 1, 100, 300], () => 4),
      lines([2, 5, 1, 1, 8], [1, 3, 2, 1, 4, 3, 3, 1]),
      lines([5, 2, 3, 2, 9], [4, 2, 2, 4, 4, 2, 2, 2, 1]),
      walk([3, 7, 2, 1, 200], () => random.int(1, 4)),
      walk([7, 3, 1, 2, 200], () => random.int(1, 4)),
      walk([4, 9, 4, 9, 1000], () => random.int(1, 4)),
      walk([9, 4, 1, 1, 1000], () => random.int(1, 4)),
    ];
  },
  small: (random) => {
    const [n, m, k] = [random.int(1, 4), random.int(1, 4), random.int(1, 10)];
    return lines(
      [n, m, random.int(1, n), random.int(1, m), k],
      Array.from({ length: k }, () => random.int(1, 4)),
    );
  },
  isValid: (input) => {
    const [head = '', row = ''] = input.split('\n');
    const [n = 0, m = 0, , , k = 0] = numbersOf(head);
    return (
      isLineOf(lines(head), [1, 100], [1, 100], [1, n], [1, m], [1, 1000]) &&
      isLineOf(lines(row), ...Array.from({ length: k }, () => [1, 4] as const))
    );
  },
  solve: (input) => {
    const [n = 0, m = 0, x = 0, y = 0, , ...steps] = numbersOf(input);
    const within = (place: number, most: number) => Math.min(Math.max(place, 1), most);
    let [r, c, bumps, bites] = [1, 1, 0, 0];
    for (const step of steps) {
      const next = [within(r + ([0, -1, 1][step] ?? 0), n), within(c + ([0, 0, 0, -1, 1][step] ?? 0), m)] as const;
      if (next[0] === r && next[1] === c) bumps++;
      [r, c] = next;
      if (r === x && c === y) bites++;
    }
    return lines([r, c, bumps, bites]);
  },
} satisfies Making;
