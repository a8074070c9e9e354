import { expect, test } from 'vitest';
import { COMPLETION, PROGRAMMING, READING, SINGLE, TRUE_FALSE } from '../questions/kinds.ts';
import { defaultPoints, shapeFaults } from './paperShape.ts';
import { PAPER_TEMPLATE, PAPER_TEMPLATES, slotsOf, templateOn } from '../questions/paperTemplates.ts';

const items = (count: number, points: number) => Array.from({ length: count }, () => ({ points }));
const gesp4 = templateOn('gesp-4', '2026-11-23');
const cspJ1 = templateOn('csp-j1', '2026-11-23');
const whole = [
  { name: '单选', type: SINGLE, items: items(15, 200) },
  { name: '判断', type: TRUE_FALSE, items: items(10, 200) },
  { name: '编程', type: PROGRAMMING, items: items(2, 2500) },
];

test('PAPER_TEMPLATES: every template except `free` has a blueprint, with 100 or 400 points in total', () => {
  expect([...new Set(PAPER_TEMPLATES.map(({ id }) => id))]).toEqual(PAPER_TEMPLATE.values.slice(0, -1));
  const sums = PAPER_TEMPLATES.map(({ id, sections, durationMin }) => [
    id,
    sections.reduce((sum, { points }) => sum + points, 0),
    durationMin,
  ]);
  expect(sums).toEqual([
    ...[1, 2, 3, 4].map((level) => [`gesp-${level}`, 10_000, 120]),
    ...[5, 6, 7, 8].map((level) => [`gesp-${level}`, 10_000, 180]),
    ['csp-j1', 10_000, 120],
    ['csp-s1', 10_000, 120],
    ['csp-j2', 40_000, 210],
    ['csp-s2', 40_000, 240],
  ]);
});

test('PAPER_TEMPLATES: the sections of CSP’s first round are worth 30, 40 and 30 points', () => {
  expect(cspJ1?.sections.map(({ name, count, points }) => [name, count, points])).toEqual([
    ['单选题', 15, 3000],
    ['程序阅读', 3, 4000],
    ['程序完善', 2, 3000],
  ]);
  expect(cspJ1?.sections[1]?.parts?.map((parts) => parts.length)).toEqual([6, 6, 7]);
});

test('templateOn: returns the version that is valid on a day, and the first version before that', () => {
  const [first] = PAPER_TEMPLATES;
  if (!first) throw new Error('no template');
  const next = { ...first, validFrom: '2027-03-01', durationMin: 90 };
  const on = (day: string) => templateOn('gesp-1', day, [next, first])?.durationMin;
  expect([on('2020-01-01'), on('2027-02-28'), on('2027-03-01')]).toEqual([120, 120, 90]);
  expect(templateOn('free', '2027-02-28')).toBeNull();
});

test('slotsOf: gives one slot per section', () => {
  expect(gesp4 && slotsOf(gesp4)).toEqual([
    { type: SINGLE, count: 15, stage: 'gesp-4' },
    { type: TRUE_FALSE, count: 10, stage: 'gesp-4' },
    { type: PROGRAMMING, count: 2, stage: 'gesp-4' },
  ]);
});

test('shapeFaults: names the differences between a paper and its blueprint', () => {
  expect(shapeFaults(gesp4, whole)).toEqual([]);
  const [single, judgement, task] = whole;
  if (!single || !judgement || !task) throw new Error('three sections');
  const odd = [
    { ...single, items: items(13, 200) },
    { ...judgement, items: items(10, 150) },
    { ...task, items: items(3, 2500) },
    { name: '阅读', type: READING, items: items(1, 1200) },
  ];
  expect(shapeFaults(gesp4, odd)).toEqual([
    { section: '单选题', detail: '缺 2 道' },
    { section: '判断题', detail: '应为 20 分，现在是 15 分' },
    { section: '编程题', detail: '多 1 道' },
    { section: '阅读', detail: '没有程序阅读题' },
  ]);
  expect(shapeFaults(null, [])).toEqual([{ section: '试卷', detail: '还没有题目' }]);
  expect(shapeFaults(null, odd)).toEqual([]);
});

test('defaultPoints: follows the blueprint, and for groups the sum of parts if that fits the section', () => {
  const group = (own: number) => ({ type: READING, own });
  expect(defaultPoints(gesp4, SINGLE, [{ type: SINGLE, own: null }])).toEqual([200]);
  expect(defaultPoints(gesp4, PROGRAMMING, [{ type: PROGRAMMING, own: null }])).toEqual([2500]);
  expect(defaultPoints(cspJ1, READING, [group(1600), group(1200), group(1200)])).toEqual([1600, 1200, 1200]);
  expect(defaultPoints(cspJ1, READING, [group(1200), group(1200), group(1200)])).toEqual([1200, 1200, 1600]);
  expect(defaultPoints(cspJ1, COMPLETION, [{ type: COMPLETION, own: 1500 }])).toEqual([1500]);
  expect(defaultPoints(null, READING, [group(900)])).toEqual([900]);
  expect(defaultPoints(null, PROGRAMMING, [{ type: PROGRAMMING, own: null }])).toEqual([2500]);
});
