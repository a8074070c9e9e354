import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 100_000;
const MOD = 1_000_000_007n;
const asked = (all: readonly number[]) => lines(all.length, all);
const any = (random: Random, q: number, least: number, most: number) =>
  Array.from({ length: q }, () => random.int(least, most));
/** Number of menus by their last two meals; `-` means that there was no meal yet. */
const MENUS = (() => {
  let menus = new Map([['--', 1n]]);
  const answers: string[] = [''];
  for (let day = 1; day <= MOST; day++) {
    const next = new Map<string, bigint>();
    for (const [last, count] of menus) {
      for (const meal of ['noodles', 'rice', 'dumplings']) {
        const [before = '', yesterday = ''] = last.split('-');
        if (meal === yesterday && (meal !== 'rice' || before === 'rice')) continue;
        const key = `${yesterday}-${meal}`;
        next.set(key, ((next.get(key) ?? 0n) + count) % MOD);
      }
    }
    menus = next;
    let [all, rice] = [0n, 0n];
    for (const [last, count] of menus) {
      all += count;
      if (last.endsWith('rice')) rice += count;
    }
    answers.push(`${all % MOD} ${rice % MOD}`);
  }
  return answers;
})();

export const making = {
  inputs: (random) => [
    asked([1]),
    asked([4, 3, 2]),
    asked([5, 6]),
    asked(Array.from({ length: 40 }, (_, at) => at + 1)),
    asked(Array.from({ length: 1000 }, () => MOST)),
    asked(Array.from({ length: 1000 }, (_, at) => MOST - at)),
    asked(any(random, 1000, 90_000, MOST)),
    asked(any(random, 1000, 1, MOST)),
    asked(any(random, 500, 1, 60)),
    asked([MOST, 1, 99_999, 4]),
    asked(any(random, 9, 24, 40)),
  ],
  small: (random) => asked(any(random, random.int(1, 5), 1, 12)),
  isValid: (input) => {
    const [q = 0, ...all] = numbersOf(input);
    return (
      input === asked(all) &&
      q >= 1 &&
      q <= 1000 &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= MOST)
    );
  },
  solve: (input) =>
    lines(
      ...numbersOf(input)
        .slice(1)
        .map((n) => MENUS[n] ?? ''),
    ),
} satisfies Making;
