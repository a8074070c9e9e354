import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const MOST = 1_000_000;
const keys = (all: readonly string[]) => lines(all.length, ...all);
const any = (random: Random, n: number, most: number): string[] =>
  Array.from({ length: n }, () => {
    const kind = random.int(1, 7);
    if (kind === 1) return 'save';
    if (kind === 2) return 'swap';
    return `${random.pick(['+', '-', '*'])} ${random.int(-most, most)}`;
  });
/** A number that stops right at the edge, or one step behind it. */
const edge = (random: Random): string[] => {
  const side = random.int(0, 1) === 1 ? 1 : -1;
  return [`* 0`, `+ ${side * MOST}`, 'save', ...(random.int(0, 1) === 1 ? [`+ ${side}`] : []), 'swap'];
};
const edges = (random: Random, n: number) => Array.from({ length: n }, () => edge(random)).flat();

export const making = {
  inputs: (random) => [
    keys(['save']),
    keys(['+ 1000000', 'save', '- 2000', '* -1', 'swap']),
    keys(['+ 1000', '* 1000', 'save', '* -1', 'swap', '* 1000000', '+ 4']),
    keys(['+ 999', '* 999', 'save', '* 999999', '- 1000000', 'swap', '- 1']),
    keys(['- 65536', 'save', '* 65536', '+ 3', 'swap', '* 65536', '- 1']),
    keys(Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? '+ 1000000' : '* -1'))),
    keys([...edges(random, 20), ...any(random, 50, MOST), 'save', '+ 12', 'swap']),
    keys([...any(random, 400, MOST), ...edges(random, 9)]),
    keys([...any(random, 100, 9), ...edges(random, 3), '- 5']),
    keys([...any(random, 900, 2000), 'save', '* -700', '* -700', '* -700', '+ 8']),
    keys([...edges(random, 1), '- 1000000', '- 1000000', '- 3', 'save', '- 1000000', '+ 6']),
    keys(any(random, 999, MOST)),
    keys([...any(random, 300, 30), '- 1000000', '- 90000', ...any(random, 300, 30)]),
  ],
  small: (random) => keys(any(random, random.int(1, 9), random.pick([5, 2000]))),
  isValid: (input) => {
    const [n = '', ...all] = input.trimEnd().split('\n');
    const isGood = (one: string) => {
      const [, x = ''] = /^[+*-] (-?\d{1,7})$/u.exec(one) ?? [];
      return one === 'save' || one === 'swap' || (x !== '' && Math.abs(Number(x)) <= MOST);
    };
    return input === keys(all) && Number(n) === all.length && all.length <= 1000 && all.every(isGood);
  },
  solve: (input) => {
    let state = { shown: 0n, kept: 0n };
    const wrong: number[] = [];
    for (const [at, key] of input.trimEnd().split('\n').slice(1).entries()) {
      const [sign = '', x = '0'] = key.split(' ');
      const { shown, kept } = state;
      if (sign === 'save') state = { shown, kept: shown };
      else if (sign === 'swap') state = { shown: kept, kept: shown };
      else {
        const by = BigInt(x);
        const next = sign === '+' ? shown + by : sign === '-' ? shown - by : shown * by;
        const isWrong = next > BigInt(MOST) || -next > BigInt(MOST);
        if (isWrong) wrong.push(at + 1);
        state = { shown: isWrong ? 0n : next, kept };
      }
    }
    return lines([`${state.shown}`, `${state.kept}`, wrong.length, wrong[0] ?? 0]);
  },
} satisfies Making;
