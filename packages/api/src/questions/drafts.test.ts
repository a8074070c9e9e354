import { expect, test } from 'vitest';
import { leftDrafts, mergeDrafts } from './drafts.ts';

const cpp = (code: string) => ({ kind: 'code' as const, language: 53 as const, code });
const python = (code: string) => ({ kind: 'code' as const, language: 71 as const, code });

test('leftDrafts and mergeDrafts: keep one program per language that the answer has left', () => {
  expect(leftDrafts(python('print(1)'), cpp('int main'))).toEqual([{ language: 71, code: 'print(1)' }]);
  expect(leftDrafts(cpp('a'), cpp('b'))).toEqual([]);
  expect(leftDrafts(null, cpp('b'))).toEqual([]);
  expect(leftDrafts(cpp('a'), null)).toEqual([]);
  expect(
    mergeDrafts(
      [
        { language: 71, code: 'old' },
        { language: 53, code: 'c' },
      ],
      [{ language: 71, code: 'new' }],
    ),
  ).toEqual([
    { language: 71, code: 'new' },
    { language: 53, code: 'c' },
  ]);
});
