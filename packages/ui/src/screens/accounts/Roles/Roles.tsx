import { useState } from 'react';
import { fields, type FormOf } from '@aosai/api/kit/fields';
import { roleFields } from '@aosai/api/accounts/permissions';
import { roleColumns } from '@aosai/api/accounts/roleColumns';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable, type OfficeTableProps } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { Granted } from './parts/Granted.tsx';
import { PermissionEditor } from './parts/PermissionEditor.tsx';
import type { Known, RoleRow } from './roleRow.ts';

export type { RoleRow } from './roleRow.ts';

/** What an operator fills in; the server makes the code. */
const { name, note } = roleFields;
const named = fields({ name, note });

const lossWords = ({ userCount }: RoleRow): string =>
  userCount === 0
    ? '现在没有人用它。删除后不能恢复。'
    : `用它的 ${userCount} 人会失去这些权限并须重新登录。删除后不能恢复。`;

const requirementWords = ({ userCount, secondFactorCount }: RoleRow): string => {
  const rest = userCount - secondFactorCount;
  const others = `有 ${rest} 人还没有开启：他们下一次操作就要先绑定手机上的验证器，再继续使用。`;
  return `用它的 ${userCount} 人以后输入密码，还要输入手机上的动态码。${rest > 0 ? others : ''}`;
};

/** The table of roles; its action 配置权限 only opens the matrix. */
export const RoleTable = officeTable<RoleRow, Known>()({
  noun: '角色',
  title: '角色与权限',
  lead: '管理账号能做什么由角色决定：可以有几个角色，权限相加。超级管理员不受限制。',
  nameOf: ({ name }) => name,
  emptyHint: '新建一个，配置权限，再交给管理账号。',
  show: drawn<RoleRow>(
    roleColumns.filter(({ id }) => id !== 'code'),
    { permissions: { only: 'table' } },
  ),
  detail: Granted,
  filters: { keyword: search('搜索名称') },
  acts: {
    create: { at: 'head', label: '新建角色', icon: 'plus', main: true, ask: { form: named } },
    configPerms: { at: 'row', label: '配置权限', main: true },
    update: { at: 'row', label: '修改名称', done: '已保存', ask: { form: named, title: () => '修改角色' } },
    requireFactor: {
      at: 'row',
      label: '要求两步验证',
      when: ({ requiresSecondFactor }) => !requiresSecondFactor,
      ask: {
        confirm: requirementWords,
        title: ({ name }) => `「${name}」的人登录都要两步验证？`,
        submitLabel: '要求两步验证',
      },
    },
    freeFactor: {
      at: 'row',
      label: '不再要求两步验证',
      when: ({ requiresSecondFactor }) => requiresSecondFactor,
      ask: {
        confirm: '已经开启的人不受影响，但可以自己关闭；还没有开启的人只凭密码就能登录。',
        title: ({ name }) => `「${name}」不再要求两步验证？`,
        submitLabel: '不再要求',
      },
    },
    remove: { at: 'row', label: '删除角色', removes: true, ask: { confirm: lossWords, danger: true } },
  },
});

type TableProps = OfficeTableProps<RoleRow, typeof RoleTable.spec.filters, typeof RoleTable.spec.acts, Known>;

export type RolesProps = Omit<TableProps, 'on'> & {
  on: Omit<TableProps['on'], 'configPerms' | 'create'> & {
    /** Resolves to the new role, whose matrix opens: a role can do nothing before; null if it was refused. */
    create: (form: FormOf<typeof named>) => Promise<RoleRow | null>;
    configPerms: (row: RoleRow, permissions: string[]) => Promise<boolean>;
    /** The open matrix has changes that are not saved, or no longer has. */
    dirty: (isDirty: boolean) => void;
    stay: () => void;
    leave: () => void;
  };
  /** The reader wants to leave the page, and the open matrix has changes. */
  isLeaving: boolean;
};

/** Roles of the back office. While the permission matrix of a role is open, it replaces the table. */
export const Roles = ({ on, isLeaving, ...props }: RolesProps) => {
  const [configured, setConfigured] = useState<RoleRow | null>(null);
  const configure = (row: RoleRow | null): Promise<boolean> => {
    on.forget();
    setConfigured(row);
    return Promise.resolve(true);
  };
  const create = async (form: FormOf<typeof named>): Promise<boolean> => {
    const made = await on.create(form);
    if (made !== null) setConfigured(made);
    return made !== null;
  };
  if (configured === null) return <RoleTable {...props} on={{ ...on, create, configPerms: configure }} />;
  // Uses the newest row: after a refused save the list was reloaded, and the next save needs its version.
  const role = props.rows.data?.content.find(({ id }) => id === configured.id) ?? configured;
  return (
    <PageBody>
      <PermissionEditor
        role={role}
        resources={props.known.resources}
        act={props.act}
        isLeaving={isLeaving}
        on={{
          dirty: on.dirty,
          stay: on.stay,
          leave: on.leave,
          save: (permissions) =>
            void on.configPerms(role, permissions).then((isDone) => {
              if (isDone) setConfigured(null);
            }),
          close: () => setConfigured(null),
          retry: on.retry,
          forget: on.forget,
        }}
      />
    </PageBody>
  );
};
