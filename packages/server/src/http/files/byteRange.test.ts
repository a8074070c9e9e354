import { expect, test } from 'vitest';
import { byteRange } from './byteRange.ts';

test('byteRange: clips one range to the file', () => {
  const answers = ['bytes=0-3', 'bytes=4-', 'bytes=-2', 'bytes=-99', 'bytes=8-99', 'bytes=0-0'].map((header) =>
    byteRange(header, 10),
  );
  expect(answers).toEqual([
    { start: 0, end: 3 },
    { start: 4, end: 9 },
    { start: 8, end: 9 },
    { start: 0, end: 9 },
    { start: 8, end: 9 },
    { start: 0, end: 0 },
  ]);
});

test('byteRange: gives null, the whole file, for several or unreadable ranges', () => {
  expect(
    [undefined, '', 'bytes=-', 'bytes=3-1', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'].map((at) => byteRange(at, 10)),
  ).toEqual([null, null, null, null, null, null, null]);
});

test('byteRange: reports a range beyond the file as unsatisfiable', () => {
  expect([byteRange('bytes=10-', 10), byteRange('bytes=-0', 10), byteRange('bytes=0-', 0)]).toEqual([
    'unsatisfiable',
    'unsatisfiable',
    'unsatisfiable',
  ]);
});
