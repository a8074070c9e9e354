import { expect, test } from 'vitest';
import { inTeachingOrder, type PlanUnit, unitsToDo } from './teachingOrder.ts';

const unit = (id: string, level: number, points: string[], more: Partial<PlanUnit> = {}): PlanUnit => ({
  id,
  kind: 'course',
  level,
  minutes: 40,
  points,
  taught: points.slice(0, 1),
  isDone: false,
  ...more,
});
const camp = (id: string, level: number, point: string) => unit(id, level, [point], { kind: 'camp' });
const point = (id: string, prereq: string[] = [], isKnown = false) => ({ id, level: 1, prereq, isKnown });
const ids = (units: readonly PlanUnit[]) => units.map(({ id }) => id);

test('inTeachingOrder: puts a camp unit after the last lesson that teaches its point', () => {
  const lessons = [unit('for', 1, ['loop']), unit('while', 1, ['loop']), unit('if', 1, ['branch'])];
  expect(ids(inTeachingOrder([...lessons, camp('camp-branch', 1, 'branch'), camp('camp-loop', 1, 'loop')]))).toEqual([
    'for',
    'while',
    'camp-loop',
    'if',
    'camp-branch',
  ]);
});

test('inTeachingOrder: a unit test that asks about everything holds no camp unit back', () => {
  const lessons = [
    unit('io', 1, ['io']),
    unit('test', 1, ['io', 'history'], { taught: [] }),
    unit('if', 1, ['branch']),
  ];
  expect(ids(inTeachingOrder([...lessons, camp('camp-io', 1, 'io'), camp('camp-history', 1, 'history')]))).toEqual([
    'io',
    'camp-io',
    'test',
    'camp-history',
    'if',
  ]);
});

test('inTeachingOrder: puts camp units without a lesson at the end of their level', () => {
  const tasks = unit('tasks', 1, ['io', 'branch'], { kind: 'camp', taught: [] });
  const units = [camp('two', 2, 'io'), unit('if', 1, ['branch']), tasks, camp('one', 1, 'ascii')];
  expect(ids(inTeachingOrder(units))).toEqual(['if', 'tasks', 'one', 'two']);
});

test('unitsToDo: skips units that are done or whose points are known, but keeps gaps of known levels', () => {
  const units = [
    unit('gap', 1, ['io']),
    unit('known', 1, ['loop']),
    { ...unit('done', 2, ['ascii']), isDone: true },
    unit('new', 2, ['cast']),
  ];
  const points = [point('io'), point('loop', [], true), point('ascii'), point('cast')];
  expect(unitsToDo({ units, points, knownLevel: 1 }).map(({ id }) => id)).toEqual(['gap', 'new']);
});

test('unitsToDo: puts a unit after those that teach what its main point needs', () => {
  const units = [unit('sum', 1, ['loop']), unit('first', 1, ['io'])];
  expect(unitsToDo({ units, points: [point('io'), point('loop', ['io'])], knownLevel: 0 }).map(({ id }) => id)).toEqual(
    ['first', 'sum'],
  );
});
