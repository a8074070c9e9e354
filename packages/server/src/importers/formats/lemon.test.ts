import { expect, test } from 'vitest';
import { pairsOf, describeItems } from '../../testing/importers/describeItems.ts';

const task = (extra: object) => ({
  problemTitle: '求和',
  sourceFileName: 'sum',
  taskType: 0,
  comparisonMode: 3,
  realPrecision: 3,
  standardInputCheck: true,
  testCases: [
    {
      fullScore: 100,
      timeLimit: 1000,
      memoryLimit: 256,
      inputFiles: ['sum\\1.in', 'sum/2.in'],
      outputFiles: ['sum/1.out', 'sum/2.out'],
    },
  ],
  ...extra,
});

test('Lemon: reads each task of a contest, cases with several files, and comparison of numbers', async () => {
  expect(
    await describeItems({
      'day.cdf': JSON.stringify({ tasks: [task({}), task({ taskType: 1, sourceFileName: 'ans' })] }),
      ...pairsOf(['data/sum/1.in', 'data/sum/1.out'], ['data/sum/2.in', 'data/sum/2.out']),
    }),
  ).toEqual([
    'sum lemon 求和 0+2 1000ms 262144K float 1 statement-missing',
    'ans lemon 求和 0+0 nullms nullK  0 unsupported-type',
  ]);
});
