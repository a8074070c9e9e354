import { expect, test } from 'vitest';
import { edited, inserted } from './markdownEdits.ts';

const bold = { kind: 'around', before: '**', after: '**', sample: '粗体' } as const;
const list = { kind: 'lines', before: '- ', sample: '列表' } as const;

test('signs go around what is selected, or around words to be written over', () => {
  expect(edited({ text: '稳定的排序', start: 0, end: 2 }, bold)).toEqual({ text: '**稳定**的排序', start: 2, end: 4 });
  expect(edited({ text: '的', start: 0, end: 0 }, bold)).toEqual({ text: '**粗体**的', start: 2, end: 4 });
});

test('signs of lines go before each line that is selected, from its beginning', () => {
  const marked = { text: '一\n二三\n四', start: 3, end: 6 };
  expect(edited(marked, list)).toEqual({ text: '一\n- 二三\n- 四', start: 2, end: 10 });
});

test('what is put in replaces what is selected', () => {
  expect(inserted({ text: 'abc', start: 1, end: 2 }, '![图](x)')).toEqual({ text: 'a![图](x)c', start: 8, end: 8 });
});
