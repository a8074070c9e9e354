import { expect, test } from 'vitest';
import { explainPythonError } from './pythonError.ts';

const said = (type: string, message: string) => explainPythonError({ type, message, line: 1, trace: '' }).title;

test.each([
  ['SyntaxError', "invalid character '（' (U+FF08)", '有不认识的符号 （'],
  ['SyntaxError', "'(' was never closed", '括号 ( 没有关上'],
  ['SyntaxError', "expected ':'", '缺少冒号'],
  ['SyntaxError', 'invalid syntax', '语法有误'],
  ['IndentationError', "expected an indented block after 'for' statement on line 1", '下一行要缩进'],
  ['NameError', "name 'prnt' is not defined. Did you mean: 'print'?", '没有叫 prnt 的变量或函数'],
  ['TypeError', 'can only concatenate str (not "int") to str', '字符串不能和数字直接相加'],
  ['ValueError', "invalid literal for int() with base 10: 'a'", '这段文字不能变成整数'],
  ['IndexError', 'list index out of range', '下标超出范围'],
  ['KeyError', "'a'", "字典里没有键 'a'"],
  ['ModuleNotFoundError', "No module named 'numpy'", '没有模块 numpy'],
])('explainPythonError: explains %s %s', (type, message, title) => expect(said(type, message)).toBe(title));

test('explainPythonError: keeps Chinese messages of the playground, and names unknown errors by their class', () => {
  expect(said('NotImplementedError', '网页版暂不支持 onkey')).toBe('网页版暂不支持 onkey');
  expect(said('StopIteration', '')).toBe('StopIteration');
  expect(said('IndexError', '')).toBe('下标超出范围');
});
