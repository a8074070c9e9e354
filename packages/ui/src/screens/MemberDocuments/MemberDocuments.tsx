import {
  DOCUMENT_KIND_LABELS,
  DOCUMENT_KINDS,
  DOCUMENT_STATUS_LABELS,
  DOCUMENT_STATUS_VALUES,
} from '@aosai/api/domain/memberRecords';
import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NO_DOCUMENT_FILTER, type DocumentFilter, type MemberPaper } from './memberDocument.ts';
import { documentColumns } from './parts/documentColumns.tsx';
import { documentDetail } from './parts/documentDetail.tsx';

export type { DocumentFilter } from './memberDocument.ts';

export interface MemberDocumentsProps extends TableView<MemberPaper, DocumentFilter> {
  on: TableOn<DocumentFilter> & {
    download: (row: MemberPaper) => void;
    /** Each resolves to whether it was done. */
    publish: (row: MemberPaper) => Promise<boolean>;
    unpublish: (row: MemberPaper) => Promise<boolean>;
    remove: (row: MemberPaper) => Promise<boolean>;
  };
}

interface Asked {
  kind: 'publish' | 'unpublish' | 'remove';
  row: MemberPaper;
}

const WORDS = {
  publish: {
    title: '公开',
    consequence: '公开后，所有登录的人都能看到标题和文件。可以随时撤回。',
    label: '公开资料',
  },
  unpublish: { title: '撤回', consequence: '撤回后只有本人、监护人和后台能看到。', label: '撤回公开' },
  remove: { title: '删除', consequence: '删除后本人也看不到，不能恢复。删除会记入操作日志。', label: '删除资料' },
} as const satisfies Record<Asked['kind'], object>;

const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** What members have handed in: certificates, and scans that only their owner and the platform see. */
export const MemberDocuments = (props: MemberDocumentsProps) => {
  const { rows, filter, act, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  const begin = (kind: Asked['kind']) => (row: MemberPaper) => {
    on.forget();
    setAsked({ kind, row });
  };
  const close = () => setAsked(null);
  const confirm = ({ kind, row }: Asked) =>
    void on[kind](row).then((isDone) => {
      if (isDone) close();
    });
  return (
    <PageBody>
      <PageHeader title="证件与资料" lead="学员交来的证书和证件。证件类只有本人、监护人和后台能看，不能公开。" />
      <VisuallyHidden as="h2">资料列表</VisuallyHidden>
      <DataTable
        label="资料列表"
        columns={documentColumns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => `${row.title} ${row.member.nameMasked}`}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={props.openId}
        detail={{
          onOpen: on.open,
          ...documentDetail({
            download: on.download,
            publish: begin('publish'),
            unpublish: begin('unpublish'),
            remove: begin('remove'),
          }),
        }}
        filters={
          <FilterBar
            label="搜索标题"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ ...filter, keyword })}
            choices={[
              { id: 'kind', label: '种类', value: filter.kind, options: options(DOCUMENT_KINDS, DOCUMENT_KIND_LABELS) },
              {
                id: 'status',
                label: '状态',
                value: filter.status,
                options: options(DOCUMENT_STATUS_VALUES, DOCUMENT_STATUS_LABELS),
              },
            ]}
            onChoose={(id, value) =>
              on.filter(
                id === 'kind'
                  ? { ...filter, kind: DOCUMENT_KINDS.find((kind) => kind === value) ?? '' }
                  : { ...filter, status: DOCUMENT_STATUS_VALUES.find((status) => status === value) ?? '' },
              )
            }
            onClear={() => on.filter(NO_DOCUMENT_FILTER)}
            {...(isNarrowed && rows.data !== undefined ? { foundCount: rows.data.total } : {})}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的资料',
                action: <Button onClick={() => on.filter(NO_DOCUMENT_FILTER)}>查看全部资料</Button>,
              }
            : { title: '还没有资料', hint: '学员在个人中心上传证书或证件后，会出现在这里。' }
        }
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry }}
      />
      {asked && (
        <ConfirmDialog
          open
          danger={asked.kind === 'remove'}
          title={`${WORDS[asked.kind].title}「${asked.row.title}」？`}
          consequence={WORDS[asked.kind].consequence}
          confirmLabel={WORDS[asked.kind].label}
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => confirm(asked), cancel: close }}
        />
      )}
    </PageBody>
  );
};
