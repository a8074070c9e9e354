import { expect, test } from 'vitest';
import { pairsOf, describeItems } from '../../testing/importers/describeItems.ts';

test('Luogu: reads limits, scores and subtasks of each case', async () => {
  expect(
    await describeItems({
      'config.yml':
        '1.in:\n  timeLimit: 1000\n  memoryLimit: 131072\n  score: 40\n  subtaskId: 0\n2.in:\n  timeLimit: 2000\n  memoryLimit: 131072\n  score: 60\n  subtaskId: 1\n',
      ...pairsOf(['1.in', '1.out'], ['2.in', '2.ans']),
    }),
  ).toEqual(['. luogu  0+2 2000ms 131072K - 2 limit-per-case,statement-missing']);
});
