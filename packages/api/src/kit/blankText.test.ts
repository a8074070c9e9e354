import { expect, test } from 'vitest';
import type { BlankRule } from './blankText.ts';
import { scoreObjective } from '../questions/scoring.ts';

const percent = (key: string, typed: string, rule: BlankRule = {}) =>
  scoreObjective({ kind: 'text', accepted: [[key]], ...rule }, { kind: 'text', texts: [typed] }, 100);

test.for([
  ['"%d"', '“%d”'],
  ['"%d"', '＂％ｄ＂'],
  ["'a'", '‘a’'],
  ["'a'", '＇a＇'],
  ['a[i]', 'a【i】'],
  ['a[i]', 'a［i］'],
  ["don't", 'don’t'],
  ['-1', '−1'],
  ['-1', '—1'],
  ['-1', '–1'],
  ['-1', '－1'],
  ['i--', 'i——'],
  ['5', '5\u200B'],
  ['5', '\uFEFF5'],
  ['3.14', '3。14'],
  ['vector<int>', 'vector《int》'],
  ['i+1', 'i + 1'],
  ['i + 1', 'i+1'],
  ['i<=n', 'i <= n'],
  ['x=-1', 'x = -1'],
  ['f(a,b)', 'f( a, b )'],
  ['cout<<"a b"', 'cout << "a b"'],
])('scoreObjective: the key %s accepts %s', ([key, typed]) => {
  expect(percent(key ?? '', typed ?? '')).toBe(100);
});

test.for([
  ['1 2 3', '123'],
  ['int a', 'inta'],
  ['1 2', '1  2'],
  ['a--b', 'a - -b'],
  ['!=', '! ='],
  ['"a b"', '"ab"'],
  ['2D', '2d'],
  ['-1', '1'],
  ['a[i]', 'a(i)'],
])('scoreObjective: the key %s does not accept %s', ([key, typed]) => {
  expect(percent(key ?? '', typed ?? '')).toBe(0);
});

test('scoreObjective: `exactSpaces` compares spaces too and still folds full-width characters', () => {
  expect([
    percent('1, 2', '1,2', { exactSpaces: true }),
    percent('1, 2', ' 1, 2 ', { exactSpaces: true }),
    percent('1, 2', '1，2', { exactSpaces: true }),
    percent('"a": 1', '“a”: 1', { exactSpaces: true }),
  ]).toEqual([0, 100, 0, 100]);
});

test('scoreObjective: an answer of invisible characters only is not an answer', () => {
  expect(percent('\u200B', '\u200B')).toBe(0);
});

test('scoreObjective: `ignoreCase` accepts capital for small letters and still compares spaces between words', () => {
  expect([
    percent('cpp', 'CPP', { ignoreCase: true }),
    percent('Hello World', 'ｈello world', { ignoreCase: true }),
    percent('Hello World', 'helloworld', { ignoreCase: true }),
    percent('a, b', 'A, B', { ignoreCase: true, exactSpaces: true }),
    percent('a, b', 'A,B', { ignoreCase: true, exactSpaces: true }),
  ]).toEqual([100, 100, 0, 100, 0]);
});
