import type { PermissionResource } from './roleRow.ts';

/** Columns of the matrix: what one does with a thing, by the first word of the operation's code. */
export const OPERATION_KINDS = ['view', 'write', 'publish', 'remove', 'export', 'other'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];
export const OPERATION_KIND_LABELS = {
  view: '看',
  write: '新建和修改',
  publish: '发布',
  remove: '删除',
  export: '导出',
  other: '其他操作',
} as const satisfies Record<OperationKind, string>;

const KINDS: readonly (readonly [RegExp, OperationKind])[] = [
  [/^(delete|remove|erase|clean|batchClean)/, 'remove'],
  [/^(download|export)/, 'export'],
  [/^(query|get|check|anon|report|generate)/, 'view'],
  [/^(publish|unpublish|stop)/, 'publish'],
  [/^(create|batch|add|import|copy|upload|unzip|update|save|set|config|bind|unbind)/, 'write'],
];

/** @internal for its test */
export const kindOf = (code: string): OperationKind => {
  const word = code.slice(code.lastIndexOf('/') + 1);
  return KINDS.find(([pattern]) => pattern.test(word))?.[1] ?? 'other';
};

/** Reading the list and one of its rows is one permission to people: nobody is given half of it. */
const READS_ROWS = /^query(List|SimpleList|BuildInList|LatestList|ItemList|EnrollList|ById|Latest|NotesById|Edits)$/;
const READS = '列表和详情';
const MOVES_BACK: Readonly<Record<string, string>> = { unpublish: 'publish', rejectQuit: 'passQuit', reject: 'pass' };
const PAIRED: Readonly<Record<string, string>> = { publish: '发布和撤回', passQuit: '处理退出申请', pass: '审核' };

/** One checkbox of the matrix. */
interface MatrixCell {
  /** Permissions that are granted and withdrawn together. */
  permissions: string[];
  name: string;
  /** What it allows in single acts, where the name sums up several. */
  hint: string;
}

export interface MatrixRow {
  code: string;
  name: string;
  cells: Record<OperationKind, MatrixCell[]>;
}

type Operation = PermissionResource['operations'][number];

/** Operations with the same key are one checkbox: reading, an act with its undoing, equal names. */
function keyOf({ code, name }: Operation, all: readonly Operation[]): string {
  if (READS_ROWS.test(code)) return READS;
  const pair = MOVES_BACK[code] ?? code;
  const isPaired = PAIRED[pair] !== undefined && all.some((one) => MOVES_BACK[one.code] === pair);
  return isPaired && all.some((one) => one.code === pair) ? pair : `name ${name}`;
}

function cellsOf(resource: string, operations: readonly Operation[]): MatrixRow['cells'] {
  const cells: MatrixRow['cells'] = { view: [], write: [], publish: [], remove: [], export: [], other: [] };
  for (const [key, same] of Map.groupBy(operations, (one) => keyOf(one, operations))) {
    const [first] = same;
    if (!first) continue;
    const names = [...new Set(same.map(({ name }) => name))];
    const sum = key === READS ? READS : PAIRED[key];
    cells[kindOf(first.code)].push({
      permissions: same.map(({ code }) => `${resource}:${code}`),
      name: names.length > 1 && sum !== undefined ? sum : (names[0] ?? ''),
      hint: names.length > 1 && key !== READS ? names.join('、') : '',
    });
  }
  return cells;
}

/** One row per resource with what one may do, by kind; without what no call uses any longer. */
export const matrixRows = (resources: readonly PermissionResource[]): MatrixRow[] =>
  resources
    .filter(({ goneAt }) => goneAt === null)
    .map(({ code, name, operations }) => ({
      code,
      name,
      cells: cellsOf(
        code,
        operations.filter(({ goneAt }) => goneAt === null),
      ),
    }));

export const permissionsOfRow = ({ cells }: MatrixRow): string[] =>
  OPERATION_KINDS.flatMap((kind) => cells[kind].flatMap(({ permissions }) => permissions));

