import { expect, test } from 'vitest';
import { PROGRAMMING, SINGLE, TRUE_FALSE } from '../questions/kinds.ts';
import { daysSinceMastered, type Evidence, masteryKey, masteryOf } from './mastery.ts';
import { readinessOf } from './readiness.ts';

const one = (more: Partial<Evidence> = {}): Evidence => ({
  type: SINGLE,
  difficulty: 'medium',
  score: 1,
  days: 0,
  isPrimary: true,
  isFirst: true,
  facility: null,
  ...more,
});
const times = (count: number, more: Partial<Evidence>) => Array.from({ length: count }, () => one(more));

const MIXED = [
  one({ difficulty: 'easy' }),
  one({ score: 0 }),
  one({ type: TRUE_FALSE }),
  one({ type: PROGRAMMING, score: 0.6, days: 60 }),
  one({ isFirst: false }),
];

test('masteryOf: mixed evidence weighs 4.9213 and gives 0.5595, in any order', () => {
  const there = masteryOf(MIXED);
  expect([there.weight.toFixed(4), there.value.toFixed(4), there.band]).toEqual(['4.9213', '0.5595', 'weak']);
  expect(masteryOf(MIXED.toReversed()).value).toBeCloseTo(there.value, 12);
});

test.each([
  ['ten easy right', times(10, { difficulty: 'easy' }), '0.7500', 'fair'],
  ['ten medium right', times(10, {}), '0.9167', 'strong'],
  ['six of ten medium', [...times(6, {}), ...times(4, { score: 0 })], '0.5833', 'weak'],
  [
    'five of ten hard',
    [...times(5, { difficulty: 'hard' }), ...times(5, { difficulty: 'hard', score: 0 })],
    '0.6667',
    'fair',
  ],
] as const)('masteryOf: %s', (_, evidence, value, band) => {
  const there = masteryOf(evidence);
  expect([there.value.toFixed(4), there.band, there.isEarly]).toEqual([value, band, false]);
});

test('masteryOf: little evidence gives no band, and old evidence gives `stale`', () => {
  expect(masteryOf([])).toMatchObject({ band: 'none', answers: 0, value: 0.5 });
  expect(masteryOf(times(2, {}))).toMatchObject({ band: 'none' });
  expect(masteryOf(times(4, {}))).toMatchObject({ band: 'strong', isEarly: true });
  expect(masteryOf(times(10, { days: 61 }))).toMatchObject({ band: 'stale' });
});

test('masteryOf: a measured facility replaces the difficulty, within bounds', () => {
  const of = (facility: number) => masteryOf(times(10, { facility })).value;
  expect([of(0.65), of(0.01), of(1)].map((value) => value.toFixed(4))).toEqual(['0.9167', '1.0000', '0.6667']);
});

test('masteryKey: algorithms are shared by all languages, syntax is not', () => {
  expect(
    [
      'gesp-cpp-4/recurrence',
      'gesp-py-4/sort-simple',
      'gesp-cpp-1/loop',
      'gesp-py-1/loop',
      'csp-j/stl',
      'gesp-cpp-6/dfs',
    ].map(masteryKey),
  ).toEqual(['recurrence', 'sort-simple', 'gesp-cpp/loop', 'gesp-py/loop', 'stl', 'dfs']);
});

test('readinessOf: computes expected points and chance from practice, and from mocks if there are any', () => {
  const practised = readinessOf({ mastery: 0.7, programming: 0.5 });
  expect([practised.expected.toFixed(2), practised.chance.toFixed(3), practised.band]).toEqual([
    '65.25',
    '0.669',
    'hopeful',
  ]);
  const mocked = readinessOf({ mastery: 0.7, programming: 0.5, mocks: [70, 66, 58] });
  expect([mocked.expected.toFixed(3), mocked.chance.toFixed(3)]).toEqual(['65.825', '0.767']);
  expect(readinessOf({ mastery: 0.7, programming: 0.5, mocks: [10] })).toEqual(practised);
  expect(readinessOf({ mastery: 1, programming: 1 }).band).toBe('likely');
  expect(readinessOf({ mastery: 0.3, programming: 0.2 }).band).toBe('notYet');
});

test('daysSinceMastered: finds the first time, whatever was forgotten or answered wrongly since', () => {
  // Three answers weigh too little; with the fourth the value is about (2 x 0.5 + 4) / 6 = 0.83.
  const rising = [40, 39, 38, 37, 36].map((days) => one({ days }));
  expect(daysSinceMastered(rising)).toBe(37);
  const wrongSince = [...rising, ...times(6, { score: 0, days: 2 })];
  expect([masteryOf(wrongSince).band, daysSinceMastered(wrongSince.toReversed())]).toEqual(['weak', 37]);
  expect([daysSinceMastered([]), daysSinceMastered(times(9, { score: 0.4 }))]).toEqual([null, null]);
});
