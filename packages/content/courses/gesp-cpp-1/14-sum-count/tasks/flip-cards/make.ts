import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(1, [1]),
    lines(2, [1, 1_000_000_000]),
    lines(5, [7, 7, 7, 7, 7]),
    lines(
      1000,
      Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? 1_000_000_000 : 1)),
    ),
    lines(
      1000,
      Array.from({ length: 1000 }, (_, at) => (at % 2 === 1 ? 1_000_000_000 : 2)),
    ),
    lines(6, [4, 4, 9, 12, 3, 1]),
    lines(6, [2, 10, 8, 1, 30, 4]),
    lines(
      300,
      Array.from({ length: 300 }, (_, at) => (at - (at % 2)) * 1_000_000 + 5),
    ),
    ...[30, 1000].map((n) =>
      lines(
        n,
        Array.from({ length: n }, (_, at) => random.int(1, at % 2 === 0 ? 900_000_000 : 1_000_000_000)),
      ),
    ),
    lines(
      999,
      Array.from({ length: 999 }, (_, at) =>
        at % 2 === 0 ? random.int(1, 9) : random.int(900_000_000, 1_000_000_000),
      ),
    ),
    lines(6, [9, 9, 3, 5, 2, 1]),
  ],
  small: (random) => {
    const n = random.int(1, 9);
    return lines(
      n,
      Array.from({ length: n }, () => random.int(1, 9)),
    );
  },
  isValid: (input) => {
    const [head = '', row = ''] = input.split('\n');
    return (
      isLineOf(lines(head), [1, 1000]) &&
      isLineOf(lines(row), ...Array.from({ length: Number(head) }, () => [1, 1_000_000_000] as const))
    );
  },
  solve: (input) => {
    const [, ...cards] = numbersOf(input);
    const scores = cards.map((_, at) =>
      cards.slice(0, at + 1).reduce((score, card, place) => score + card * (-1) ** place, 0),
    );
    return lines([scores.at(-1) ?? 0, scores.filter((score) => score < 0).length]);
  },
} satisfies Making;