/** Rows that match by resource, or by some of their cells, in which case only those are kept. */
export const foundRows = (rows: readonly MatrixRow[], word: string): MatrixRow[] => {
  const wanted = word.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  if (wanted === '') return [...rows];
  return rows.flatMap((row) => {
    if (has(row.name) || has(row.code)) return [row];
    const keep = (kind: OperationKind) =>
      row.cells[kind].filter(({ name, hint, permissions }) => has(name) || has(hint) || permissions.some(has));
    const cells = { ...row.cells };
    for (const kind of OPERATION_KINDS) cells[kind] = keep(kind);
    return OPERATION_KINDS.some((kind) => cells[kind].length > 0) ? [{ ...row, cells }] : [];
  });
};

/** Resources by the work that they are for, in the order of the matrix. */
const WORK: readonly (readonly [name: string, resources: readonly string[]])[] = [
  ['题库和试卷', ['question', 'examPaper', 'rejudge']],
  ['课程和练习', ['course', 'chapter', 'memberQuestion']],
  ['考试', ['exam', 'examEnroll', 'examPaperEnroll', 'examMemberQuestion']],
  ['作业', ['homework', 'homeworkEnroll', 'homeworkMemberQuestion']],
  ['班级', ['grade', 'grade/enroll', 'memberGradeSettlement', 'teacherGroup', 'teacherMember']],
  ['会员卡与订单', ['membership', 'membershipOrder', 'member/order', 'memberMembership', 'right', 'memberPoints']],
  ['机构与账号', ['organization', 'organizationMember', 'member', 'memberBlacklist', 'memberDocument']],
  ['运营', ['imageBanner', 'feedback', 'message']],
  ['平台', ['desk', 'common/config', 'dict', 'app', 'common/file', 'judge', 'wx']],
];
const REST = '其他';

export interface WorkGroup {
  name: string;
  rows: MatrixRow[];
}

/** The rows under the work they are for; rows of no known work come last. */
export const workGroups = (rows: readonly MatrixRow[]): WorkGroup[] => {
  const known = new Set(WORK.flatMap(([, resources]) => resources));
  const groups = WORK.map(([name, resources]) => ({
    name,
    rows: resources.flatMap((code) => rows.filter((row) => row.code === code)),
  }));
  return [...groups, { name: REST, rows: rows.filter(({ code }) => !known.has(code)) }].filter(
    (group) => group.rows.length > 0,
  );
};

/** Whether all, some or none of the permissions are selected. */
export const choiceOf = (chosen: ReadonlySet<string>, permissions: readonly string[]): 'all' | 'some' | 'none' => {
  const count = permissions.filter((permission) => chosen.has(permission)).length;
  if (count === 0) return 'none';
  return count === permissions.length ? 'all' : 'some';
};

/**
 * What is granted of a row, in few words: 全部, a kind of act that is granted whole, and the names of the others. Empty if
 * nothing is.
 */
export function grantedWords(chosen: ReadonlySet<string>, row: MatrixRow): string[] {
  if (choiceOf(chosen, permissionsOfRow(row)) === 'all') return ['全部'];
  return OPERATION_KINDS.flatMap((kind) => {
    const cells = row.cells[kind];
    const isWhole = cells.every(({ permissions }) => choiceOf(chosen, permissions) === 'all');
    if (isWhole && cells.length > 1 && kind !== 'other') return [OPERATION_KIND_LABELS[kind]];
    return cells.flatMap(({ name, permissions }) => {
      const choice = choiceOf(chosen, permissions);
      return choice === 'none' ? [] : [choice === 'some' ? `${name}（部分）` : name];
    });
  });
}

/** Selects or clears all of these permissions. */
export const withChoice = (chosen: readonly string[], permissions: readonly string[], isOn: boolean): string[] => {
  const rest = chosen.filter((permission) => !permissions.includes(permission));
  return isOn ? [...rest, ...permissions] : rest;
};

export interface PermissionChange {
  granted: string[];
  withdrawn: string[];
}

export const changeOf = (before: readonly string[], after: readonly string[]): PermissionChange => ({
  granted: after.filter((permission) => !before.includes(permission)),
  withdrawn: before.filter((permission) => !after.includes(permission)),
});

/** A permission in words: 考试 · 发布. One that no call uses any longer has no name. */
export const permissionName = (resources: readonly PermissionResource[], permission: string): string => {
  const [path, action] = permission.split(':');
  const resource = resources.find(({ code }) => code === path);
  const operation = resource?.operations.find(({ code }) => code === action);
  return resource && operation ? `${resource.name} · ${operation.name}` : '已取消的权限';
};
