import { expect, test } from 'vitest';
import { day, instant } from './shared.ts';

test('day, instant: take years 1000 to 9998, since the database knows no year 0 and ranges need the next day', () => {
  const days = ['0000-02-29', '0999-12-31', '1000-01-01', '2026-11-21', '9998-12-31', '9999-12-31', '2026-02-30'];
  expect(days.filter((text) => day.safeParse(text).success)).toEqual(['1000-01-01', '2026-11-21', '9998-12-31']);
  const instants = days.map((text) => `${text}T00:00:00Z`);
  expect(instants.filter((text) => instant.safeParse(text).success)).toEqual([
    '1000-01-01T00:00:00Z',
    '2026-11-21T00:00:00Z',
    '9998-12-31T00:00:00Z',
  ]);
  expect(day.safeParse('0000-02-29').error?.issues.map(({ message }) => message)).toEqual([
    '年份应在 1000 到 9998 之间',
  ]);
});
