import { expect, test } from 'vitest';
import { FOREIGN, pairsOf, describeItems } from '../../testing/importers/describeItems.ts';

test('SYZOJ: reads file patterns, subtasks of type mul, its checker, and limits in the statement', async () => {
  expect(
    await describeItems({
      'data.yml':
        "subtasks:\n- {score: 100, type: mul, cases: [1, 2]}\ninputFile: '#.in'\noutputFile: '#.out'\nspecialJudge: {language: cpp, fileName: spj.cpp}\n",
      'spj.cpp': FOREIGN,
      'statement.md': '# 求和\n\n时间限制：2000 ms\n内存限制：512 MiB\n',
      ...pairsOf(['1.in', '1.out'], ['2.in', '2.out']),
    }),
  ).toEqual(['. syzoj 求和 0+2 2000ms 524288K syzoj 1 score-approximated']);
});
