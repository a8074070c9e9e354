import { expect, test } from 'vitest';
import { shownOptions } from './shownOptions.ts';

const many = Array.from({ length: 120 }, (_, i) => ({ value: String(i), label: `第 ${i} 题` }));
const usual = { options: many, query: '', searched: false, loading: false };

test('shownOptions: returns a hundred options and counts the rest', () => {
  const { shown, note } = shownOptions(usual);
  expect([shown.length, note]).toEqual([100, '还有 20 项，继续输入可缩小范围。']);
});

test('shownOptions: names the query when nothing matches', () => {
  expect(shownOptions({ ...usual, query: ' 灯塔 ' })).toEqual({ shown: [], note: '没有找到「灯塔」，请换个词再试。' });
});

test('shownOptions: has a note for an empty list, a loading list and a list from the server', () => {
  expect(shownOptions({ ...usual, options: [] })).toEqual({ shown: [], note: '没有可选项' });
  expect(shownOptions({ ...usual, options: [], loading: true }).note).toBe('正在查找');
  expect(shownOptions({ ...usual, query: '灯塔', searched: true }).shown).toHaveLength(100);
});

test('shownOptions: reports a failed search instead of an empty result', () => {
  const failed = '没有查到：服务暂时不可用，请稍后再试';
  expect(shownOptions({ ...usual, options: [], query: '灯塔', searched: true, failed })).toEqual({
    shown: [],
    note: failed,
  });
});
