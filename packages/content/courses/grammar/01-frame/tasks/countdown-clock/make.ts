import { lines, type Making } from '../../../../../src/tasks/making.ts';

const lesson = (h: number, m: number, t: number) => lines([`${h}:${m}`, t]);
const PATTERN = /^(\d+):(\d+) (\d+)\n$/u;
const read = (input: string) => (PATTERN.exec(input) ?? []).slice(1).map(Number);

export const making = {
  inputs: (random) => [
    lesson(0, 0, 1),
    lesson(23, 59, 1000),
    lesson(0, 0, 1000),
    lesson(23, 59, 1),
    lesson(7, 20, 40),
    lesson(12, 0, 9),
    lesson(9, 9, 60),
    lesson(22, 30, 90),
    lesson(13, 5, 700),
    lesson(random.int(0, 9), random.int(10, 59), random.int(100, 300)),
    lesson(random.int(18, 23), random.int(10, 59), random.int(400, 999)),
  ],
  small: (random) => lesson(random.int(0, 23), random.int(0, 59), random.int(1, 1000)),
  isValid: (input) => {
    const [h = -1, m = -1, t = 0] = read(input);
    return input === lesson(h, m, t) && h >= 0 && h <= 23 && m >= 0 && m <= 59 && t >= 1 && t <= 1000;
  },
  // Ticks minute by minute.
  solve: (input) => {
    const [hours = 0, minutes = 0, t = 0] = read(input);
    let [h, m] = [hours, minutes];
    for (let minute = 0; minute < t; minute++) {
      m++;
      if (m === 60) {
        m = 0;
        h = h === 23 ? 0 : h + 1;
      }
    }
    return lines(`${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
  },
} satisfies Making;
