import { expect, test } from 'vitest';
import { campLevels, loadCampLevel } from './loadCampLevel.ts';

test('campLevels: names every level that has written units or tasks', () => {
  expect(campLevels()).toEqual([
    'gesp-cpp-1',
    'gesp-cpp-2',
    'gesp-cpp-3',
    'gesp-cpp-4',
    'gesp-cpp-5',
    'gesp-cpp-6',
    'gesp-cpp-7',
    'gesp-cpp-8',
    'gesp-py-1',
    'gesp-py-2',
    'gesp-py-3',
    'gesp-py-4',
  ]);
});

test('loadCampLevel: gives the six tasks of a written level, keys with the prefix, the easiest first', () => {
  const tasks = loadCampLevel('gesp-cpp-1', 'camp');
  expect(tasks).toHaveLength(6);
  expect(tasks.every(({ key }) => key.startsWith('camp-'))).toBe(true);
  const ranks = tasks.map(({ difficulty }) => ['easy', 'medium', 'hard', 'veryHard'].indexOf(difficulty));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test('loadCampLevel: gives no task for a level that the camp lacks', () => {
  expect(loadCampLevel('csp-j', 'camp')).toEqual([]);
});
