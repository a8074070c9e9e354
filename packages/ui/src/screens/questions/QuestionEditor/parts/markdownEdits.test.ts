import { expect, test } from 'vitest';
import { edited, inserted } from './markdownEdits.ts';

const bold = { kind: 'around', before: '**', after: '**', sample: '粗体' } as const;
const list = { kind: 'lines', before: '- ', sample: '列表' } as const;

test('edited: puts signs around the selection, or around placeholder text without one', () => {
  expect(edited({ text: '稳定的排序', start: 0, end: 2 }, bold)).toEqual({ text: '**稳定**的排序', start: 2, end: 4 });
  expect(edited({ text: '的', start: 0, end: 0 }, bold)).toEqual({ text: '**粗体**的', start: 2, end: 4 });
});

test('edited: puts signs before each selected line, from its start', () => {
  const marked = { text: '一\n二三\n四', start: 3, end: 6 };
  expect(edited(marked, list)).toEqual({ text: '一\n- 二三\n- 四', start: 2, end: 10 });
});

test('inserted: replaces the selection', () => {
  expect(inserted({ text: 'abc', start: 1, end: 2 }, '![图](x)')).toEqual({ text: 'a![图](x)c', start: 8, end: 8 });
});
