import { expect, test } from 'vitest';
import { changeRows } from './changeRows.ts';

test('changeRows: lists a change field by field, including fields of one side only', () => {
  expect(
    changeRows({ before: { name: '旧', isOn: true, roleIds: [] }, after: { name: '新', isOn: false, sort: 3 } }),
  ).toEqual([
    { field: 'name', before: '旧', after: '新' },
    { field: 'isOn', before: '是', after: '否' },
    { field: 'roleIds', before: '（空）', after: null },
    { field: 'sort', before: null, after: '3' },
  ]);
});

test('changeRows: lists entries without before and after unchanged', () => {
  expect(changeRows({ granted: ['考试 · 终止考试', '考试 · 发布考试'], reason: null })).toEqual([
    { field: 'granted', before: null, after: '考试 · 终止考试、考试 · 发布考试' },
    { field: 'reason', before: null, after: null },
  ]);
  expect(changeRows({ before: [{ points: 0 }], after: [{ points: 1 }], scope: 'exam' })).toEqual([
    { field: 'before', before: '{"points":0}', after: null },
    { field: 'after', before: null, after: '{"points":1}' },
    { field: 'scope', before: null, after: 'exam' },
  ]);
  expect(changeRows(null)).toEqual([]);
});

test('changeRows: shows instants in Beijing time', () => {
  expect(changeRows({ after: { until: '2026-11-21T04:00:00.000Z' } })).toEqual([
    { field: 'until', before: null, after: '2026-11-21 12:00:00' },
  ]);
});
