import { expect, it } from 'vitest';
import { sendInParts, partsOf, mergeReports } from './batchParts.ts';

const how = { overCapacity: false, dates: null };

it('partsOf: splits a list into parts of 500, and keeps groups together', () => {
  const mobiles = Array.from({ length: 1_201 }, (_, no) => ({ mobile: String(13_800_000_000 + no) }));
  const parts = partsOf({ way: 'mobiles', mobiles, ...how });
  expect(parts.map(({ count }) => count)).toEqual([500, 500, 201]);
  expect(parts.flatMap(({ part }) => (part.way === 'mobiles' ? part.mobiles : []))).toEqual(mobiles);
  expect(partsOf({ way: 'groups', groups: [{ kind: 'grade', id: 'x' }], ...how })).toHaveLength(1);
});

it('together: shifts the line numbers of later parts', () => {
  const report = { enrolled: 2, waiting: 1, had: 0, problems: [{ line: 3, text: 'x', reason: '没有这个学生' }] };
  const first = mergeReports(null, 0, report);
  expect(first).toEqual(report);
  expect(mergeReports(first, 500, report)).toEqual({
    enrolled: 4,
    waiting: 2,
    had: 0,
    problems: [report.problems[0], { line: 503, text: 'x', reason: '没有这个学生' }],
  });
});

it('inParts: passes each part the number of students the earlier ones enrol', async () => {
  const mobiles = Array.from({ length: 1_100 }, (_, no) => ({ mobile: String(13_800_000_000 + no) }));
  const told: number[] = [];
  const steps: number[] = [];
  const report = await sendInParts(
    { way: 'mobiles', mobiles, ...how },
    {
      send: async (_part, seatsBefore) => {
        told.push(seatsBefore);
        return { enrolled: 30, waiting: 2, had: 1, problems: [] };
      },
      onPart: ({ done }) => steps.push(done),
    },
  );
  expect(told).toEqual([0, 30, 60]);
  expect(steps).toEqual([0, 500, 1_000]);
  expect(report).toEqual({ enrolled: 90, waiting: 6, had: 3, problems: [] });
});
