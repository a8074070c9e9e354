import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Reading = readonly [code: string, value: number];
const MOST = 1_000_000;
const report = (all: readonly Reading[]) => lines(all.length, ...all);
const RANGES = new Map([
  ['T', [-50, 60]],
  ['H', [0, 100]],
  ['P', [800, 1100]],
]);
/** One in `rare` has a code that nobody knows; values lie at most so far off the normal ones. */
const any = (random: Random, n: number, rare: number, far: number): Reading[] =>
  Array.from({ length: n }, () => {
    if (random.int(1, rare) === 1) return [random.pick(['A', 'X', 'Z', 'B']), random.int(-MOST, MOST)];
    const code = random.pick(['T', 'H', 'P']);
    const [least = 0, most = 0] = RANGES.get(code) ?? [];
    return [code, random.int(least - far, most + far)];
  });
const edges = (random: Random, n: number): Reading[] =>
  Array.from({ length: n }, () => {
    const code = random.pick(['T', 'H', 'P']);
    const [least = 0, most = 0] = RANGES.get(code) ?? [];
    return [code, random.pick([least, most, least - 1, most + 1])];
  });
const frosty = (random: Random, n: number): Reading[] => [
  ...Array.from({ length: n }, (): Reading => ['T', random.int(-50, -1)]),
  ['T', 900],
  ['X', 55],
];

export const making = {
  inputs: (random) => [
    report([['T', 0]]),
    report([['Q', 5]]),
    report([
      ['T', -50],
      ['T', 60],
      ['H', 0],
      ['H', 100],
      ['P', 800],
      ['P', 1100],
    ]),
    report(frosty(random, 20)),
    report(frosty(random, 60)),
    report(frosty(random, 150)),
    report([...frosty(random, 5), ...edges(random, 30).filter(([code]) => code !== 'T')]),
    report(Array.from({ length: 1000 }, (): Reading => ['H', MOST])),
    report(Array.from({ length: 200 }, (_, at): Reading => ['T', at - 100])),
    report(Array.from({ length: 200 }, (_, at): Reading => ['P', 1200 - 3 * at])),
    report(any(random, 1000, 5, 30)),
    report(any(random, 300, 3, MOST / 2)),
    report(edges(random, 100)),
    report([...frosty(random, 300), ...any(random, 40, 2, 9).filter(([code]) => code !== 'T')]),
    report([['X', 1], ...frosty(random, 2), ...frosty(random, 2)]),
  ],
  small: (random) => report([...any(random, random.int(1, 5), 4, 3), ...edges(random, 1)]),
  isValid: (input) => {
    const [n = '', ...rows] = input.trimEnd().split('\n');
    return (
      input === lines(n, ...rows) &&
      Number(n) === rows.length &&
      rows.length <= 1000 &&
      rows.every((row) => /^[A-Z] -?\d+$/u.test(row) && Math.abs(Number(row.split(' ')[1])) <= MOST)
    );
  },
  solve: (input) => {
    const rows = input
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((row) => {
        const [code = '', value = ''] = row.split(' ');
        const [least, most] = RANGES.get(code) ?? [];
        const v = Number(value);
        if (least === undefined || most === undefined) return { code, v, says: 'code' };
        const off = Math.max(least - v, v - most, 0);
        return { code, v, says: off > 0 ? `value ${off}` : 'ok' };
      });
    const count = (word: string) => rows.filter(({ says }) => says.startsWith(word)).length;
    const warm = rows.flatMap(({ code, v, says }) => (code === 'T' && says === 'ok' ? [v] : []));
    return lines(
      ...rows.map(({ says }) => says),
      [count('ok'), count('code'), count('value')],
      warm.length > 0 ? Math.max(...warm) : 'none',
    );
  },
} satisfies Making;
