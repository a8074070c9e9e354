import { expect, test } from 'vitest';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { knowledgePoint, pointsAbove } from '@aosai/api/questions/knowledgePoints';
import { MAX_KNOWLEDGE_POINTS } from '@aosai/api/questions/pointId';
import { faultsOf } from '@aosai/api/questions/faultsOf';
import { hasBody } from '@aosai/api/questions/kinds';
import { TEMPLATES } from './templates.ts';
import { rareIn } from '@aosai/content/reading/plainWords';
import { instanceOf } from './drawn.ts';

const SEEDS = Array.from({ length: 2_000 }, (_, seed) => seed);
/** Templates of the first releases draw fewer numbers; a wider draw would change the stored questions. */
const NARROW = new Set(['break-continue', 'mixed-division', 'nested-sum', 'nested-times', 'py-slice', 'steps']);
/** One in eight each day in `npm test`, since each one draws thousands of questions. */
const named = todaysShare(
  TEMPLATES.map((template) => ({ name: template.name, template })),
  8,
);

test('names of templates are unique', () => {
  expect(new Set(TEMPLATES.map(({ name }) => name)).size).toBe(TEMPLATES.length);
});

test.each(named)('$name has known points, none above its level', ({ template: { points, stage } }) => {
  expect(points.length).toBeGreaterThan(0);
  expect(points.length).toBeLessThanOrEqual(MAX_KNOWLEDGE_POINTS);
  expect(points.filter((id) => !knowledgePoint(id))).toEqual([]);
  expect(pointsAbove(stage, points)).toEqual([]);
});

test.each(named)('$name passes its own check for 2,000 seeds', ({ template }) => {
  expect(SEEDS.filter((seed) => !template.drawn(seed).isChecked)).toEqual([]);
});

const judges = ({ template }: (typeof named)[number]): boolean => template.drawn(0).written.claim !== undefined;
const [statements, choices] = [named.filter(judges), named.filter((one) => !judges(one))];

test.each(statements)(
  '$name is as often right as wrong, and names the mistake behind a wrong claim',
  ({ template }) => {
    const bad: string[] = [];
    let right = 0;
    for (const seed of SEEDS.slice(0, 400)) {
      const made = instanceOf(template, seed);
      const { written, wrong } = template.drawn(seed);
      if (!hasBody(made, 'judgement')) throw new Error('a judgement is drawn');
      const isRight = wrong.length === 0;
      const ends = isRight ? '这个说法正确。' : `这个说法错误。\n\n说成 ${wrong[0]?.[0]} 是${wrong[0]?.[1]}。`;
      const isWhole = made.answer === isRight && made.analysis.endsWith(ends) && made.stem.split('\n').length <= 29;
      if (!isWhole || faultsOf(made).length > 0 || wrong.some(([text]) => text === written.key)) bad.push(`${seed}`);
      if (isRight) right += 1;
    }
    expect(bad).toEqual([]);
    expect(right).toBeGreaterThan(140);
    expect(right).toBeLessThan(260);
  },
);

test.each(choices)('$name has four options and spreads its key', ({ template }) => {
  const letters = new Map<string, number>();
  const bad: string[] = [];
  for (const seed of SEEDS.slice(0, 400)) {
    const made = instanceOf(template, seed);
    if (!hasBody(made, 'options')) throw new Error('a choice is drawn');
    const isWhole = new Set(made.options.map(({ text }) => text)).size === 4 && made.stem.split('\n').length <= 29;
    const faults = faultsOf(made);
    if (!isWhole || faults.length > 0) bad.push(`${seed} ${faults.join('，')}`);
    const [letter = ''] = made.answer;
    letters.set(letter, (letters.get(letter) ?? 0) + 1);
  }
  expect(bad).toEqual([]);
  for (const letter of 'ABCD') {
    expect(letters.get(letter)).toBeGreaterThan(60);
    expect(letters.get(letter)).toBeLessThan(140);
  }
});

test.each(choices)('$name explains every wrong option by its mistake', ({ template }) => {
  for (const seed of SEEDS.slice(0, 50)) {
    const made = instanceOf(template, seed);
    if (!hasBody(made, 'options')) throw new Error('a choice is drawn');
    const { analysis, answer } = made;
    for (const letter of 'ABCD')
      expect(analysis).toMatch(letter === answer[0] ? new RegExp(`选 ${letter}。`) : new RegExp(`选 ${letter} 是.{4}`));
    expect(analysis).not.toMatch(/undefined|NaN|题目要求/);
  }
});

/** Whether a text contains the key; a key of letters and digits only as a whole word. */
const tells = (text: string, key: string): boolean =>
  /^\w+$/u.test(key) ? text.split(/\W+/u).includes(key) : text.includes(key);

test.each(named)('$name has one or two hints, and none tells the key', ({ template }) => {
  for (const seed of SEEDS) {
    const { hints, written } = template.drawn(seed);
    expect(hints.length === 1 || hints.length === 2, `${seed}`).toBe(true);
    expect(new Set(hints).size).toBe(hints.length);
    expect(
      hints.filter((hint) => hint.length < 8 || hint.length > 60 || /undefined|NaN/u.test(hint)),
      `${seed}`,
    ).toEqual([]);
    expect(
      hints.filter((hint) => tells(hint, written.key)),
      `${seed}: ${written.key}`,
    ).toEqual([]);
  }
});

test('hints: serve at most two families, one of each language', () => {
  const familiesOf = new Map<string, Set<string>>();
  for (const template of TEMPLATES)
    for (const hint of template.drawn(0).hints)
      familiesOf.set(hint, (familiesOf.get(hint) ?? new Set()).add(template.family ?? template.name));
  expect([...familiesOf].filter(([, families]) => families.size > 2).map(([hint]) => hint)).toEqual([]);
});

test.each(named)(
  '$name makes different questions of different seeds, and the same of the same seed',
  ({ template }) => {
    const many = SEEDS.slice(0, 400).map((seed) => instanceOf(template, seed));
    expect(new Set(many.map((one) => one.stem)).size).toBeGreaterThanOrEqual(NARROW.has(template.name) ? 9 : 30);
    const stems = many.slice(0, 40);
    expect(stems.map((one) => one.key)).toEqual(SEEDS.slice(0, 40).map((seed) => `${template.name}-${seed}`));
    expect(stems).toEqual(SEEDS.slice(0, 40).map((seed) => instanceOf(template, seed)));
  },
);

test.each(TEMPLATES)('$name is written in characters that a child of ten knows', (template) => {
  const texts = SEEDS.slice(0, 20).map((seed) => JSON.stringify([instanceOf(template, seed), template.drawn(seed)]));
  expect(rareIn(texts.join('\n'))).toEqual([]);
});
