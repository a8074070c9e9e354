import type { FeedbackItem } from '@aosai/api/contract/types';
import { FEEDBACK_CATEGORY } from '@aosai/api/domain/feedbackRules';
import { FEEDBACK_STATUS, MEMBER_TYPE } from '@aosai/api/domain/statuses';
import { useState } from 'react';
import { type DataColumn, DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { clockText, dateText } from '../../patterns/time/beijing.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NO_FEEDBACK_FILTER, type FeedbackFilter, type ReplyForm } from './feedback.ts';
import { feedbackDetail } from './parts/feedbackDetail.tsx';
import { ReplyDialog } from './parts/ReplyDialog.tsx';

export type { FeedbackFilter, ReplyForm };

export interface AdminFeedbackProps extends TableView<FeedbackItem, FeedbackFilter> {
  /** The open row in full. */
  opened: Loaded<FeedbackItem>;
  /** Address of an uploaded file by its name. */
  fileUrl: (fileName: string) => string;
  on: TableOn<FeedbackFilter> & {
    /** Resolves to whether it was done. */
    reply: (row: FeedbackItem, form: ReplyForm) => Promise<boolean>;
  };
}

const VIEWS = [
  { id: 'all', label: '全部' },
  ...FEEDBACK_STATUS.values.map((id) => ({ id: id as string, label: FEEDBACK_STATUS.label(id) as string })),
];
const CATEGORIES = FEEDBACK_CATEGORY.values.map((value) => ({ value, label: FEEDBACK_CATEGORY.label(value) }));

const columns: DataColumn<FeedbackItem>[] = [
  // What opens the row: its first words say more than its state.
  { id: 'content', head: '说明', cell: (row) => row.content, minWidth: 240 },
  {
    id: 'status',
    head: '状态',
    cell: (row) => <Tag tone={FEEDBACK_STATUS.tone(row.status)}>{FEEDBACK_STATUS.label(row.status)}</Tag>,
    sortField: 'status',
    minWidth: 80,
  },
  { id: 'category', head: '类别', cell: (row) => FEEDBACK_CATEGORY.label(row.category), minWidth: 120 },
  {
    id: 'sender',
    head: '提交人',
    cell: (row) => `${row.sender.name}（${MEMBER_TYPE.label(row.sender.type)}）`,
    minWidth: 104,
  },
  {
    id: 'createdAt',
    head: '提交时间',
    cell: (row) => `${dateText(row.createdAt)} ${clockText(row.createdAt)}`,
    sortField: 'createdAt',
    minWidth: 140,
  },
  {
    id: 'handledAt',
    head: '处理时间',
    cell: (row) => (row.handledAt === null ? '—' : `${dateText(row.handledAt)} ${clockText(row.handledAt)}`),
    sortField: 'handledAt',
    minWidth: 140,
  },
];

/** What members wrote to the platform, and how far it has come. */
export const AdminFeedback = (props: AdminFeedbackProps) => {
  const { rows, filter, openId, act, on } = props;
  const [handled, setHandled] = useState<FeedbackItem | null>(null);
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  return (
    <PageBody>
      <PageHeader title="意见反馈" lead="处理结果会作为消息发给提交人；涉及孩子个人信息的，请在 15 个工作日内答复。" />
      <VisuallyHidden as="h2">反馈列表</VisuallyHidden>
      <Tabs
        label="处理状态"
        tabs={VIEWS}
        value={filter.status || 'all'}
        onChange={(view) => on.filter({ ...filter, status: FEEDBACK_STATUS.values.find((id) => id === view) ?? '' })}
      />
      <DataTable
        label="反馈列表"
        columns={columns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => `${row.sender.name} ${FEEDBACK_CATEGORY.label(row.category)}`}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={openId}
        detail={{
          onOpen: on.open,
          ...feedbackDetail({
            opened: props.opened,
            fileUrl: props.fileUrl,
            reply: (row) => {
              on.forget();
              setHandled(row);
            },
          }),
        }}
        filters={
          <FilterBar
            label="搜索说明和回复"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ ...filter, keyword })}
            choices={[{ id: 'category', label: '类别', value: filter.category, options: CATEGORIES }]}
            onChoose={(_, value) =>
              on.filter({ ...filter, category: FEEDBACK_CATEGORY.values.find((category) => category === value) ?? '' })
            }
            onClear={() => on.filter({ ...NO_FEEDBACK_FILTER, status: filter.status })}
            {...(isNarrowed && rows.data !== undefined ? { foundCount: rows.data.total } : {})}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的反馈',
                action: <Button onClick={() => on.filter(NO_FEEDBACK_FILTER)}>查看全部反馈</Button>,
              }
            : { title: '还没有反馈', hint: '学员、家长和老师在“个人中心 · 意见反馈”里提交。' }
        }
        exporting={props.exporting}
        exportError={props.exportError}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
      <ReplyDialog
        item={handled}
        act={act}
        on={{
          close: () => setHandled(null),
          save: (form) =>
            handled &&
            void on.reply(handled, form).then((isDone) => {
              if (isDone) setHandled(null);
            }),
        }}
      />
    </PageBody>
  );
};
