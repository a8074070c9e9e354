import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const nameAt = (at: number) =>
  [(at * 11) % 26, Math.floor(at / 26) % 26, Math.floor(at / 676)]
    .map((letter) => String.fromCharCode(97 + letter))
    .join('');
const queue = (ages: readonly number[]) => lines(ages.length, ...ages.map((age, at) => [nameAt(at), age]));
const any = (random: Random, n: number, least: number, most: number) =>
  Array.from({ length: n }, () => random.int(least, most));

export const making = {
  inputs: (random) => [
    queue([50]),
    queue([3, 3, 3]),
    queue([1, 2, 3, 2]),
    queue([40, 10, 50, 10, 60]),
    queue([5, 4, 3, 9]),
    queue([...Array.from({ length: 50 }, (_, at) => 60 - at), 90]),
    queue(Array.from({ length: 1000 }, () => 70)),
    queue(Array.from({ length: 120 }, (_, at) => at + 1)),
    queue(Array.from({ length: 120 }, (_, at) => 120 - at)),
    queue(any(random, 1000, 1, 120)),
    queue(any(random, 600, 1, 3)),
    queue(any(random, 40, 10, 20)),
    queue([...any(random, 100, 1, 40), ...any(random, 300, 60, 120)]),
    queue([5, 7, 5, 6, 5, ...any(random, 50, 8, 9)]),
  ],
  small: (random) => queue(any(random, random.int(1, 6), 1, 4)),
  isValid: (input) => {
    const [n = '', ...rows] = input.trimEnd().split('\n');
    const names = new Set(rows.map((row) => row.split(' ')[0]));
    return (
      input === lines(n, ...rows) &&
      Number(n) === rows.length &&
      rows.length <= 1000 &&
      names.size === rows.length &&
      rows.every((row) => {
        const age = Number(row.split(' ')[1]);
        return /^[a-z]{1,6} [1-9]\d*$/u.test(row) && age <= 120;
      })
    );
  },
  // Counts for each person who came before or later and is older.
  solve: (input) => {
    const all = input
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((row, at) => ({ name: row.split(' ')[0] ?? '', age: Number(row.split(' ')[1]), at }));
    const places = all.map(({ age, at }) => 1 + all.slice(0, at).filter((other) => other.age >= age).length);
    const moved = all.map(({ age, at }) => all.slice(at + 1).filter((other) => other.age > age).length);
    const most = Math.max(...moved);
    const sorted = all.toSorted((one, other) => other.age - one.age || one.at - other.at);
    return lines(
      places,
      sorted.map(({ name }) => name),
      [all[moved.indexOf(most)]?.name ?? '', most],
    );
  },
} satisfies Making;
