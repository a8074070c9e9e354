import { expect, test } from 'vitest';
import { wrongBoxes } from './wrongBoxes.ts';

const evening = { day: '2026-11-28', clock: '19:00' };
const of = (lengthMin: number | null) => ({ lengthMin, required: true });
const none = { day: false, clock: false };

test('wrongBoxes: marks the empty boxes only', () => {
  expect(wrongBoxes(evening, { day: '2026-11-28', clock: null }, of(null))).toEqual({
    start: none,
    end: { day: false, clock: true },
  });
  const empty = { day: null, clock: null };
  expect(wrongBoxes(empty, evening, of(null))).toEqual({ start: { day: true, clock: true }, end: none });
});

test('wrongBoxes: marks the day or the time of an end before the start', () => {
  expect(wrongBoxes(evening, { day: '2026-11-28', clock: '17:00' }, of(-120))).toEqual({
    start: none,
    end: { day: false, clock: true },
  });
  expect(wrongBoxes(evening, { day: '2026-11-27', clock: '21:00' }, of(-1320))).toEqual({
    start: none,
    end: { day: true, clock: false },
  });
});

test('wrongBoxes: marks all boxes when the range as a whole is refused', () => {
  const all = { day: true, clock: true };
  expect(wrongBoxes(evening, { day: '2026-11-28', clock: '21:00' }, of(120))).toEqual({ start: all, end: all });
});

test('wrongBoxes: leaves an empty side of an optional range alone when the other is half filled', () => {
  const empty = { day: null, clock: null };
  expect(wrongBoxes(empty, { day: '2026-11-28', clock: null }, { lengthMin: null, required: false })).toEqual({
    start: none,
    end: { day: false, clock: true },
  });
});
