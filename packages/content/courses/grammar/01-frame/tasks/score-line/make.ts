import { lines, type Making } from '../../../../../src/tasks/making.ts';

const score = (home: number, away: number) => lines(`${home}:${away}`);

export const making = {
  inputs: (random) => [
    score(1000, 1000),
    score(0, 1000),
    score(1000, 0),
    score(1, 2),
    score(10, 9),
    score(7, 7),
    score(0, 3),
    score(25, 4),
    score(random.int(10, 99), random.int(100, 999)),
    score(random.int(100, 999), random.int(1, 99)),
  ],
  small: (random) => score(random.int(0, 30), random.int(0, 30)),
  isValid: (input) => {
    const [home = -1, away = -1] = input.trimEnd().split(':').map(Number);
    return input === score(home, away) && [home, away].every((one) => Number.isInteger(one) && one >= 0 && one <= 1000);
  },
  // Reverses the text and adds up the goals.
  solve: (input) => {
    const parts = input.trimEnd().split(':').toReversed();
    return lines([parts.join(':'), parts.reduce((sum, one) => sum + Number(one), 0)]);
  },
} satisfies Making;
