import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '@aosai/api/kit/beijing';
import { makePlan, mondayOf, type PlanInput } from './makePlan.ts';
import type { PlanUnit } from './teachingOrder.ts';

const unit = (id: string, level: number, point: string, minutes = 40): PlanUnit => ({
  id,
  kind: 'course',
  level,
  minutes,
  points: [point],
  taught: [point],
  isDone: false,
});
const camp = (id: string, level: number, point: string): PlanUnit => ({ ...unit(id, level, point, 20), kind: 'camp' });
const point = (id: string, prereq: string[] = [], isKnown = false) => ({ id, level: 1, prereq, isKnown });

/** Saturday 28 November 2026; the Mondays that follow are the 30th, 7th, 14th … */
const INPUT: PlanInput = {
  today: '2026-11-28',
  madeOn: '2026-11-28',
  readyBy: '2027-01-04',
  units: [],
  points: [],
  mocks: [],
  sat: [],
  knownLevel: 0,
  minutesAWeek: 120,
  mockMinutes: 120,
  doneMinutes: 0,
  canReview: true,
  isReviewed: false,
};
const shape = (input: PlanInput) =>
  makePlan(input).weeks.map(({ start, steps }) => [
    start,
    ...steps.map((step) => (step.kind === 'lesson' ? step.unit.id : step.kind)),
  ]);

test('mondayOf: gives the Monday of a week, also for its Sunday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ]);
});

test('makePlan: puts lessons first, a review into each later week and mocks into the last two', () => {
  const units = ['a', 'b', 'c', 'd', 'e'].map((id) => unit(id, 1, id));
  const points = units.map(({ id }) => point(id));
  expect(shape({ ...INPUT, units, points })).toEqual([
    // A third of a week is left: 34 minutes.
    ['2026-11-23'],
    ['2026-11-30', 'a', 'b', 'review'],
    ['2026-12-07', 'c', 'd', 'review'],
    ['2026-12-14', 'e', 'review'],
    ['2026-12-21', 'mock'],
    ['2026-12-28', 'mock'],
  ]);
});

test('makePlan: mixes each week of lessons, a review and the camp units of their points', () => {
  const lessons = ['a', 'b', 'c', 'd'].map((id) => unit(id, 1, id, 30));
  const camps = ['a', 'b', 'c', 'd'].map((id) => camp(`camp-${id}`, 1, id));
  const points = lessons.map(({ id }) => point(id));
  expect(shape({ ...INPUT, units: [...lessons, ...camps], points }).slice(0, 4)).toEqual([
    ['2026-11-23', 'a'],
    ['2026-11-30', 'b', 'c', 'review', 'camp-a', 'camp-b'],
    ['2026-12-07', 'd', 'review', 'camp-c', 'camp-d'],
    ['2026-12-14', 'review'],
  ]);
});

test('makePlan: puts a camp unit before a lesson of the same week that needs it', () => {
  const units = [unit('b', 2, 'b', 30), camp('camp-a', 1, 'a')];
  const points = [point('a'), point('b', ['a'])];
  expect(shape({ ...INPUT, doneMinutes: 20, units, points })[1]).toEqual(['2026-11-30', 'camp-a', 'b', 'review']);
});

test('makePlan: moves what was missed and keeps the pace', () => {
  const units = ['a', 'b', 'c', 'd'].map((id) => unit(id, 1, id, 50));
  const points = units.map(({ id }) => point(id));
  expect(shape({ ...INPUT, units, points, today: '2026-12-17' })).toEqual([
    ['2026-12-14', 'a', 'b', 'review'],
    ['2026-12-21', 'mock'],
    ['2026-12-28', 'mock'],
  ]);
  expect(makePlan({ ...INPUT, units, points, today: '2026-12-17' }).left.map(({ id }) => id)).toEqual(['c', 'd']);
});

test('makePlan: names points that no unit teaches, and plans nothing for them', () => {
  const made = makePlan({
    ...INPUT,
    units: [unit('a', 1, 'io')],
    points: [point('io'), point('loop'), point('old', [], true)],
  });
  expect(made.missing).toEqual(['loop']);
});

test('makePlan: gives a mock its exam only when one is open in its week, each once', () => {
  const mocks = [
    { examId: 'over', from: '2026-11-20', until: '2026-12-20' },
    { examId: 'open', from: '2026-11-20', until: '2027-02-01' },
  ];
  const made = makePlan({ ...INPUT, mocks });
  const exams = made.weeks.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'mock' ? [step.examId] : [])));
  expect(exams).toEqual(['open', null]);
});

test('makePlan: has no mock in a week in which one was sat', () => {
  const made = makePlan({ ...INPUT, today: '2026-12-29', sat: ['2026-12-28'] });
  expect(made.weeks.map(({ steps }) => steps.map(({ kind }) => kind))).toEqual([['review']]);
});

test('makePlan: has no second review in a week whose review is done', () => {
  const made = makePlan({ ...INPUT, today: '2026-12-02', isReviewed: true, doneMinutes: 15 });
  expect(made.weeks.slice(0, 2).map(({ steps }) => steps.map(({ kind }) => kind))).toEqual([[], ['review']]);
});

