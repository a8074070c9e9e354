import { expect, test } from 'vitest';
import { pairsOf, describeItems } from '../../testing/importers/describeItems.ts';

test('UOJ: reads tests, samples, a built-in checker, and subtasks by their last test', async () => {
  expect(
    await describeItems({
      'problem.conf':
        'use_builtin_checker ncmp\nn_tests 2\nn_ex_tests 1\nn_sample_tests 1\ntime_limit 2\nn_subtasks 2\nsubtask_end_1 1\nsubtask_score_1 40\nsubtask_end_2 2\nsubtask_score_2 60\nsubtask_dependence_2 1\n',
      ...pairsOf(['input1.txt', 'output1.txt'], ['input2.txt', 'output2.txt'], ['ex_input1.txt', 'ex_output1.txt']),
    }),
  ).toEqual(['. uoj  1+2 2000ms 262144K builtin:ncmp 2 statement-missing']);
});
