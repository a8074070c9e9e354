import { RIGHT_STATUS_LABELS, RIGHT_STATUS_VALUES } from '@aosai/api/domain/rights';
import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { rightColumns } from './parts/rightColumns.tsx';
import { rightDetail } from './parts/rightDetail.tsx';
import { RightDialog } from './parts/RightDialog.tsx';
import { NO_RIGHT_FILTER, type RightFilter, type RightForm, type RightRow } from './rightRow.ts';

export { NO_RIGHT_FILTER, type RightFilter, type RightForm, type RightRow } from './rightRow.ts';

export interface RightsProps extends TableView<RightRow, RightFilter> {
  /** Acts resolve to whether they were done. */
  on: TableOn<RightFilter> & {
    create: (form: RightForm) => Promise<boolean>;
    update: (row: RightRow, form: RightForm) => Promise<boolean>;
    publish: (row: RightRow) => Promise<boolean>;
    unpublish: (row: RightRow) => Promise<boolean>;
    remove: (row: RightRow) => Promise<boolean>;
  };
}

type Asked = { kind: 'edit'; row: RightRow | 'new' } | { kind: 'unpublish' | 'remove'; row: RightRow };

const STATUSES = RIGHT_STATUS_VALUES.map((value) => ({ value, label: RIGHT_STATUS_LABELS[value] }));
const CONSEQUENCES = {
  unpublish: '新做的会员卡不再有它；会员手里的卡照旧有效。可以随时再上架。',
  remove: '没有会员卡包含它才能删除。不能恢复；只是暂时不用的，请改为下架。',
} as const;

/** Rights that membership cards bring: 题解视频, 提交代码, with or without a quota. */
export const Rights = (props: RightsProps) => {
  const { rows, filter, act, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isNarrowed = filter.keyword !== '' || filter.status !== '';
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
        title="权益"
        lead="会员卡能带来的东西。上架后才能放进会员卡，会员也才看得到。"
        action={
          <Button variant="primary" icon="plus" onClick={() => begin({ kind: 'edit', row: 'new' })}>
            新建权益
          </Button>
        }
      />
      <VisuallyHidden as="h2">权益列表</VisuallyHidden>
      <DataTable
        label="权益列表"
        columns={rightColumns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={props.openId}
        detail={{
          onOpen: on.open,
          ...rightDetail({
            on: {
              edit: (row) => begin({ kind: 'edit', row }),
              publish: (row) => void on.publish(row),
              unpublish: (row) => begin({ kind: 'unpublish', row }),
              remove: (row) => begin({ kind: 'remove', row }),
            },
          }),
        }}
        filters={
          <FilterBar
            label="搜索名称或编码"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ ...filter, keyword })}
            choices={[{ id: 'status', label: '状态', value: filter.status, options: STATUSES }]}
            onChoose={(_, value) =>
              on.filter({ ...filter, status: RIGHT_STATUS_VALUES.find((status) => status === value) ?? '' })
            }
            onClear={() => on.filter(NO_RIGHT_FILTER)}
            {...(isNarrowed && rows.data ? { foundCount: rows.data.total } : {})}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的权益',
                action: <Button onClick={() => on.filter(NO_RIGHT_FILTER)}>查看全部权益</Button>,
              }
            : { title: '还没有权益', hint: '新建一项，上架后放进会员卡。' }
        }
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry }}
      />
      <RightDialog
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
      {asked !== null && asked.kind !== 'edit' && (
        <ConfirmDialog
          open
          danger={asked.kind === 'remove'}
          title={`${asked.kind === 'remove' ? '删除' : '下架'}权益「${asked.row.name}」？`}
          consequence={CONSEQUENCES[asked.kind]}
          confirmLabel={asked.kind === 'remove' ? '删除权益' : '下架权益'}
          pending={act.pending}
          error={act.error}
          on={{
            confirm: () => finish(asked.kind === 'remove' ? on.remove(asked.row) : on.unpublish(asked.row)),
            cancel: close,
          }}
        />
      )}
    </PageBody>
  );
};
