import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { roleColumns } from '@aosai/api/domain/tables/roleColumns';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import { drawn } from '../../patterns/OfficeTable/officeColumn.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PermissionEditor } from './parts/PermissionEditor.tsx';
import { roleDetail } from './parts/roleDetail.tsx';
import { RoleDialog } from './parts/RoleDialog.tsx';
import { NO_ROLE_FILTER, type PermissionResource, type RoleFilter, type RoleForm, type RoleRow } from './roleRow.ts';

export { NO_ROLE_FILTER, type PermissionResource, type RoleFilter, type RoleForm, type RoleRow } from './roleRow.ts';

export interface RolesProps extends TableView<RoleRow, RoleFilter> {
  /** What permissions are about, with everything that can be done to it. */
  resources: Loaded<PermissionResource[]>;
  /** Acts resolve to whether they were done. */
  on: TableOn<RoleFilter> & {
    create: (form: RoleForm) => Promise<boolean>;
    update: (row: RoleRow, form: RoleForm) => Promise<boolean>;
    configPerms: (row: RoleRow, permissions: string[]) => Promise<boolean>;
    remove: (row: RoleRow) => Promise<boolean>;
  };
}

type Asked = { kind: 'edit'; row: RoleRow | 'new' } | { kind: 'remove'; row: RoleRow };

const columns = drawn<RoleRow>(roleColumns);

/** Roles of the back office: who holds one may do what stands in its matrix. */
export const Roles = (props: RolesProps) => {
  const { rows, filter, resources, act, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [configured, setConfigured] = useState<RoleRow | null>(null);
  const begin = (next: Asked) => {
    on.forget();
    setAsked(next);
  };
  const close = () => setAsked(null);
  const finish = (done: Promise<boolean>, then: () => void = close) =>
    void done.then((isDone) => {
      if (isDone) then();
    });
  if (configured !== null) {
    const back = () => setConfigured(null);
    // The list was read again after a refusal: what is saved next goes out with the row's newest version.
    const role = rows.data?.content.find(({ id }) => id === configured.id) ?? configured;
    return (
      <PageBody>
        <PermissionEditor
          role={role}
          resources={resources}
          act={act}
          on={{
            save: (permissions) => finish(on.configPerms(role, permissions), back),
            close: back,
            retry: on.retry,
            forget: on.forget,
          }}
        />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageHeader
        title="角色与权限"
        lead="后台账号能做什么由角色决定：可以有几个角色，权限相加。超级管理员不受限制。"
        action={
          <Button variant="primary" icon="plus" onClick={() => begin({ kind: 'edit', row: 'new' })}>
            新建角色
          </Button>
        }
      />
      <VisuallyHidden as="h2">角色列表</VisuallyHidden>
      <DataTable
        label="角色列表"
        columns={columns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={props.openId}
        detail={{
          onOpen: on.open,
          ...roleDetail({
            resources,
            on: {
              retry: on.retry,
              edit: (row) => begin({ kind: 'edit', row }),
              permissions: setConfigured,
              remove: (row) => begin({ kind: 'remove', row }),
            },
          }),
        }}
        filters={
          <FilterBar
            label="搜索名称或编码"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ keyword })}
            {...(filter.keyword === '' || rows.data === undefined ? {} : { foundCount: rows.data.total })}
          />
        }
        empty={
          filter.keyword === ''
            ? { title: '还没有角色', hint: '新建一个，配置权限，再交给后台账号。' }
            : {
                title: '没有符合条件的角色',
                action: <Button onClick={() => on.filter(NO_ROLE_FILTER)}>查看全部角色</Button>,
              }
        }
        exporting={props.exporting}
        exportError={props.exportError}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
      <RoleDialog
        edited={asked?.kind === 'edit' ? asked.row : null}
        act={act}
        on={{
          save: (form) => {
            if (asked?.kind !== 'edit') return;
            finish(asked.row === 'new' ? on.create(form) : on.update(asked.row, form));
          },
          close,
        }}
      />
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          open
          danger
          title={`删除角色「${asked.row.name}」？`}
          consequence={
            asked.row.userCount === 0
              ? '现在没有人用它。删除后不能恢复。'
              : `用它的 ${asked.row.userCount} 人会失去这些权限并须重新登录。删除后不能恢复。`
          }
          confirmLabel="删除角色"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.remove(asked.row)), cancel: close }}
        />
      )}
    </PageBody>
  );
};
