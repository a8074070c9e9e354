import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textChange, withLineFeeds } from './textChange.ts';

test('textChange: is null for equal texts', () => {
  expect(textChange('int a;', 'int a;')).toBeNull();
});

test.each([
  ['int a;', 'int ab;', { from: 5, to: 5, insert: 'b' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'x', { from: 0, to: 0, insert: 'x' }],
  ['x', '', { from: 0, to: 1, insert: '' }],
  ['cout << 1;', 'cout << 22;', { from: 8, to: 9, insert: '22' }],
])('textChange: from %j to %j replaces only the difference', (before, after, change) => {
  expect(textChange(before, after)).toEqual(change);
});

test('textChange: never splits an emoji', () => {
  expect(textChange('a😀b', 'a😁b')).toEqual({ from: 1, to: 3, insert: '😁' });
});

test('textChange: gives the new text when applied, without half of a surrogate pair', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '中', '😀', '😁', '🀀', '\u{10600}'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const change = textChange(before, after);
      if (change === null) return before === after;
      const kept = [before.slice(0, change.from), before.slice(change.to), change.insert];
      return kept.every((part) => part.isWellFormed()) && kept[0] + change.insert + kept[1] === after;
    }),
  );
});

test('withLineFeeds: converts other line endings to line feeds', () => {
  expect(withLineFeeds('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
});
