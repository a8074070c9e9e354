import { expect, test } from 'vitest';
import {
  changeOf,
  choiceOf,
  foundRows,
  kindOf,
  matrixRows,
  permissionName,
  permissionsOfRow,
  withChoice,
} from './permissions.ts';
import type { PermissionResource } from './roleRow.ts';

const operation = (code: string, name: string, goneAt: string | null = null) => ({
  id: code,
  resourceId: 'R',
  code,
  name,
  sort: 1,
  goneAt,
  version: 1,
});
const resource = (code: string, name: string, operations: PermissionResource['operations']): PermissionResource => ({
  id: code,
  code,
  name,
  sort: 1,
  goneAt: null,
  version: 1,
  operations,
});
const GONE = '2026-11-21T08:00:00.000Z';
const resources = [
  resource('exam', '考试', [
    operation('queryList', '考试列表'),
    operation('publish', '发布'),
    operation('stop', '终止', GONE),
  ]),
  resource('dict', '字典', [operation('create', '新建字典'), operation('delete', '删除字典')]),
  { ...resource('old', '旧的', [operation('queryList', '列表')]), goneAt: GONE },
];
const rows = matrixRows(resources);

test('matrixRows: sorts operations by kind, without those that no call uses', () => {
  expect(rows).toEqual([
    {
      code: 'exam',
      name: '考试',
      cells: {
        view: [{ permission: 'exam:queryList', name: '考试列表' }],
        create: [],
        change: [],
        remove: [],
        other: [{ permission: 'exam:publish', name: '发布' }],
      },
    },
    {
      code: 'dict',
      name: '字典',
      cells: {
        view: [],
        create: [{ permission: 'dict:create', name: '新建字典' }],
        change: [],
        remove: [{ permission: 'dict:delete', name: '删除字典' }],
        other: [],
      },
    },
  ]);
  expect(['queryStatistics', 'batchCreate', 'configPerms', 'passQuit'].map(kindOf)).toEqual([
    'view',
    'create',
    'change',
    'other',
  ]);
});

test('foundRows: finds whole resources, or single operations of others', () => {
  expect(foundRows(rows, '考试').map(permissionsOfRow)).toEqual([['exam:queryList', 'exam:publish']]);
  expect(foundRows(rows, ' CREATE ').map(permissionsOfRow)).toEqual([['dict:create']]);
  expect(foundRows(rows, '星座')).toEqual([]);
  expect(foundRows(rows, '')).toEqual(rows);
});

test('withChoice: selecting a row keeps the rest of the selection', () => {
  const [exam] = rows;
  const all = exam ? permissionsOfRow(exam) : [];
  const chosen = withChoice(['dict:create', 'exam:publish'], all, true);
  expect(chosen).toEqual(['dict:create', 'exam:queryList', 'exam:publish']);
  expect(choiceOf(new Set(chosen), all)).toBe('all');
  expect(choiceOf(new Set(['exam:publish']), all)).toBe('some');
  expect(withChoice(chosen, all, false)).toEqual(['dict:create']);
  expect(choiceOf(new Set(['dict:create']), all)).toBe('none');
});

test('changeOf, permissionName: list granted and withdrawn permissions in words', () => {
  expect(changeOf(['exam:publish', 'old:thing'], ['exam:publish', 'dict:create'])).toEqual({
    granted: ['dict:create'],
    withdrawn: ['old:thing'],
  });
  expect(permissionName(resources, 'dict:create')).toBe('字典 · 新建字典');
  expect(permissionName(resources, 'old:thing')).toBe('已取消的权限');
});
