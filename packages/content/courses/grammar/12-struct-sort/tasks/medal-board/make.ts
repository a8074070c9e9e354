import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Team = readonly [name: string, gold: number, silver: number, bronze: number];
const board = (teams: readonly Team[]) => lines(teams.length, ...teams);
const nameOf = (random: Random, at: number) =>
  `${'abcxyz'[random.int(0, 5)] ?? ''}${'klmn'[at % 4] ?? ''}${String.fromCodePoint(97 + (at % 26), 97 + (Math.floor(at / 26) % 26))}`;
const some = (random: Random, count: number, most: number) =>
  board(
    Array.from({ length: count }, (_, at): Team => [
      nameOf(random, at),
      random.int(0, most),
      random.int(0, most),
      random.int(0, most),
    ]),
  );
const read = (input: string) =>
  input
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row): Team => {
      const [name = '', gold = '', silver = '', bronze = ''] = row.split(' ');
      return [name, Number(gold), Number(silver), Number(bronze)];
    });

export const making = {
  inputs: (random) => [
    board([['z', 0, 0, 1000]]),
    board([
      ['b', 1, 1, 1],
      ['c', 1, 1, 1],
      ['a', 1, 1, 1],
    ]),
    board([
      ['one', 3, 2, 1],
      ['two', 3, 2, 2],
      ['six', 3, 3, 0],
      ['ten', 3, 3, 0],
    ]),
    board([
      ['x', 0, 9, 9],
      ['y', 1, 0, 0],
      ['w', 1, 0, 0],
      ['v', 1, 0, 3],
    ]),
    board([
      ['low', 0, 0, 1],
      ['mid', 0, 1, 0],
      ['top', 1, 0, 0],
      ['toe', 1, 0, 0],
      ['mud', 0, 1, 0],
    ]),
    some(random, 200, 1000),
    some(random, 150, 2),
    some(random, 100, 1),
    some(random, 30, 3),
    some(random, 60, 0),
    some(random, 26, 2),
  ],
  small: (random) => some(random, random.int(1, 6), 1),
  isValid: (input) => {
    const teams = read(input);
    return (
      input === board(teams) &&
      teams.length >= 1 &&
      teams.length <= 200 &&
      new Set(teams.map(([name]) => name)).size === teams.length &&
      teams.every(
        ([name, ...medals]) =>
          /^[a-z]{1,10}$/u.test(name) && medals.every((one) => Number.isInteger(one) && one >= 0 && one <= 1000),
      )
    );
  },
  // Packs the medals into one number.
  solve: (input) => {
    const packed = ([, gold, silver, bronze]: Team) => (gold * 1001 + silver) * 1001 + bronze;
    const sorted = read(input).toSorted((a, b) => packed(b) - packed(a) || (a[0] < b[0] ? -1 : 1));
    return lines(...sorted.map(([name, gold, silver, bronze]) => [name, gold + silver + bronze]));
  },
} satisfies Making;
