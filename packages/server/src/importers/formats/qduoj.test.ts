import { expect, test } from 'vitest';
import { FOREIGN, subtasksOf, describeItems } from '../../testing/importers/describeItems.ts';

test('QDUOJ: reads scores, cases without answers, templates and its checker, from folders with gaps', async () => {
  const problem = (extra: object) =>
    JSON.stringify({
      title: '求和',
      description: { format: 'html', value: '<p>a&lt;b</p>' },
      input_description: { format: 'markdown', value: '`x`' },
      samples: [{ input: '1', output: '2' }],
      test_case_score: [
        { score: 30, input_name: '1.in', output_name: '1.out' },
        { score: 70, input_name: '2.in', output_name: '-' },
      ],
      time_limit: 1000,
      memory_limit: 256,
      template: {
        'C++':
          '//PREPEND BEGIN\nint f();\n//PREPEND END\n//TEMPLATE BEGIN\nint f(){}\n//TEMPLATE END\n//APPEND BEGIN\nint main(){}\n//APPEND END',
      },
      tags: ['模拟'],
      ...extra,
    });
  const data = (no: number) => ({
    [`${no}/testcase/1.in`]: '1',
    [`${no}/testcase/1.out`]: '2',
    [`${no}/testcase/2.in`]: '3',
  });
  const spj = { spj: { code: FOREIGN, language: 'C++' }, rule_type: 'ACM' };
  const files = {
    '1/problem.json': problem({}),
    ...data(1),
    '4/problem.json': problem(spj),
    ...data(4),
    '5/problem.json': '{',
  };
  expect(await describeItems(files)).toEqual([
    '1 qduoj 求和 1+2 1000ms 262144K - 2 ',
    '4 qduoj 求和 1+2 1000ms 262144K qduoj 0 ',
    '5 qduoj  0+0 nullms nullK  0 manifest-broken',
  ]);
  expect(await subtasksOf(files)).toEqual(['1(1) 3000 min', '2(2) 7000 min']);
});
