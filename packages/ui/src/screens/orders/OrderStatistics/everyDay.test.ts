import { expect, test } from 'vitest';
import { everyDay } from './everyDay.ts';

test('everyDay: returns every day of a span across months, and none if it is reversed', () => {
  expect(everyDay('2026-10-30', '2026-11-02')).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
  expect([everyDay('2026-11-21', '2026-11-21'), everyDay('2026-11-22', '2026-11-21')]).toEqual([['2026-11-21'], []]);
});
