import { expect, test } from 'vitest';
import { pairsOf, describeItems } from '../../testing/importers/describeItems.ts';

test('DMOJ: reads single cases, batches with dependencies, and a checker with a precision', async () => {
  expect(
    await describeItems({
      'init.yml':
        'checker: {name: floats, args: {precision: 4}}\ntest_cases:\n- {in: 1.in, out: 1.out, points: 10}\n- {batched: [{in: 2.in, out: 2.out}, {in: 3.in, out: 3.out}], points: 20, dependencies: [1]}\n',
      ...pairsOf(['1.in', '1.out'], ['2.in', '2.out']),
    }),
  ).toEqual(['. dmoj  0+2 1000ms 262144K float 2 case-missing,limit-default,statement-missing']);
});
