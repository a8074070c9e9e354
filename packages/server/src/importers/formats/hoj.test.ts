import { expect, test } from 'vitest';
import { describeItems } from '../../testing/importers/describeItems.ts';

test('HOJ: reads one question per JSON file, with subtasks and file names', async () => {
  const root = (mode: string) =>
    JSON.stringify({
      problem: {
        title: '求和',
        description: '题面',
        examples: '<input>1</input><output>2</output>',
        timeLimit: 1000,
        memoryLimit: 128,
        type: 1,
        judgeCaseMode: mode,
        isFileIO: true,
        ioReadFileName: 'sum.in',
      },
      samples: [
        { input: '1.in', output: '1.out', score: 40, groupNum: 1 },
        { input: '2.in', output: '2.out', score: 60, groupNum: 2 },
      ],
      tags: [],
    });
  const data = { 'a/1.in': '1', 'a/1.out': '1', 'a/2.in': '1', 'a/2.out': '1' };
  expect(await describeItems({ 'a.json': root('subtask_lowest'), ...data, 'b.json': root('default') })).toEqual([
    'a hoj 求和 1+2 1000ms 131072K - 2 file-io',
    'b hoj 求和 1+0 1000ms 131072K - 0 case-missing,only-samples,file-io',
  ]);
});
