import type { MessageItem } from '@aosai/api/contract/types';
import styled from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { type DataColumn, DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { type MessageFilter, NO_MESSAGE_FILTER } from './messageFilter.ts';
import { isUnread, kindText, timeText } from './messageTexts.ts';
import { messageDetail } from './parts/messageDetail.tsx';

export type { MessageFilter };

export interface OfficeMessagesProps extends TableView<MessageItem, MessageFilter> {
  /** How many are not read, over all pages. */
  unread: number;
  on: TableOn<MessageFilter> & {
    /** Without an id: all of them. */
    read: (id?: string) => void;
  };
}

const Title = styled.span`
  &[data-unread='true'] {
    font-weight: ${theme.weight.bold};
  }
`;

const columns: DataColumn<MessageItem>[] = [
  { id: 'title', head: '消息', cell: (row) => <Title data-unread={isUnread(row)}>{row.title}</Title>, minWidth: 240 },
  {
    id: 'state',
    head: '状态',
    cell: (row) => (isUnread(row) ? <Tag tone="warn">未读</Tag> : <Tag>已读</Tag>),
    minWidth: 80,
  },
  { id: 'kind', head: '类别', cell: kindText, minWidth: 104 },
  {
    id: 'createdAt',
    head: '时间',
    cell: (row) => timeText(row.createdAt),
    sortField: 'createdAt',
    minWidth: 140,
  },
];

/** What waits for somebody in the back office: new applications, feedback, alarms of the judge. */
export const OfficeMessages = (props: OfficeMessagesProps) => {
  const { filter, unread, act, on } = props;
  const unreadOnly = filter.unread !== '';
  return (
    <PageBody>
      <PageHeader
        title="消息"
        lead={unread > 0 ? `${unread} 条未读` : '没有未读消息'}
        action={
          <Button disabled={unread === 0} loading={act.pending} onClick={() => on.read()}>
            全部标为已读
          </Button>
        }
      />
      <VisuallyHidden as="h2">消息列表</VisuallyHidden>
      <Tabs
        label="显示哪些消息"
        tabs={[
          { id: 'all', label: '全部' },
          { id: 'unread', label: '未读' },
        ]}
        value={unreadOnly ? 'unread' : 'all'}
        onChange={(view) => on.filter({ unread: view === 'unread' ? '1' : '' })}
      />
      <DataTable
        label="消息列表"
        columns={columns}
        rows={props.rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={props.openId}
        detail={{ onOpen: on.open, ...messageDetail(act.pending, on.read) }}
        empty={
          unreadOnly
            ? {
                title: '没有未读消息',
                action: <Button onClick={() => on.filter(NO_MESSAGE_FILTER)}>查看全部消息</Button>,
              }
            : { title: '还没有消息', hint: '机构申请、意见反馈和评测告警会按您的权限出现在这里。' }
        }
        exporting={props.exporting}
        exportError={props.exportError}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
    </PageBody>
  );
};
