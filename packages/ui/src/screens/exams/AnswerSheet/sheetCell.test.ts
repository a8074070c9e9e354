import { expect, test } from 'vitest';
import { cellName, countCells } from './sheetCell.ts';

const cell = { id: 'a', no: 3, answered: true, flagged: true, unsaved: false };

test('cellName: contains the number and the states', () => {
  expect([cell, { ...cell, no: 8, answered: false, flagged: false, unsaved: true }].map(cellName)).toEqual([
    '第 3 题，已答，已标记',
    '第 8 题，未答，未保存',
  ]);
});

test('countCells: counts over all sections', () => {
  const sections = [
    { name: '单选', note: '', cells: [cell, { ...cell, id: 'b', flagged: false }] },
    { name: '编程', note: '', cells: [{ ...cell, id: 'c', answered: false }] },
  ];
  expect(countCells(sections)).toEqual({ answered: 2, open: 1, flagged: 2 });
});
