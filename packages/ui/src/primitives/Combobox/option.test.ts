import { expect, test } from 'vitest';
import { matchOptions } from './option.ts';

const options = [
  { value: '1', label: 'C++ 四级', hint: 'GESP' },
  { value: '2', label: 'Python 四级', hint: 'GESP' },
  { value: '3', label: 'CSP-J 第一轮' },
];
const found = (query: string) => matchOptions(options, query).map((option) => option.value);

test('matchOptions: needs every word, in label or hint, in any order', () => {
  expect([found('四级'), found('gesp c++'), found('c++ gesp'), found('五级')]).toEqual([['1', '2'], ['1'], ['1'], []]);
});

test('matchOptions: ignores letter case, full-width forms and surrounding spaces', () => {
  expect([found('  ｐｙｔｈｏｎ '), found('csp-J'), found('')]).toEqual([['2'], ['3'], ['1', '2', '3']]);
});
