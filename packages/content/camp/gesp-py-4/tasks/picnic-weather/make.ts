import type { Random } from '@aosai/api/kit/random';
import { lines, type Making, numbersOf } from '../../../../src/tasks/making.ts';

type Day = readonly [temperature: number, rain: number, wind: number];
type Place = readonly [name: string, days: readonly Day[]];

const forecast = (places: readonly Place[]) =>
  lines([places.length, places[0]?.[1].length ?? 0], ...places.flatMap(([name, days]) => [name, ...days]));

const name = (at: number) => `${String.fromCodePoint(97 + (at % 26))}${'ely'[at % 3] ?? ''}${'ao'[at % 2] ?? ''}`;

/** `n` places of `d` days: at most `rain` mm and `wind` degrees of wind, and a temperature between the two. */
const places = (
  random: Random,
  { n, d, cold, hot, rain, wind }: Record<'n' | 'd' | 'cold' | 'hot' | 'rain' | 'wind', number>,
) =>
  forecast(
    Array.from({ length: n }, (_, at) => [
      name(at),
      Array.from({ length: d }, () => [random.int(cold, hot), random.int(0, rain), random.int(0, wind)] as const),
    ]),
  );

const DAY = /^-?\d+ \d+ \d+$/u;

export const making = {
  inputs: (random) => [
    forecast([['sea', [[42, 100, 12]]]]),
    forecast([
      ['oak', [[-10, 0, 5]]],
      ['elm', [[23, 0, 4]]],
      ['fir', [[21, 0, 5]]],
    ]),
    places(random, { n: 50, d: 30, cold: -10, hot: 42, rain: 100, wind: 12 }),
    places(random, { n: 50, d: 30, cold: 15, hot: 30, rain: 30, wind: 12 }),
    places(random, { n: 10, d: 7, cold: -10, hot: 20, rain: 5, wind: 12 }),
    places(random, { n: 8, d: 5, cold: 24, hot: 40, rain: 20, wind: 9 }),
    places(random, { n: 5, d: 3, cold: -10, hot: 42, rain: 60, wind: 12 }),
    places(random, { n: 20, d: 1, cold: -5, hot: 40, rain: 60, wind: 12 }),
    places(random, { n: 30, d: 10, cold: 10, hot: 22, rain: 10, wind: 4 }),
    places(random, { n: 12, d: 12, cold: -10, hot: 0, rain: 100, wind: 12 }),
    places(random, { n: 2, d: 30, cold: 5, hot: 35, rain: 50, wind: 12 }),
    forecast([
      [
        'ant',
        [
          [20, 1, 6],
          [24, 4, 0],
        ],
      ],
      [
        'bee',
        [
          [24, 4, 0],
          [20, 1, 6],
        ],
      ],
    ]),
  ],
  small: (random) => {
    const all = { n: random.int(1, 4), d: random.int(1, 3), cold: -10, hot: 42, rain: 40, wind: 12 };
    return places(random, all);
  },
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, d = 0] = numbersOf(head);
    const isDay = (row: string) => {
      const [t = 99, r = -1, w = -1] = numbersOf(row);
      return DAY.test(row) && t >= -10 && t <= 42 && r >= 0 && r <= 100 && w >= 0 && w <= 12;
    };
    const areRows = rows.every((row, at) => (at % (d + 1) === 0 ? /^[a-z]{1,8}$/u.test(row) : isDay(row)));
    return n >= 1 && n <= 50 && d >= 1 && d <= 30 && rows.length === n * (d + 1) && areRows;
  },
  // Takes the points off one by one.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, d = 0] = numbersOf(head);
    const scoreOf = (row: string) => {
      const [t = 0, r = 0, w = 0] = numbersOf(row);
      let score = 100;
      for (let degree = Math.min(t, 22); degree < Math.max(t, 22); degree++) score -= 4;
      for (let rain = 0; rain < r; rain++) score -= 2;
      for (let wind = 6; wind <= w; wind++) score -= 3;
      return score < 0 ? 0 : score;
    };
    const all = Array.from({ length: n }, (_, at) => {
      const [place = '', ...days] = rows.slice(at * (d + 1), (at + 1) * (d + 1));
      return { place, scores: days.map((row) => scoreOf(row)) };
    });
    const sum = (scores: readonly number[]) => scores.reduce((so, one) => so + one, 0);
    const [best] = all.toSorted((one, other) => sum(other.scores) - sum(one.scores));
    const zeros = all.flatMap(({ scores }) => scores).filter((score) => score === 0).length;
    return lines([best?.place ?? '', sum(best?.scores ?? [])], zeros);
  },
} satisfies Making;
