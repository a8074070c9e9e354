import { WEB_BASE } from '@aosai/api/kit/constants';
import type { MessageSettings } from '@aosai/api/platform/messageSettings';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import type { MessageItem } from '@aosai/api/platform/message.contract';

export interface MessagesProps {
  messages: Loaded<PageOf<MessageItem> & { unreadCount: number }>;
  /** Lists only unread messages. */
  unreadOnly: boolean;
  pending: boolean;
  now: number;
  /** Settings for delivery outside this page (such as e-mail); null for accounts of the back office. */
  settings: { isParent: boolean; now: Loaded<MessageSettings & { canMail: boolean }>; act: TableAct } | null;
  on: {
    /** Saves the settings. Resolves to whether that succeeded. */
    settle: (settings: MessageSettings) => Promise<boolean>;
    filter: (unreadOnly: boolean) => void;
    page: (page: number) => void;
    /** Marks a message as read; without an id, all of them. */
    read: (id?: string) => void;
    retry: () => void;
  };
}

const List = styled.ul`
  display: grid;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 12px minmax(0, 1fr) auto;
    gap: 2px ${theme.space[12]};
    align-items: baseline;
    padding: ${theme.space[16]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  [data-part='dot'] {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${theme.color.seal};
  }
  h3 {
    font-size: ${theme.text.body};
    font-weight: ${theme.weight.regular};
    overflow-wrap: anywhere;
  }
  > li[data-unread='true'] h3 {
    font-weight: ${theme.weight.bold};
  }
  time {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  p {
    grid-column: 2 / -1;
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  footer {
    grid-column: 2 / -1;
    display: flex;
    align-items: center;
    gap: ${theme.space[16]};
    font-size: ${theme.text.dense};
  }

  ${media.narrow} {
    > li {
      padding: ${theme.space[12]} ${theme.space[16]};
    }
  }
`;

const Row = ({ message, now, onRead }: { message: MessageItem; now: number; onRead: () => void }) => {
  const isUnread = message.readAt === null;
  return (
    <li data-unread={isUnread}>
      {isUnread ? <span data-part="dot" role="img" aria-label="未读" /> : <span />}
      <h3>{message.withdrawnAt === null ? message.title : <del>{message.title}</del>}</h3>
      <time dateTime={message.createdAt}>{momentText(message.createdAt, now)}</time>
      <p>{message.withdrawnAt === null ? message.body : '已撤回'}</p>
      {message.editedAt !== null && message.withdrawnAt === null && <p>（{momentText(message.editedAt, now)} 改过）</p>}
      {(isUnread || message.link !== null) && (
        <footer>
          {message.link !== null && (
            <Link href={`${WEB_BASE}${message.link}`} onClick={onRead}>
              去查看
            </Link>
          )}
          {isUnread && (
            <Button size="s" variant="ghost" onClick={onRead}>
              标为已读
            </Button>
          )}
        </footer>
      )}
    </li>
  );
};

// Loaded on demand: forms are heavy compared with this page, and seldom opened.
const SettingsDialog = lazy(async () => ({ default: (await import('./parts/SettingsDialog.tsx')).SettingsDialog }));

/** Messages to the reader, newest first. */
export const Messages = ({ messages, unreadOnly, pending, now, settings, on }: MessagesProps) => {
  const [isSettling, setSettling] = useState(false);
  const settled = settings?.now.data;
  const unread = messages.data?.unreadCount ?? 0;
  return (
    <PageBody>
      <PageHeader
        title="消息"
        lead={messages.data ? (unread > 0 ? `${unread} 条未读` : '没有未读消息') : '　'}
        action={
          <>
            <Segmented
              label="显示哪些消息"
              options={[
                { value: 'all', label: '全部' },
                { value: 'unread', label: '未读' },
              ]}
              value={unreadOnly ? 'unread' : 'all'}
              onChange={(value) => on.filter(value === 'unread')}
            />
            {settings && (
              <Button disabled={!settled} onClick={() => setSettling(true)}>
                提醒设置
              </Button>
            )}
            <Button disabled={unread === 0} loading={pending} onClick={() => on.read()}>
              全部标为已读
            </Button>
          </>
        }
      />
      <Card padding="none">
        <VisuallyHidden as="h2">消息列表</VisuallyHidden>
        <Load of={messages} name="消息" onRetry={on.retry} skeleton={<RowsSkeleton />}>
          {({ content }) =>
            content.length > 0 ? (
              <List>
                {content.map((message) => (
                  <Row key={message.id} message={message} now={now} onRead={() => on.read(message.id)} />
                ))}
              </List>
            ) : (
              <Empty title={unreadOnly ? '没有未读消息' : '还没有消息'} icon="success">
                考试时间的变动、反馈的回复、监护人关联和账号的变化会出现在这里。
              </Empty>
            )
          }
        </Load>
      </Card>
      {messages.data && messages.data.total > messages.data.size && (
        <Pagination
          page={messages.data.page + 1}
          size={messages.data.size}
          total={messages.data.total}
          onChange={(page) => on.page(page - 1)}
        />
      )}
      {settings && settled && isSettling && (
        <Suspense>
          <SettingsDialog
            settled={settled}
            isParent={settings.isParent}
            act={settings.act}
            on={{ settle: on.settle, close: () => setSettling(false) }}
          />
        </Suspense>
      )}
    </PageBody>
  );
};
