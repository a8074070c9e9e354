import { expect, test } from 'vitest';
import { campLevels, loadCampLevel } from './loadCampLevel.ts';

test('loadCampLevel: gives the six tasks of each written level, keys with the prefix, the easiest first', () => {
  expect(campLevels()).toEqual(['gesp-cpp-1', 'gesp-cpp-2', 'gesp-cpp-3', 'gesp-cpp-4', 'gesp-cpp-5', 'gesp-py-1']);
  const tasks = loadCampLevel('gesp-cpp-1', 'camp');
  expect(tasks).toHaveLength(6);
  expect(tasks.every(({ key }) => key.startsWith('camp-'))).toBe(true);
  const ranks = tasks.map(({ difficulty }) => ['easy', 'medium', 'hard', 'veryHard'].indexOf(difficulty));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test('loadCampLevel: gives no task for a level that has none', () => {
  expect(loadCampLevel('gesp-cpp-8', 'camp')).toEqual([]);
});
