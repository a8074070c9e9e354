import { minuteText } from '@aosai/api/kit/beijing';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { labelled } from '@aosai/api/kit/labelled';
import { NOTHING } from '@aosai/api/kit/column';
import { messageColumns } from '@aosai/api/platform/messageColumns';
import { styled } from 'styled-components';
import { column, drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { views } from '../../../patterns/OfficeTable/officeFilters.ts';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { MessageItem } from '@aosai/api/platform/message.contract';

interface Known {
  /** Number of unread messages on all pages. */
  unread: number;
}

const UNREAD = labelled({ '1': '未读' });
const isUnread = ({ readAt }: MessageItem): boolean => readAt === null;

const Title = styled.span`
  &[data-unread='true'] {
    font-weight: ${theme.weight.bold};
  }
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** The message with a link to its subject; following the link marks it as read. */
const Told = ({ row, begin }: DetailProps<MessageItem, Known>) => (
  <Body>
    <p>{row.body}</p>
    {row.link !== null && (
      <p>
        <Link href={`${WEB_BASE}${row.link}`} onClick={() => isUnread(row) && begin('read')}>
          去处理
        </Link>
      </p>
    )}
  </Body>
);

/** Messages to the back office: applications, feedback, alarms of the judge. */
export const OfficeMessages = officeTable<MessageItem, Known>()({
  noun: '消息',
  lead: ({ unread }) => (unread > 0 ? `${unread} 条未读` : '没有未读消息'),
  nameOf: (row) => row.title,
  emptyHint: '机构申请、意见反馈和评测告警会按您的权限出现在这里。',
  narrowTitle: '没有未读消息',
  show: [
    ...drawn<MessageItem>(messageColumns, {
      title: { cell: (row) => <Title data-unread={isUnread(row)}>{row.title}</Title> },
      state: { only: 'table' },
    }),
    column('readAt', '已读', ({ readAt }) => (readAt === null ? NOTHING : minuteText(readAt)), { only: 'drawer' }),
  ],
  above: Told,
  filters: { unread: views('显示哪些消息', UNREAD) },
  acts: {
    readAll: { at: 'head', label: '全部标为已读', done: '已标为已读', ready: ({ unread }) => unread > 0 },
    read: { at: 'row', label: '标为已读', done: '已标为已读', main: true, when: isUnread },
  },
});
