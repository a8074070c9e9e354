import { expect, test } from 'vitest';
import { diffRows } from './diffRows.ts';

test('diffRows: marks the words that differ in both outputs', () => {
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

test('diffRows: draws spaces at the end of a line, tabs and carriage returns', () => {
  expect(diffRows('a\n', 'a \t\r\n')[0]?.actual).toEqual([
    { text: 'a', kind: 'same' },
    { text: '·→\\r', kind: 'blank' },
  ]);
});

test('diffRows: draws spaces inside a line only where they differ', () => {
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

test('diffRows: marks a line that only one output has as differing', () => {
  expect(diffRows('1\n2\n', '1')[1]).toEqual({ no: 2, expected: [{ text: '2', kind: 'differs' }], actual: null });
});
