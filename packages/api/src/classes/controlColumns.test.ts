import { expect, test } from 'vitest';
import { controlColumns } from './controlColumns.ts';
import { aGradeControl } from './grades.fixtures.ts';

const late = controlColumns.find(({ id }) => id === 'lateUntilAt');
const lateText = (more: Parameters<typeof aGradeControl>[1]) => late?.words(aGradeControl(6, more) as never);

test('controlColumns: late work ends when the homework says so, unless the class says so or is due later', () => {
  const own = { dueAt: null, ownDueAt: '2026-12-01T12:00:00.000Z', ownLateUntilAt: '2026-12-04T12:00:00.000Z' };
  expect([
    lateText({ ...own, lateUntilAt: null }),
    lateText({ ...own, lateUntilAt: '2026-12-06T12:00:00.000Z' }),
    lateText({ ...own, lateUntilAt: null, dueAt: '2026-12-05T12:00:00.000Z' }),
    lateText({ ...own, lateUntilAt: null, ownLateUntilAt: null }),
  ]).toEqual(['2026-12-04 20:00', '2026-12-06 20:00', '—', '—']);
});
