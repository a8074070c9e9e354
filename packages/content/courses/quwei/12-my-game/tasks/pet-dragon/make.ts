import { isLineOf, lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

export const making = {
  inputs: (random) => {
    const played = (e: number, count: number, buttons: readonly number[]) =>
      lines(e, [...Array.from({ length: count }, () => buttons[random.int(0, buttons.length - 1)] ?? 1), 0]);
    return [
      lines(0, [0]),
      lines(100, [2, 2, 2, 2, 2, 2, 0]),
      lines(20, [2, 2, 3, 0]),
      lines(99, [1, 2, 2, 2, 2, 2, 1, 0]),
      lines(10, [3, 0]),
      lines(100, [1, 1, 2, 2, 2, 2, 2, 2, 1, 3, 0]),
      lines(99, [1, 1, 2, 2, 2, 2, 2, 2, 1, 3, 2, 0]),
      lines(98, [1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 3, 0]),
      lines(8, [1, 2, 1, 1, 2, 0]),
      lines(90, [1, 1, 1, 2, 0]),
      played(40, 500, [1, 2, 2, 3]),
      played(0, 300, [1, 1, 2, 2, 2]),
      played(88, 200, [2, 3]),
      played(100, 100, [2, 1, 2]),
    ];
  },
  small: (random) =>
    lines(random.int(0, 100), [...Array.from({ length: random.int(0, 9) }, () => random.int(1, 3)), 0]),
  isValid: (input) => {
    const [head = '', row = ''] = input.split('\n');
    const buttons = numbersOf(row);
    return (
      isLineOf(lines(head), [0, 100]) &&
      buttons.length <= 501 &&
      buttons.indexOf(0) === buttons.length - 1 &&
      isLineOf(lines(row), ...buttons.map(() => [0, 3] as const))
    );
  },
  solve: (input) => {
    const [e = 0, ...buttons] = numbersOf(input);
    const dragon = { e, skill: 0, no: 0 };
    for (const button of buttons) {
      if (button === 1) dragon.e = Math.min(100, dragon.e + 12);
      if (button === 3) dragon.e = 100;
      if (button !== 2) continue;
      const learns = dragon.e >= 20 ? 1 : 0;
      dragon.e -= 20 * learns;
      dragon.skill += learns;
      dragon.no += 1 - learns;
    }
    return lines([dragon.e, dragon.skill, dragon.no]);
  },
} satisfies Making;
