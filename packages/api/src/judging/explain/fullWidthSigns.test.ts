import { expect, test } from 'vitest';
import { fullWidthSigns } from './fullWidthSigns.ts';

test('fullWidthSigns: finds signs in C++ code, not in strings, characters or comments', () => {
  expect(fullWidthSigns('cpp', 'int n；// 数量：\ncout << "你好，" << \'，\'；/* 完。 */')).toEqual([
    { line: 1, column: 6, sign: '；', instead: ';' },
    { line: 2, column: 21, sign: '；', instead: ';' },
  ]);
});

test('fullWidthSigns: finds curly quotes and what they enclose', () => {
  expect(fullWidthSigns('cpp', 'cout << “a，”;').map(({ sign }) => sign)).toEqual(['“', '，', '”']);
});

test('fullWidthSigns: finds full-width letters, digits and spaces', () => {
  expect(fullWidthSigns('python', 'a　= １\nｂ = 2').map(({ instead }) => instead)).toEqual([' ', '1', 'b']);
});

test('fullWidthSigns: skips strings of three quotes and comments of Python', () => {
  expect(fullWidthSigns('python', '"""说明：\n第二行，"""\n# 注释。\nprint(\'好！\')')).toEqual([]);
});

test('fullWidthSigns: ends an open string with its line', () => {
  expect(fullWidthSigns('cpp', 'cout << "a;\ncin >> n；')).toEqual([{ line: 2, column: 9, sign: '；', instead: ';' }]);
});
