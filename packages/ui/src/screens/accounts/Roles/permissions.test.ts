import { expect, test } from 'vitest';
import {
  changeOf,
  choiceOf,
  foundRows,
  grantedWords,
  kindOf,
  matrixRows,
  permissionName,
  permissionsOfRow,
  withChoice,
  workGroups,
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

const cells = { view: [], write: [], publish: [], remove: [], export: [], other: [] };
const cell = (name: string, permissions: string[], hint = '') => ({ permissions, name, hint });

test('matrixRows: sorts what one may do by kind, without what no call uses', () => {
  expect(rows).toEqual([
    {
      code: 'exam',
      name: '考试',
      cells: {
        ...cells,
        view: [cell('考试列表', ['exam:queryList'])],
        publish: [cell('发布', ['exam:publish'])],
      },
    },
    {
      code: 'dict',
      name: '字典',
      cells: {
        ...cells,
        write: [cell('新建字典', ['dict:create'])],
        remove: [cell('删除字典', ['dict:delete'])],
      },
    },
  ]);
  expect(
    ['queryStatistics', 'batchCreate', 'batchClean', 'controls/queryList', 'exportPwd', 'passQuit'].map(kindOf),
  ).toEqual(['view', 'write', 'remove', 'view', 'export', 'other']);
});

test('matrixRows: reading rows, an act with its undoing, and equal names are one choice each', () => {
  const [exam] = matrixRows([
    resource('exam', '考试', [
      operation('queryList', '已发布的考试'),
      operation('querySimpleList', '已发布的考试'),
      operation('queryById', '一场考试'),
      operation('queryEdits', '一场考试在读到的版本以后谁改过什么'),
      operation('queryStatistics', '统计'),
      operation('publish', '发布考试'),
      operation('unpublish', '取消发布'),
      operation('rejectQuit', '驳回退出申请'),
    ]),
  ]);
  expect(exam?.cells).toEqual({
    ...cells,
    view: [
      cell('列表和详情', ['exam:queryList', 'exam:querySimpleList', 'exam:queryById', 'exam:queryEdits']),
      cell('统计', ['exam:queryStatistics']),
    ],
    publish: [cell('发布和撤回', ['exam:publish', 'exam:unpublish'], '发布考试、取消发布')],
    other: [cell('驳回退出申请', ['exam:rejectQuit'])],
  });
});

test('workGroups: every resource is under the work it is for, and unknown ones come last', () => {
  const named = matrixRows(
    ['dict', 'exam', 'question', 'newThing'].map((code) => resource(code, code, [operation('queryList', '列表')])),
  );
  expect(workGroups(named).map(({ name, rows: under }) => [name, under.map(({ code }) => code)])).toEqual([
    ['题库和试卷', ['question']],
    ['考试', ['exam']],
    ['平台', ['dict']],
    ['其他', ['newThing']],
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

test('grantedWords: sums up what is granted whole and names the rest', () => {
  const [row] = matrixRows([
    resource('paper', '试卷', [
      operation('queryList', '列表'),
      operation('queryById', '详情'),
      operation('create', '新建'),
      operation('update', '修改'),
      operation('delete', '删除'),
      operation('grade', '阅卷'),
    ]),
  ]);
  const words = (...codes: string[]) => row && grantedWords(new Set(codes.map((code) => `paper:${code}`)), row);
  expect(words()).toEqual([]);
  expect(words('queryList')).toEqual(['列表和详情（部分）']);
  expect(words('queryList', 'queryById', 'create')).toEqual(['列表和详情', '新建']);
  expect(words('create', 'update', 'grade')).toEqual(['新建和修改', '阅卷']);
  expect(words('queryList', 'queryById', 'create', 'update', 'delete', 'grade')).toEqual(['全部']);
});
