import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { resourceColumns } from '@aosai/api/domain/tables/resourceColumns';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { drawn } from '../../patterns/OfficeTable/officeColumn.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NameDialog } from './parts/NameDialog.tsx';
import { resourceDetail } from './parts/resourceDetail.tsx';
import {
  NO_RESOURCE_FILTER,
  type NameForm,
  type OperationRow,
  type ResourceFilter,
  type ResourceRow,
} from './resourceRow.ts';

export {
  NO_RESOURCE_FILTER,
  type NameForm,
  type OperationRow,
  type ResourceFilter,
  type ResourceRow,
} from './resourceRow.ts';

export interface ResourcesProps extends TableView<ResourceRow, ResourceFilter> {
  /** Acts resolve to whether they were done. */
  on: TableOn<ResourceFilter> & {
    update: (row: ResourceRow, form: NameForm) => Promise<boolean>;
    remove: (row: ResourceRow) => Promise<boolean>;
    updateOperation: (operation: OperationRow, form: NameForm) => Promise<boolean>;
    removeOperation: (operation: OperationRow) => Promise<boolean>;
  };
}

type Asked =
  | { kind: 'edit' | 'remove'; row: ResourceRow }
  | { kind: 'editOperation' | 'removeOperation'; row: OperationRow };

const STATES = [
  { value: 'false', label: '在用' },
  { value: 'true', label: '已不用' },
] as const;

const columns = drawn<ResourceRow>(resourceColumns);

/** What permissions are about. The program brings the rows along; people give them names and an order. */
export const Resources = (props: ResourcesProps) => {
  const { rows, filter, act, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isNarrowed = filter.keyword !== '' || filter.isGone !== '';
  const begin = (next: Asked) => {
    on.forget();
    setAsked(next);
  };
  const close = () => setAsked(null);
  const finish = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (isDone) close();
    });
  const save = (form: NameForm) => {
    if (asked?.kind === 'edit') finish(on.update(asked.row, form));
    if (asked?.kind === 'editOperation') finish(on.updateOperation(asked.row, form));
  };
  const remove = () => {
    if (asked?.kind === 'remove') finish(on.remove(asked.row));
    if (asked?.kind === 'removeOperation') finish(on.removeOperation(asked.row));
  };
  return (
    <PageBody>
      <PageHeader
        title="资源"
        lead="权限矩阵的行和格。它们随程序的接口增减，每次启动自动对齐；这里改名称和顺序，清理已经不用的。"
      />
      <VisuallyHidden as="h2">资源列表</VisuallyHidden>
      <DataTable
        label="资源列表"
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
          ...resourceDetail({
            on: {
              edit: (row) => begin({ kind: 'edit', row }),
              remove: (row) => begin({ kind: 'remove', row }),
              editOperation: (row) => begin({ kind: 'editOperation', row }),
              removeOperation: (row) => begin({ kind: 'removeOperation', row }),
            },
          }),
        }}
        filters={
          <FilterBar
            label="搜索名称或编码"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ ...filter, keyword })}
            choices={[{ id: 'isGone', label: '状态', value: filter.isGone, options: STATES }]}
            onChoose={(_, value) =>
              on.filter({ ...filter, isGone: STATES.find((state) => state.value === value)?.value ?? '' })
            }
            onClear={() => on.filter(NO_RESOURCE_FILTER)}
            {...(isNarrowed && rows.data ? { foundCount: rows.data.total } : {})}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的资源',
                action: <Button onClick={() => on.filter(NO_RESOURCE_FILTER)}>查看全部资源</Button>,
              }
            : { title: '还没有资源', hint: '重新启动服务器，资源会按接口补上。' }
        }
        exporting={props.exporting}
        exportError={props.exportError}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
      <NameDialog
        edited={asked?.kind === 'edit' || asked?.kind === 'editOperation' ? asked.row : null}
        act={act}
        on={{ save, close }}
      />
      {(asked?.kind === 'remove' || asked?.kind === 'removeOperation') && (
        <ConfirmDialog
          open
          danger
          title={`删除「${asked.row.name}」？`}
          consequence="已经没有接口用到它。角色里残留的这项权限不起作用，下次保存角色时去掉。"
          confirmLabel="删除"
          pending={act.pending}
          error={act.error}
          on={{ confirm: remove, cancel: close }}
        />
      )}
    </PageBody>
  );
};
