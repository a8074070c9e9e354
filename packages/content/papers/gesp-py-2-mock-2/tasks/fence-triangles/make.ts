import { isColumnOf, lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => [
    lines(3, 1),
    lines(4, 1),
    lines(1200, 1),
    lines(1200, 400),
    lines(1199, 50),
    lines(840, 60),
    lines(60, 5),
    lines(90, 9),
    lines(1000, 200),
    lines(720, 100),
    lines(30, 5),
    lines(420, 70),
    lines(1111, 300),
    lines(random.int(200, 500) * 2, random.int(10, 60)),
  ],
  small: (random) => {
    const p = random.int(3, 60);
    return lines(p, random.int(1, Math.max(1, Math.floor(p / 3) + 1)));
  },
  isValid: (input) => {
    const [p = 0, k = 0] = numbersOf(input);
    return isColumnOf(input, [3, 1200], [1, 1200]) && k <= p;
  },
  // Goes through the longest side first and sorts all triangles that it finds.
  solve: (input) => {
    const [p = 3, k = 1] = numbersOf(input);
    const found: { sides: readonly [number, number, number]; product: number }[] = [];
    for (let c = Math.ceil(p / 3); 2 * c < p; c++)
      for (let b = Math.ceil((p - c) / 2); b <= c; b++) {
        const a = p - b - c;
        if (a >= k) found.push({ sides: [a, b, c], product: a * b * c });
      }
    const right = found.filter(({ sides: [a, b, c] }) => a ** 2 + b ** 2 === c ** 2).length;
    const [best] = found.toSorted((one, other) => other.product - one.product || other.sides[0] - one.sides[0]);
    return lines([found.length, right], best?.sides ?? 'NONE');
  },
} satisfies Making;
