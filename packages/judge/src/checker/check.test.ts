import { expect, test } from 'vitest';
import { asTold, checkAtOnce } from './check.ts';

const checked = (output: string, answer: string) =>
  asTold(checkAtOnce({ kind: 'default' }, { output: Buffer.from(output), answer: Buffer.from(answer) }), false);

test('checkAtOnce: right words on other lines are wrong, and the message says that only the layout differs', () => {
  expect([checked('3\n5\n', '3 5\n'), checked('3 6\n', '3 5\n'), checked('3 5 \n', '3 5')]).toEqual([
    { verdict: 'WA', ratio: 0, message: '内容都对，只是空格或换行和要求的不同：第 1 行与答案不同' },
    { verdict: 'WA', ratio: 0, message: '第 1 行与答案不同' },
    { verdict: 'AC', ratio: 1, message: '' },
  ]);
});
