import { expect, test } from 'vitest';
import { pairsOf, told } from '../testing/told.ts';

test('CMS: public cases become samples, subtasks come from gen/GEN', async () => {
  expect(
    await told({
      'task.yaml': 'title: 求和\ntime_limit: 1.0\nmemory_limit: 256\nn_input: 2\npublic_testcases: "0"\n',
      'gen/GEN': '#ST: 0\n1\n#ST: 100\n2\n',
      ...pairsOf(['input/input0.txt', 'output/output0.txt'], ['input/input1.txt', 'output/output1.txt']),
    }),
  ).toEqual(['. cms 求和 1+1 1000ms 262144K - 1 statement-missing']);
});
