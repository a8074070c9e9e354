import type { PermissionResource } from './roleRow.ts';

/** Columns of the matrix: kinds of operations, by the first word of their code. */
export const OPERATION_KINDS = ['view', 'create', 'change', 'remove', 'other'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];
export const OPERATION_KIND_LABELS = {
  view: '查看',
  create: '新建',
  change: '修改',
  remove: '删除',
  other: '其他操作',
} as const satisfies Record<OperationKind, string>;

const KINDS: readonly (readonly [RegExp, OperationKind])[] = [
  [/^(query|get|check|anon|report|download|export)/, 'view'],
  [/^(create|batch|add|import|copy|upload)/, 'create'],
  [/^(update|set|config|save|controls)/, 'change'],
  [/^(delete|remove|erase|clean)/, 'remove'],
];

/** @internal for its test */
export const kindOf = (code: string): OperationKind => KINDS.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';

interface MatrixCell {
  permission: string;
  name: string;
}

export interface MatrixRow {
  code: string;
  name: string;
  cells: Record<OperationKind, MatrixCell[]>;
}

/** One row per resource with its operations by kind; without resources and operations that no call uses any longer. */
export const matrixRows = (resources: readonly PermissionResource[]): MatrixRow[] =>
  resources
    .filter(({ goneAt }) => goneAt === null)
    .map(({ code, name, operations }) => {
      const cells: MatrixRow['cells'] = { view: [], create: [], change: [], remove: [], other: [] };
      for (const operation of operations)
        if (operation.goneAt === null)
          cells[kindOf(operation.code)].push({ permission: `${code}:${operation.code}`, name: operation.name });
      return { code, name, cells };
    });

export const permissionsOfRow = ({ cells }: MatrixRow): string[] =>
  OPERATION_KINDS.flatMap((kind) => cells[kind].map(({ permission }) => permission));

/** Rows that match by resource, or by some operations, in which case only those operations are kept. */
export const foundRows = (rows: readonly MatrixRow[], word: string): MatrixRow[] => {
  const wanted = word.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  if (wanted === '') return [...rows];
  return rows.flatMap((row) => {
    if (has(row.name) || has(row.code)) return [row];
    const keep = (kind: OperationKind) =>
      row.cells[kind].filter(({ name, permission }) => has(name) || has(permission));
    const cells = { ...row.cells };
    for (const kind of OPERATION_KINDS) cells[kind] = keep(kind);
    return OPERATION_KINDS.some((kind) => cells[kind].length > 0) ? [{ ...row, cells }] : [];
  });
};

/** Whether all, some or none of the permissions are selected. */
export const choiceOf = (chosen: ReadonlySet<string>, permissions: readonly string[]): 'all' | 'some' | 'none' => {
  const count = permissions.filter((permission) => chosen.has(permission)).length;
  if (count === 0) return 'none';
  return count === permissions.length ? 'all' : 'some';
};

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
