import { isLineOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => {
    const shelf = (n: number, cells: readonly number[]) => lines([n, cells.length], cells);
    const any = (n: number, m: number) =>
      shelf(
        n,
        Array.from({ length: m }, () => random.int(1, n)),
      );
    const range = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, at) => least + at);
    return [
      shelf(1, [1]),
      shelf(1000, range(1, 1000)),
      shelf(1000, range(1, 1000).toReversed()),
      shelf(5, [3, 3, 3, 3]),
      shelf(8, [7, 8, 1]),
      shelf(10, [1, 2, 3, 10, 9, 8, 7, 2]),
      shelf(9, [9, 8, 7, 1, 3, 5]),
      any(1000, 10_000),
      any(30, 100),
      any(50, 60),
    ];
  },
  small: (random) => {
    const [n, m] = [random.int(1, 8), random.int(1, 12)];
    return lines(
      [n, m],
      Array.from({ length: m }, () => random.int(1, n)),
    );
  },
  isValid: (input) => {
    const [head = '', cells = ''] = input.split('\n');
    const [n = 0, m = 0] = numbersOf(head);
    const of = numbersOf(cells);
    return (
      isLineOf(`${head}\n`, [1, 1000], [1, 10_000]) &&
      input === lines([n, m], of) &&
      of.length === m &&
      of.every((one) => one >= 1 && one <= n)
    );
  },
  solve: (input) => {
    const [n = 0, , ...cells] = numbersOf(input);
    const isFull = (at: number) => cells.filter((one) => one === at).length % 2 === 1;
    const shelf = Array.from({ length: n }, (_, at) => (isFull(at + 1) ? 'x' : ' ')).join('');
    const runs = shelf.split(' ').map((run) => run.length);
    return lines([runs.reduce((x, y) => x + y, 0), Math.max(...runs)]);
  },
} satisfies Making;
