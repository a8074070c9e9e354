import { HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { expect, test } from 'vitest';
import { noteVisit } from './lastVisit.ts';

function aStorage(kept: Record<string, string> = {}) {
  return {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
  };
}

test('noteVisit: returns the start of the visit before a pause of half an hour, for each person', () => {
  const storage = aStorage();
  expect(noteVisit(storage, 'M1', 0)).toBeNull();
  expect(noteVisit(storage, 'M1', 20 * MINUTE_MS)).toBeNull();
  expect(noteVisit(storage, 'M1', 40 * MINUTE_MS)).toBeNull();
  expect(noteVisit(storage, 'M1', 2 * HOUR_MS)).toBe(0);
  expect(noteVisit(storage, 'M1', 2 * HOUR_MS + 1)).toBe(0);
  expect(noteVisit(storage, 'M1', 5 * HOUR_MS)).toBe(2 * HOUR_MS);
  expect(noteVisit(storage, 'M2', 5 * HOUR_MS)).toBeNull();
});

test('noteVisit: returns null when nothing, or something else, is stored', () => {
  const full = {
    getItem: () => '{broken',
    setItem: () => {
      throw new Error('quota');
    },
  };
  expect(noteVisit(full, 'M1', HOUR_MS)).toBeNull();
});
