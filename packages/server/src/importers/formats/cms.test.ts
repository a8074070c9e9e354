import { expect, test } from 'vitest';
import { importOf } from '../../testing/importers/importOf.ts';
import { pairsOf, describeItems } from '../../testing/importers/describeItems.ts';

test('CMS: public cases become samples, subtasks come from gen/GEN', async () => {
  expect(
    await describeItems({
      'task.yaml': 'title: 求和\ntime_limit: 1.0\nmemory_limit: 256\nn_input: 2\npublic_testcases: "0"\n',
      'gen/GEN': '#ST: 0\n1\n#ST: 100\n2\n',
      ...pairsOf(['input/input0.txt', 'output/output0.txt'], ['input/input1.txt', 'output/output1.txt']),
    }),
  ).toEqual(['. cms 求和 1+1 1000ms 262144K - 1 statement-missing']);
});

test.each([
  ['neither file', '', 'undefined', ''],
  ['two empty names', 'infile: ""\noutfile: ""\n', 'undefined', ''],
  ['files of the task', 'infile: sum.in\noutfile: sum.out\n', 'sum', 'file-io'],
  ['files of any task', 'infile: input.txt\noutfile: output.txt\n', 'undefined', 'extra-files'],
  ['an input file only', 'infile: sum.in\n', 'undefined', 'extra-files'],
])('CMS: reads how a program gets its data from %s', async (_, lines, fileIo, note) => {
  const [item] = await importOf({
    'task.yaml': `title: 求和\ntimeout: 0.5\nmemlimit: 64\nn_input: 1\n${lines}`,
    ...pairsOf(['input/input0.txt', 'output/output0.txt']),
  });
  const question = item?.question;
  const task = question && 'limits' in question ? question : null;
  expect([
    String(task?.fileIo),
    item?.notes.flatMap(({ code }) => (code === 'statement-missing' ? [] : [code])).join(),
    task?.limits,
  ]).toEqual([fileIo, note, { timeMs: 500, memoryKiB: 65_536 }]);
});
