import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textChange, withLineFeeds } from './textChange.ts';

test('equal texts need no change', () => {
  expect(textChange('int a;', 'int a;')).toBeNull();
});

test.each([
  ['int a;', 'int ab;', { from: 5, to: 5, insert: 'b' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'x', { from: 0, to: 0, insert: 'x' }],
  ['x', '', { from: 0, to: 1, insert: '' }],
  ['cout << 1;', 'cout << 22;', { from: 8, to: 9, insert: '22' }],
])('from %j to %j only the difference is replaced', (before, after, change) => {
  expect(textChange(before, after)).toEqual(change);
});

test('an emoji is never cut in two', () => {
  expect(textChange('a😀b', 'a😁b')).toEqual({ from: 1, to: 3, insert: '😁' });
});

test('applying the change gives the new text, and no half of a pair is left over', () => {
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

test('line ends of other systems become line feeds', () => {
  expect(withLineFeeds('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
});
