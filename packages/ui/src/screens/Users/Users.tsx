import { USER_STATUS } from '@aosai/api/domain/userStatus';
import { useState } from 'react';
import { userColumns } from '@aosai/api/domain/tables/userColumns';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { drawn } from '../../patterns/OfficeTable/officeColumn.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ComboboxOption } from '../../primitives/Combobox/Combobox.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PasswordOnce } from './parts/PasswordOnce.tsx';
import { UserConfirm, type AskedOfUser } from './parts/UserConfirm.tsx';
import { userDetail } from './parts/userDetail.tsx';
import { UserDialog, type UserDialogAsked } from './parts/UserDialog.tsx';
import { NO_USER_FILTER, type NewUser, type UserFilter, type UserForm, type UserRow } from './userRow.ts';

export { NO_USER_FILTER, type NewUser, type UserFilter, type UserForm, type UserRow } from './userRow.ts';

export interface UsersProps extends TableView<UserRow, UserFilter> {
  /** Id of who is signed in: the own account is changed by somebody else. */
  meId: string;
  /** Every role, as choices. */
  roles: readonly ComboboxOption[];
  /** Acts resolve to whether they were done; those that make a password to it, or to null when they failed. */
  on: TableOn<UserFilter> & {
    create: (form: NewUser) => Promise<string | null>;
    update: (row: UserRow, form: UserForm) => Promise<boolean>;
    configRoles: (row: UserRow, roleIds: string[]) => Promise<boolean>;
    resetPwd: (row: UserRow) => Promise<string | null>;
    remove: (row: UserRow) => Promise<boolean>;
  };
}

const STATUSES = USER_STATUS.values.map((value) => ({ value, label: USER_STATUS.label(value) }));

type Shown = { name: string; account: string; password: string };

const columns = drawn<UserRow>(userColumns);

/** Who works in the back office: made, given roles, put out, given a new password. */
export const Users = (props: UsersProps) => {
  const { rows, filter, meId, roles, act, on } = props;
  const [form, setForm] = useState<UserDialogAsked | null>(null);
  const [asked, setAsked] = useState<AskedOfUser | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  const edit = (next: UserDialogAsked) => {
    on.forget();
    setForm(next);
  };
  const ask = (kind: AskedOfUser['kind'], row: UserRow) => {
    on.forget();
    setAsked({ kind, row });
  };
  const close = () => {
    setForm(null);
    setAsked(null);
  };
  const finish = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (isDone) close();
    });
  const finishWithPassword = ({ name, account }: Pick<UserRow, 'name' | 'account'>, made: Promise<string | null>) =>
    void made.then((password) => {
      if (password === null) return;
      close();
      setShown({ name, account, password });
    });
  const save = (values: NewUser) => {
    switch (form?.kind) {
      case undefined:
        return;
      case 'new':
        finishWithPassword(values, on.create(values));
        return;
      case 'edit':
        finish(on.update(form.row, { name: values.name, isSuper: values.isSuper, status: form.row.status }));
        return;
      case 'roles':
        finish(on.configRoles(form.row, values.roleIds));
        return;
      default:
        form satisfies never;
    }
  };
  const confirm = ({ kind, row }: AskedOfUser) => {
    const { name, isSuper } = row;
    switch (kind) {
      case 'reset':
        finishWithPassword(row, on.resetPwd(row));
        return;
      case 'disable':
        finish(on.update(row, { name, isSuper, status: 'disabled' }));
        return;
      case 'enable':
        finish(on.update(row, { name, isSuper, status: 'active' }));
        return;
      case 'remove':
        finish(on.remove(row));
        return;
      default:
        kind satisfies never;
    }
  };
  return (
    <PageBody>
      <PageHeader
        title="后台账号"
        lead="平台自己的工作人员。学员、家长、老师和机构的账号不在这里。"
        action={
          <Button variant="primary" icon="plus" onClick={() => edit({ kind: 'new' })}>
            新建账号
          </Button>
        }
      />
      <VisuallyHidden as="h2">账号列表</VisuallyHidden>
      <DataTable
        label="账号列表"
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
          ...userDetail({
            meId,
            on: {
              edit: (row) => edit({ kind: 'edit', row }),
              roles: (row) => edit({ kind: 'roles', row }),
              reset: (row) => ask('reset', row),
              disable: (row) => ask('disable', row),
              enable: (row) => ask('enable', row),
              remove: (row) => ask('remove', row),
            },
          }),
        }}
        filters={
          <FilterBar
            label="搜索姓名或账号"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ ...filter, keyword })}
            choices={[
              { id: 'status', label: '状态', value: filter.status, options: STATUSES },
              { id: 'roleId', label: '角色', value: filter.roleId, options: [...roles] },
            ]}
            onChoose={(id, value) =>
              on.filter(
                id === 'roleId'
                  ? { ...filter, roleId: value }
                  : { ...filter, status: USER_STATUS.values.find((status) => status === value) ?? '' },
              )
            }
            onClear={() => on.filter(NO_USER_FILTER)}
            {...(isNarrowed && rows.data ? { foundCount: rows.data.total } : {})}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的账号',
                action: <Button onClick={() => on.filter(NO_USER_FILTER)}>查看全部账号</Button>,
              }
            : { title: '还没有账号', hint: '新建一个，把初始密码交给本人。' }
        }
        exporting={props.exporting}
        exportError={props.exportError}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
      <UserDialog asked={form} roles={roles} act={act} on={{ save, close }} />
      <UserConfirm asked={asked} act={act} on={{ confirm, cancel: close }} />
      <PasswordOnce shown={shown} onClose={() => setShown(null)} />
    </PageBody>
  );
};
