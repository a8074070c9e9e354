import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines([1, 1]),
    lines([2, 1]),
    lines([2, 2]),
    lines([4, 3]),
    lines([5, 10]),
    lines([7, 2]),
    lines([26, 8]),
    lines([100, 77]),
    lines([499, 1000]),
    lines([500, 1]),
    lines([500, 999]),
    lines([random.int(20, 60), random.int(3, 40)]),
    lines([random.int(100, 300), random.int(100, 900)]),
  ],
  small: (random) => lines([random.int(1, 6), random.int(1, 6)]),
  isValid: (input) => isLineOf(input, [1, 500], [1, 1000]),
  // Takes the cards off two piles.
  solve: (input) => {
    const [n = 1, k = 1] = numbersOf(input);
    let cards = Array.from({ length: 2 * n }, (_, at) => at + 1);
    for (let round = 0; round < k; round += 1) {
      const right = cards.slice(n);
      const [top = 0, ...rest] = right.flatMap((card, at) => [card, cards[at] ?? 0]);
      cards = [...rest, top];
    }
    return lines(cards, cards.indexOf(1) + 1);
  },
} satisfies Making;
