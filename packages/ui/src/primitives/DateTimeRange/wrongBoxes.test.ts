import { expect, test } from 'vitest';
import { wrongBoxes } from './wrongBoxes.ts';

const evening = { day: '2026-11-28', clock: '19:00' };
const none = { day: false, clock: false };

test('wrongBoxes: marks the empty boxes only', () => {
  expect(wrongBoxes(evening, { day: '2026-11-28', clock: null }, null)).toEqual({
    start: none,
    end: { day: false, clock: true },
  });
  const empty = { day: null, clock: null };
  expect(wrongBoxes(empty, evening, null)).toEqual({ start: { day: true, clock: true }, end: none });
});

test('wrongBoxes: marks the day or the time of an end before the start', () => {
  expect(wrongBoxes(evening, { day: '2026-11-28', clock: '17:00' }, -120)).toEqual({
    start: none,
    end: { day: false, clock: true },
  });
  expect(wrongBoxes(evening, { day: '2026-11-27', clock: '21:00' }, -1320)).toEqual({
    start: none,
    end: { day: true, clock: false },
  });
});

test('wrongBoxes: marks all boxes when the range as a whole is refused', () => {
  const all = { day: true, clock: true };
  expect(wrongBoxes(evening, { day: '2026-11-28', clock: '21:00' }, 120)).toEqual({ start: all, end: all });
});
