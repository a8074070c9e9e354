import { expect, test } from 'vitest';
import { explainPython, explainPythonError } from './explainPython.ts';

const said = (type: string, message: string) =>
  explainPythonError({ type, message, line: 1, trace: '' }, '')?.title ?? null;

test.each([
  ['SyntaxError', "invalid character '（' (U+FF08)", '有不认识的符号 （'],
  ['SyntaxError', "'(' was never closed", '括号 ( 没有关上'],
  ['SyntaxError', "expected ':'", '缺少冒号'],
  ['SyntaxError', 'invalid syntax', '语法有误'],
  ['IndentationError', "expected an indented block after 'for' statement on line 1", '这一行要缩进'],
  ['NameError', "name 'prnt' is not defined. Did you mean: 'print'?", '没有叫 prnt 的变量，是不是要写 print？'],
  ['TypeError', 'can only concatenate str (not "int") to str', '字符串不能和数字直接相加'],
  ['ValueError', "invalid literal for int() with base 10: 'a'", '这段文字不能变成整数'],
  ['IndexError', 'list index out of range', '下标超出范围'],
  ['IndexError', '', '下标超出范围'],
  ['KeyError', "'a'", "字典里没有键 'a'"],
  ['ModuleNotFoundError', "No module named 'numpy'", '没有模块 numpy'],
])('explainPythonError: explains %s %s', (type, message, title) => expect(said(type, message)).toBe(title));

test('explainPythonError: says nothing about an error without a rule', () => {
  expect(said('StopIteration', '')).toBeNull();
});

test('explainPython: reads the line in the program from a traceback', () => {
  const printed = `Traceback (most recent call last):
  File "main.py", line 4, in <module>
    f(0)
  File "main.py", line 2, in f
    return 1 / n
ZeroDivisionError: division by zero`;
  expect(explainPython(printed, 'def f(n):\n    return 1 / n\n\nf(0)\n')).toEqual({
    code: 'divisionByZero',
    title: '除数是 0',
    line: 2,
    advice: '做除法或取余之前，先判断除数是不是 0。',
  });
});

test('explainPython: names a full-width sign before the line that Python complains about', () => {
  const printed = `  File "main.py", line 3\n    print(a)\n    ^\nSyntaxError: invalid syntax`;
  expect(explainPython(printed, 'a = （1 +\n2\nprint(a)\n')).toMatchObject({ code: 'fullWidthSign', line: 1 });
});

test('explainPython: ignores full-width signs in strings and comments', () => {
  const printed = `  File "main.py", line 2\n    i++\n       ^\nSyntaxError: invalid syntax`;
  expect(explainPython(printed, 'print("你好，世界")  # 问候：\ni++\n')).toMatchObject({ code: 'increment', line: 2 });
});

test('explainPython: says nothing about output without an error', () => {
  expect(explainPython('some warning\n', 'print(1)\n')).toBeNull();
});

test('explainPython: says nothing about a message over 64 KB', () => {
  expect(explainPython(`${'x'.repeat(70_000)}\nIndexError: list index out of range`, '')).toBeNull();
});
