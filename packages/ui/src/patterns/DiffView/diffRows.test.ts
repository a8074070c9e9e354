import { expect, test } from 'vitest';
import { diffRows } from './diffRows.ts';

test('words that differ stand out in both outputs, equal ones do not', () => {
  expect(diffRows('3 3\n', '3 2\n')).toEqual([
    {
      no: 1,
      expected: [
        { text: '3', kind: 'same' },
        { text: ' ', kind: 'same' },
        { text: '3', kind: 'differs' },
      ],
      actual: [
        { text: '3', kind: 'same' },
        { text: ' ', kind: 'same' },
        { text: '2', kind: 'differs' },
      ],
    },
  ]);
});

test('blanks at the end of a line are drawn, tabs and carriage returns with their own signs', () => {
  expect(diffRows('a\n', 'a \t\r\n')[0]?.actual).toEqual([
    { text: 'a', kind: 'same' },
    { text: '·→\\r', kind: 'blank' },
  ]);
});

test('blanks inside a line are drawn only where they differ', () => {
  expect(diffRows('a b\n', 'a  b\n')[0]).toEqual({
    no: 1,
    expected: [
      { text: 'a', kind: 'same' },
      { text: '·', kind: 'differs' },
      { text: 'b', kind: 'same' },
    ],
    actual: [
      { text: 'a', kind: 'same' },
      { text: '··', kind: 'differs' },
      { text: 'b', kind: 'same' },
    ],
  });
});

test('a line that only one output has stands alone and differs', () => {
  expect(diffRows('1\n2\n', '1')[1]).toEqual({ no: 2, expected: [{ text: '2', kind: 'differs' }], actual: null });
});
