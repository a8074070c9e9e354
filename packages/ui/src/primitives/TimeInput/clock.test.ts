import { expect, test } from 'vitest';
import { parseClock, stepClock } from './clock.ts';

test.each([
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['19：05', '19:05'],
  ['9点30分', '09:30'],
  ['9点', '09:00'],
  ['9', '09:00'],
  ['00:00', '00:00'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['上午', undefined],
  ['', undefined],
])('parseClock: reads "%s" as %s', (text, clock) => {
  expect(parseClock(text)).toBe(clock);
});

test('stepClock: wraps around at midnight', () => {
  expect([stepClock('23:55', 5), stepClock('00:00', -5), stepClock('09:30', 60)]).toEqual(['00:00', '23:55', '10:30']);
});
