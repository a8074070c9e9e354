import { expect, test } from 'vitest';
import { completed } from './completed.ts';

const usual = { day: '2026-12-01', clock: '23:59' };
const none = { day: null, clock: null };

test('completed: gives a day chosen without a time the usual time', () => {
  expect(completed(none, { day: '2026-12-20', clock: null }, usual)).toEqual({ day: '2026-12-20', clock: '23:59' });
});

test('completed: keeps the time when another day is chosen', () => {
  const before = { day: '2026-12-20', clock: '19:00' };
  expect(completed(before, { ...before, day: '2026-12-21' }, usual)).toEqual({ day: '2026-12-21', clock: '19:00' });
});

test('completed: gives a time typed without a day the usual day', () => {
  expect(completed(none, { day: null, clock: '19:00' }, usual)).toEqual({ day: '2026-12-01', clock: '19:00' });
});

test('completed: empties a side whose day is emptied, but keeps a time that was chosen', () => {
  const emptied = (clock: string) => completed({ day: '2026-12-20', clock }, { day: null, clock }, usual);
  expect([emptied('23:59'), emptied('19:00')]).toEqual([none, { day: null, clock: '19:00' }]);
});

test('completed: leaves a day whose time is emptied without one', () => {
  const before = { day: '2026-12-20', clock: '23:59' };
  expect(completed(before, { ...before, clock: null }, usual)).toEqual({ day: '2026-12-20', clock: null });
});
