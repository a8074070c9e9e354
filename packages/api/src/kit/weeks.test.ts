import { expect, test } from 'vitest';
import { weekAround } from './weeks.ts';

const weekOf = (at: string, weeksBack?: number) => {
  const { from, to } = weekAround(Date.parse(at), weeksBack);
  return [from.toISOString(), to.toISOString()];
};

test('weekAround: a week begins on Monday at midnight in Beijing', () => {
  const thisWeek = ['2026-11-22T16:00:00.000Z', '2026-11-29T16:00:00.000Z'];
  expect(weekOf('2026-11-22T16:00:00Z')).toEqual(thisWeek);
  expect(weekOf('2026-11-29T15:59:59Z')).toEqual(thisWeek);
  expect(weekOf('2026-11-22T15:59:59Z')).toEqual(['2026-11-15T16:00:00.000Z', '2026-11-22T16:00:00.000Z']);
  expect(weekOf('2026-11-25T04:00:00Z', 1)).toEqual(['2026-11-15T16:00:00.000Z', '2026-11-22T16:00:00.000Z']);
});
