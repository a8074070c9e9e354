import { expect, test } from 'vitest';
import { rowsInWords } from './rowsInWords.ts';

const people = { nameOf: (row: string) => row, ofPeople: true, unit: '人' };

test('rowsInWords: names up to three people, and counts more, also those of other pages', () => {
  const of = (names: string[], count: number) => rowsInWords(people, names, count, null);
  expect([of(['甲'], 1), of(['甲', '乙', '丙'], 3), of(['甲', '乙', '丙', '丁'], 4), of(['甲'], 2), of([], 2)]).toEqual(
    ['甲', '甲、乙、丙', '甲、乙、丙等 4 人', '甲等 2 人', '选中的 2 人'],
  );
});

test('rowsInWords: counts things', () => {
  expect(rowsInWords({ nameOf: (row: string) => row }, ['机房'], 2, null)).toBe('选中的 2 项');
});
