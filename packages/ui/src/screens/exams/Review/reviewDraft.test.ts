import { expect, test } from 'vitest';
import { draftError, draftOf, markingOf, type ReviewDraft } from './reviewDraft.ts';

const DRAFT: ReviewDraft = { version: 1, score: '', comment: '', notes: [] };

test('markingOf: converts points to hundredths, and an empty field to null', () => {
  expect(markingOf('A', 2, { ...DRAFT, score: '22.5', comment: ' 好 ' })).toEqual({
    id: 'A',
    version: 2,
    points: 2250,
    comment: '好',
    lineNotes: [],
  });
  expect(markingOf('A', 2, DRAFT).points).toBeNull();
  expect(markingOf('A', 2, { ...DRAFT, score: '0.29' }).points).toBe(29);
});

test('markingOf: omits empty notes', () => {
  const notes = [
    { line: 1, text: ' ' },
    { line: 2, text: '缺少返回值 ' },
  ];
  expect(markingOf('A', 1, { ...DRAFT, notes }).lineNotes).toEqual([{ line: 2, text: '缺少返回值' }]);
});

test('draftError: refuses points out of range, letters, a third decimal, and long comments', () => {
  const errors = ['26', '-1', 'x', '1.234', '25', '', '0.29'].map((score) => draftError({ ...DRAFT, score }, 2500));
  const range = '得分在 0 到 25 之间，请改一下';
  expect(errors).toEqual([range, range, range, '得分最多两位小数', null, null, null]);
  expect(draftError({ ...DRAFT, comment: '好'.repeat(501) }, 2500)).toBe('评语最多 500 个字');
});

test('draftOf: starts with the saved marking', () => {
  const marked = { version: 3, manualPoints: 1250, comment: '好', lineNotes: [{ line: 1, text: '空' }] };
  expect(draftOf(marked)).toEqual({ version: 3, score: '12.5', comment: '好', notes: [{ line: 1, text: '空' }] });
});
