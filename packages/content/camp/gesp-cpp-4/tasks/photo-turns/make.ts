import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz.';
const pick = (random: Random, signs: string, length: number) =>
  Array.from({ length }, () => signs[random.int(0, signs.length - 1)] ?? '.').join('');
const photo = (rows: readonly string[], keys: string) => lines([rows.length, rows[0]?.length ?? 0], ...rows, keys);
const any = (random: Random, n: number, m: number, keys: string) =>
  photo(
    Array.from({ length: n }, () => pick(random, SIGNS, m)),
    keys,
  );

/** Turns the photo a quarter to the right; three of these are a quarter to the left. */
const turned = (rows: readonly string[]): string[] =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, at) =>
    rows
      .map((row) => row[at] ?? '')
      .toReversed()
      .join(''),
  );

export const making = {
  inputs: (random) => [
    photo(['a'], 'M'),
    photo(['abc'], 'L'),
    photo(['.a', 'bc'], 'RRM'),
    any(random, 9, 5, 'RM'),
    any(random, 8, 8, 'LLM'),
    any(random, 50, 50, pick(random, 'RLM', 100)),
    any(random, 1, 50, 'RM'),
    any(random, 50, 1, 'MR'),
    any(random, 7, 4, 'MR'),
    any(random, 5, 8, 'LM'),
    any(random, 30, 45, pick(random, 'RLM', 37)),
    any(random, 6, 9, 'MLMR'),
    any(random, 50, 40, 'R'.repeat(99)),
  ],
  small: (random) => any(random, random.int(1, 4), random.int(1, 4), pick(random, 'RLM', random.int(1, 6))),
  isValid: (input) => {
    const [, ...rest] = input.trimEnd().split('\n');
    const [rows, keys = ''] = [rest.slice(0, -1), rest.at(-1)];
    const [first = ''] = rows;
    return (
      input === photo(rows, keys) &&
      rows.length <= 50 &&
      first.length >= 1 &&
      first.length <= 50 &&
      rows.every((row) => row.length === first.length && /^[a-z.]+$/u.test(row)) &&
      /^[RLM]{1,100}$/u.test(keys)
    );
  },
  // Turns columns into rows; a turn to the left is three turns to the right.
  solve: (input) => {
    const [, ...rest] = input.trimEnd().split('\n');
    let rows = rest.slice(0, -1);
    for (const key of rest.at(-1) ?? '') {
      if (key === 'M') rows = rows.map((row) => row.split('').toReversed().join(''));
      for (let quarter = 0; quarter < (key === 'R' ? 1 : key === 'L' ? 3 : 0); quarter++) rows = turned(rows);
    }
    return lines([rows.length, rows[0]?.length ?? 0], ...rows);
  },
} satisfies Making;
