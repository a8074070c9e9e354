import { aScoreRow } from '@aosai/api/exams/examScores.fixtures';
import { expect, test } from 'vitest';
import { classesIn, filteredRows, NO_FILTER, sortedRows } from './scoreRows.ts';

const rows = [
  aScoreRow({ name: '甲', no: '10', className: '高一（2）班', totalPoints: 3000, rank: 2 }),
  aScoreRow({ name: '乙', no: '9', className: null, totalPoints: null, rank: null, isAbsent: true }),
  aScoreRow({ name: '丙', no: '11', className: '高一（10）班', totalPoints: 3300, rank: 1 }),
];
const names = (of: readonly { name: string }[]) => of.map(({ name }) => name).join('');

test('sortedRows: students without a value come last in both directions, numbers sort as numbers', () => {
  expect([
    names(sortedRows(rows, { by: 'total', isDown: true })),
    names(sortedRows(rows, { by: 'total', isDown: false })),
    names(sortedRows(rows, { by: 'no', isDown: false })),
  ]).toEqual(['丙甲乙', '甲丙乙', '乙甲丙']);
});

test('filteredRows: a class, a part of the number and absence narrow the table', () => {
  expect([
    names(filteredRows(rows, { ...NO_FILTER, className: null })),
    names(filteredRows(rows, { ...NO_FILTER, keyword: '1' })),
    names(filteredRows(rows, { ...NO_FILTER, isAbsent: true })),
  ]).toEqual(['乙', '甲丙', '乙']);
});

test('classesIn: classes in the order of their numbers, students without one last', () => {
  expect(classesIn(rows)).toEqual(['高一（2）班', '高一（10）班', null]);
});