test('makePlan: is empty when the sitting is in this week', () => {
  expect(makePlan({ ...INPUT, readyBy: '2026-11-29' }).weeks).toEqual([]);
});

test('makePlan: leaves less room in this week for what is done already', () => {
  const units = ['a', 'b'].map((id) => unit(id, 1, id, 50));
  const points = units.map(({ id }) => point(id));
  const [week] = shape({ ...INPUT, units, points, today: '2026-12-02', doneMinutes: 50 });
  expect(week).toEqual(['2026-11-30', 'a', 'review']);
});

/** Points that need some of those before them, with units in any order. */
const inputs = fc
  .record({
    needs: fc.array(fc.array(fc.nat(20), { maxLength: 2 }), { minLength: 1, maxLength: 20 }),
    known: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    order: fc.array(
      fc.record({
        of: fc.nat(19),
        minutes: fc.integer({ min: 10, max: 90 }),
        isDone: fc.boolean(),
        isCamp: fc.boolean(),
      }),
      {
        maxLength: 40,
      },
    ),
    weeks: fc.integer({ min: 0, max: 30 }),
    later: fc.nat(6),
    minutesAWeek: fc.constantFrom(120, 180, 240, 300),
    mocks: fc.array(fc.record({ from: fc.nat(200), days: fc.nat(60) }), { maxLength: 4 }),
    canReview: fc.boolean(),
    begun: fc.nat(40),
  })
  .map(({ needs, known, order, weeks, later, mocks, begun, ...rest }): PlanInput => {
    const points = needs.map((some, at) => ({
      id: `p${at}`,
      level: 1 + Math.floor(at / 5),
      prereq: some.flatMap((one) => (one < at ? [`p${one}`] : [])),
      isKnown: known[at] ?? false,
    }));
    const today = dayAfter('2026-11-23', later);
    return {
      ...INPUT,
      ...rest,
      today,
      points,
      madeOn: dayAfter(today, -begun),
      readyBy: dayAfter('2026-11-23', 7 * weeks + 1),
      mocks: mocks.map(({ from, days }, at) => ({
        examId: `e${at}`,
        from: dayAfter(today, from),
        until: dayAfter(today, from + days),
      })),
      units: order.flatMap(({ of, minutes, isDone, isCamp }, at): PlanUnit[] => {
        const its = points[of];
        if (!its) return [];
        const kind = isCamp ? 'camp' : 'course';
        return [{ id: `u${at}`, kind, level: its.level, points: [its.id], taught: [its.id], minutes, isDone }];
      }),
    };
  });

test('makePlan: no week holds more minutes than the pace', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      for (const { steps } of makePlan(input).weeks)
        expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(input.minutesAWeek);
    }),
  );
});

test('makePlan: every unit comes once, after units that teach its prerequisites, and exists', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const made = makePlan(input);
      const planned = made.weeks.flatMap(({ steps }) =>
        steps.flatMap((step) => (step.kind === 'lesson' ? [step.unit] : [])),
      );
      const all = [...planned, ...made.left];
      expect(new Set(all).size).toBe(all.length);
      expect(all.every((one) => input.units.includes(one) && !one.isDone)).toBe(true);
      const firstAt = new Map<string, number>();
      for (const [at, { points }] of all.entries()) {
        const [main = ''] = points;
        if (!firstAt.has(main)) firstAt.set(main, at);
      }
      for (const [at, { points }] of all.entries())
        for (const needed of input.points.find(({ id }) => id === points[0])?.prereq ?? [])
          expect(firstAt.get(needed) ?? -1).toBeLessThan(at);
    }),
  );
});

test('makePlan: no camp unit comes before a lesson of its point is done', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { weeks, left } = makePlan(input);
      const planned = [
        ...weeks.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'lesson' ? [step.unit] : []))),
        ...left,
      ];
      const seen = new Set<string>();
      for (const { kind, points } of planned.toReversed()) {
        const [main = ''] = points;
        if (kind === 'camp') expect(seen.has(main)).toBe(false);
        else seen.add(main);
      }
    }),
  );
});

test('makePlan: the last two full weeks hold a mock each, with an exam only if one is open then', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { weeks } = makePlan(input);
      const full = weeks.filter(({ start }) => start > mondayOf(input.madeOn));
      for (const { steps, start } of full.slice(-2)) {
        const mocks = steps.filter((step) => step.kind === 'mock');
        expect(mocks).toHaveLength(1);
        for (const { examId } of mocks) {
          const exam = input.mocks.find((one) => one.examId === examId);
          if (examId !== null) expect(exam && exam.from <= dayAfter(start, 6) && exam.until >= start).toBe(true);
        }
      }
      const taken = weeks.flatMap(({ steps }) =>
        steps.flatMap((step) => (step.kind === 'mock' ? (step.examId ?? []) : [])),
      );
      expect(new Set(taken).size).toBe(taken.length);
    }),
  );
});
