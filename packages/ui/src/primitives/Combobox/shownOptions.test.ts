import { expect, test } from 'vitest';
import { shownOptions } from './shownOptions.ts';

const many = Array.from({ length: 120 }, (_, i) => ({ value: String(i), label: `第 ${i} 题` }));
const usual = { options: many, query: '', searched: false, loading: false };

test('a hundred options are shown and the rest is counted', () => {
  const { shown, note } = shownOptions(usual);
  expect([shown.length, note]).toEqual([100, '还有 20 项，继续输入可缩小范围。']);
});

test('a query without a match says what was looked for', () => {
  expect(shownOptions({ ...usual, query: ' 灯塔 ' })).toEqual({ shown: [], note: '没有找到「灯塔」，请换个词再试。' });
});

test('an empty list, a list on its way and a list from the server say so', () => {
  expect(shownOptions({ ...usual, options: [] })).toEqual({ shown: [], note: '没有可选项' });
  expect(shownOptions({ ...usual, options: [], loading: true }).note).toBe('正在查找');
  expect(shownOptions({ ...usual, query: '灯塔', searched: true }).shown).toHaveLength(100);
});

test('an answer that did not come is told, not called an empty one', () => {
  const failed = '没有查到：服务暂时不可用，请稍后再试';
  expect(shownOptions({ ...usual, options: [], query: '灯塔', searched: true, failed })).toEqual({
    shown: [],
    note: failed,
  });
});
