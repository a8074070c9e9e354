import { expect, test } from 'vitest';
import { secondLine } from './secondLine.ts';

test('secondLine: returns the first line of code after a usual question', () => {
  expect(secondLine('执行下面的程序段，输出是（ ）。\n\n```cpp\nint a[3] = {1, 2, 3};\ncout << a[1];\n```')).toBe(
    'int a[3] = {1, 2, 3};',
  );
  expect(secondLine('下面哪个说法正确？\n**栈**是先进后出的。')).toBe('栈是先进后出的。');
});

test('secondLine: keeps the operators of code', () => {
  expect(
    [
      '输出是什么？\n```cpp\n#include <iostream>\n```',
      '输出是什么？\n```\ns += i * i;\n```',
      '对吗？\n`a * b` 是乘法。',
    ].map((statement) => secondLine(statement)),
  ).toEqual(['#include <iostream>', 's += i * i;', 'a * b 是乘法。']);
});

test('secondLine: is empty for a statement of one line and cuts a long one', () => {
  expect(secondLine('稳定的排序算法是（ ）。')).toBe('');
  expect(secondLine(`题目\n${'长'.repeat(80)}`)).toBe(`${'长'.repeat(48)}…`);
});
