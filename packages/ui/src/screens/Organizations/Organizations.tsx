import type { OrganizationItem } from '@aosai/api/contract/types';
import { useState } from 'react';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import {
  NO_ORGANIZATION_FILTER,
  STATUS_VIEWS,
  statusOfView,
  type OfficeForm,
  type OrganizationFilter,
} from './organizationForm.ts';
import { OrganizationDialog } from './parts/OrganizationDialog.tsx';
import { organizationColumns } from './parts/organizationColumns.tsx';
import { organizationDetail } from './parts/organizationDetail.tsx';
import { PassDialog } from './parts/PassDialog.tsx';
import { ReasonDialog } from './parts/ReasonDialog.tsx';

export type { OfficeForm, OrganizationFilter } from './organizationForm.ts';
export { NO_ORGANIZATION_FILTER } from './organizationForm.ts';

export interface OrganizationsProps extends TableView<OrganizationItem, OrganizationFilter> {
  on: TableOn<OrganizationFilter> & {
    /** Each resolves to whether it was done. */
    create: (form: OfficeForm) => Promise<boolean>;
    update: (row: OrganizationItem, form: OfficeForm) => Promise<boolean>;
    /** `quota` as it was typed; empty without limit. */
    pass: (row: OrganizationItem, quota: string) => Promise<boolean>;
    reject: (row: OrganizationItem, reason: string) => Promise<boolean>;
    disable: (row: OrganizationItem, reason: string) => Promise<boolean>;
    enable: (row: OrganizationItem) => Promise<boolean>;
  };
}

type Asked =
  | { kind: 'edit'; row: OrganizationItem | 'new' }
  | { kind: 'pass' | 'reject' | 'disable'; row: OrganizationItem };

/** The organizations of the platform: applications answered, quotas set, one disabled. */
export const Organizations = (props: OrganizationsProps) => {
  const { rows, filter, act, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const begin = (next: Asked) => {
    on.forget();
    setAsked(next);
  };
  const close = () => setAsked(null);
  const finish = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (isDone) close();
    });
  return (
    <PageBody>
      <PageHeader
        title="机构"
        lead="审核机构的申请，设成员名额。通过后申请人成为机构管理员。"
        action={
          <Button variant="primary" icon="plus" onClick={() => begin({ kind: 'edit', row: 'new' })}>
            新建机构
          </Button>
        }
      />
      <VisuallyHidden as="h2">机构列表</VisuallyHidden>
      <Tabs
        label="机构状态"
        tabs={STATUS_VIEWS}
        value={filter.status || 'all'}
        onChange={(view) => on.filter({ ...filter, status: statusOfView(view) })}
      />
      <DataTable
        label="机构列表"
        columns={organizationColumns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={props.openId}
        detail={{
          onOpen: on.open,
          ...organizationDetail({
            pass: (row) => begin({ kind: 'pass', row }),
            reject: (row) => begin({ kind: 'reject', row }),
            edit: (row) => begin({ kind: 'edit', row }),
            disable: (row) => begin({ kind: 'disable', row }),
            enable: (row) => void on.enable(row),
            pending: act.pending,
          }),
        }}
        filters={
          <FilterBar
            label="搜索机构名称或信用代码"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ ...filter, keyword })}
            {...(filter.keyword === '' || rows.data === undefined ? {} : { foundCount: rows.data.total })}
          />
        }
        empty={
          filter.keyword === '' && filter.status === ''
            ? { title: '还没有机构', hint: '老师在网站上申请，或在这里新建。' }
            : {
                title: '没有符合条件的机构',
                action: <Button onClick={() => on.filter(NO_ORGANIZATION_FILTER)}>查看全部机构</Button>,
              }
        }
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry }}
      />
      <OrganizationDialog
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
      <PassDialog
        row={asked?.kind === 'pass' ? asked.row : null}
        act={act}
        on={{ pass: (row, quota) => finish(on.pass(row, quota)), close }}
      />
      <ReasonDialog
        asked={asked?.kind === 'reject' || asked?.kind === 'disable' ? { kind: asked.kind, row: asked.row } : null}
        act={act}
        on={{
          confirm: (reason) => {
            if (asked?.kind === 'reject') finish(on.reject(asked.row, reason));
            else if (asked?.kind === 'disable') finish(on.disable(asked.row, reason));
          },
          close,
        }}
      />
    </PageBody>
  );
};
