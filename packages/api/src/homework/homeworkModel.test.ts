import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../kit/constants.ts';
import { countedOf, worthAt } from './latePoints.ts';
import { type DateLevels, type GivenDates, hardClose, studentDates } from './homeworkDates.ts';

const START = Date.UTC(2026, 10, 1);
const day = (n: number) => new Date(START + n * DAY_MS);
const maybeDay = fc.option(fc.integer({ min: 0, max: 20 }).map(day));
const given = fc.record<GivenDates>({ openAt: maybeDay, dueAt: maybeDay, lateUntilAt: maybeDay });
const levels: fc.Arbitrary<DateLevels> = fc
  .record({
    own: fc.option(given),
    groups: fc.array(given, { maxLength: 3 }),
    grades: fc.array(given, { maxLength: 3 }),
    open: fc.integer({ min: 0, max: 9 }),
    length: fc.integer({ min: 1, max: 9 }),
    late: fc.option(fc.integer({ min: 1, max: 5 })),
  })
  .map(({ own, groups, grades, open, length, late }) => ({
    own,
    groups,
    grades,
    homework: {
      openAt: day(open),
      dueAt: day(open + length),
      lateUntilAt: late === null ? null : day(open + length + late),
    },
  }));

/** An independent model of the rule: a table that is read from the top. */
function modelDue({ own, groups, grades, homework }: DateLevels): [Date, string] {
  const rows: [string, readonly GivenDates[]][] = [
    ['own', own ? [own] : []],
    ['group', groups],
    ['grade', grades],
    ['homework', [homework]],
  ];
  for (const [from, dates] of rows) {
    const times = dates.flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime()] : []));
    if (times.length > 0) return [new Date(Math.max(...times)), from];
  }
  throw new Error('a homework has a due date');
}

test('studentDates: the nearest level with a due date applies, and the latest date within a level', () => {
  fc.assert(
    fc.property(levels, (all) => {
      const { dueAt, dueFrom } = studentDates(all);
      expect([dueAt, dueFrom]).toEqual(modelDue(all));
    }),
  );
});

test('studentDates: always opens before the due date and closes no earlier', () => {
  fc.assert(
    fc.property(levels, (all) => {
      const dates = studentDates(all);
      expect(dates.openAt <= dates.dueAt).toBe(true);
      expect(hardClose(dates) >= dates.dueAt).toBe(true);
    }),
  );
});

test('studentDates: another, later date at the same level never makes the due date earlier', () => {
  fc.assert(
    fc.property(levels, given, (all, more) => {
      const dueAt = modelDue({ ...all, own: null, groups: [] })[0];
      const grades = [...all.grades, { ...more, dueAt: new Date(dueAt.getTime() + DAY_MS) }];
      const without = studentDates({ ...all, own: null, groups: [] });
      expect(studentDates({ ...all, own: null, groups: [], grades }).dueAt >= without.dueAt).toBe(true);
    }),
  );
});

const rule = fc.record({ perDayPct: fc.integer({ min: 0, max: 100 }), capPct: fc.integer({ min: 0, max: 100 }) });
const earned = fc.record({
  points: fc.integer({ min: 0, max: 10_000 }),
  at: fc.integer({ min: -3 * DAY_MS, max: 12 * DAY_MS }).map((ms) => new Date(START + ms)),
});

test('countedOf: another answer never costs points, and a later answer is never worth more', () => {
  const due = day(0);
  fc.assert(
    fc.property(fc.array(earned, { minLength: 1, maxLength: 6 }), earned, rule, (before, next, by) => {
      const worth = (all: typeof before) => {
        const counted = countedOf(all, due, by);
        return counted ? worthAt(counted, due, by) : -1;
      };
      expect(worth([...before, next]) >= worth(before)).toBe(true);
      expect(worth([...before, next]) >= worth([next])).toBe(true);
      const later = { ...next, at: new Date(next.at.getTime() + DAY_MS) };
      expect(worthAt(later, due, by) <= worthAt(next, due, by)).toBe(true);
      expect(worthAt(next, due, by) >= Math.floor((next.points * (100 - by.capPct)) / 100)).toBe(true);
    }),
  );
});
