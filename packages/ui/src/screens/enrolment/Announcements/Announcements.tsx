import { announcementEditFields, announcementFields } from '@aosai/api/classes/announcementForm';
import type { Announcement, UnreadPerson } from '@aosai/api/classes/announcements.contract';
import { AUDIENCE, RECEIVERS } from '@aosai/api/enrolment/enrolments';
import { momentText } from '@aosai/api/kit/dayText';
import type { FormOf } from '@aosai/api/kit/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { theme } from '../../../tokens/theme.ts';

/** What was sent to the students of an exam or a class or to their guardians, and the acts on it. */
interface SentProps {
  sent: Loaded<PageOf<Announcement>>;
  /** Who has not read the announcement whose list is open. */
  unread: Loaded<PageOf<UnreadPerson>>;
  now: number;
  act: TableAct;
  on: {
    edit: (row: Announcement, form: FormOf<typeof announcementEditFields>) => Promise<boolean>;
    withdraw: (row: Announcement) => Promise<boolean>;
    /** Opens the list of those who have not read an announcement; null closes it. */
    openUnread: (id: string | null) => void;
    /** Shows more announcements. */
    more: () => void;
    forget: () => void;
    retry: () => void;
  };
}

export interface AnnouncementsProps extends Omit<SentProps, 'on'> {
  on: SentProps['on'] & { send: (form: FormOf<typeof announcementFields>) => Promise<boolean> };
}

/** The words of the frameless button in a footer begin where the text above begins. */
const List = styled.ul`
  display: grid;
  gap: ${theme.space[16]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  del {
    color: ${theme.color.ink3};
  }
  small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  footer > button:first-child {
    margin-inline-start: -${theme.space[12]};
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    align-items: center;
    justify-content: space-between;
  }
  footer > span {
    display: flex;
    gap: ${theme.space[4]};
  }
`;

const People = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  list-style: none;

  small {
    margin-left: ${theme.space[8]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

const unreadCountOf = ({ sentCount, readCount, guardianSentCount, guardianReadCount }: Announcement): number =>
  sentCount - readCount + (guardianSentCount - guardianReadCount);

const factsOf = ({ byName, createdAt, editedAt, only, audience }: Announcement, now: number): string =>
  [
    byName ?? '平台',
    momentText(createdAt, now),
    audience !== 'students' && `发给${AUDIENCE.label(audience)}`,
    only !== 'all' && `发给${RECEIVERS.label(only)}`,
    editedAt !== null && `${momentText(editedAt, now)} 改过`,
  ]
    .filter(Boolean)
    .join(' · ');

const readOf = (name: string, read: number, sent: number): string =>
  sent === 0 ? `没有${name}收到` : `${name}已读 ${read} / ${sent}`;

function readText({ audience, sentCount, readCount, guardianSentCount, guardianReadCount }: Announcement): string {
  const guardians = readOf('家长', guardianReadCount, guardianSentCount);
  switch (audience) {
    case 'students':
      return sentCount === 0 ? '没有学生收到' : `已读 ${readCount} / ${sentCount}`;
    case 'guardians':
      return guardians;
    case 'both':
      return `${readOf('学生', readCount, sentCount)} · ${guardians}`;
    default:
      return audience satisfies never;
  }
}

const personText = ({ shownName, relation }: UnreadPerson): string =>
  relation === null ? shownName : `${shownName}的${relation}`;

const Unread = ({ row, unread, on }: Pick<SentProps, 'unread' | 'on'> & { row: Announcement }) => (
  <Dialog
    open
    size="s"
    title={`还没读的 ${unreadCountOf(row)} 人`}
    description="在站内消息里打开过才算已读，只看到提醒邮件的不算。"
    onClose={() => on.openUnread(null)}
    footer={
      <>
        {unread.data && (
          <CopyButton
            size="m"
            label="复制名单"
            text={unread.data.content.map((one) => [personText(one), one.no].filter(Boolean).join(' ')).join('\n')}
          >
            复制名单
          </CopyButton>
        )}
        <Button onClick={() => on.openUnread(null)}>关闭</Button>
      </>
    }
  >
    <Load of={unread} name="名单" onRetry={on.retry}>
      {({ content, total }) => (
        <People>
          {content.map((one) => (
            <li key={one.memberId}>
              {personText(one)}
              {one.no !== null && <small>{one.no}</small>}
            </li>
          ))}
          {total > content.length && <li>另外还有 {total - content.length} 人。</li>}
        </People>
      )}
    </Load>
  </Dialog>
);

type Asked = { what: 'edit' | 'withdraw' | 'unread'; row: Announcement };

/** Announcements with their readers, newest first; each can be corrected or taken back. */
const SentList = ({ sent, unread, now, act, on }: SentProps) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => {
    on.forget();
    if (asked?.what === 'unread') on.openUnread(null);
    setAsked(null);
  };
  const closeAfter = async (done: Promise<boolean>) => {
    if (await done) setAsked(null);
  };
  const openUnread = (row: Announcement) => {
    on.openUnread(row.id);
    setAsked({ what: 'unread', row });
  };
  return (
    <>
      <Load of={sent} name="公告" onRetry={on.retry}>
        {({ content, total }) => (
          <List>
            {content.length === 0 && <li>还没有发过公告。</li>}
            {content.map((row) => (
              <li key={row.id}>
                <p>{row.withdrawnAt === null ? row.text : <del>{row.text}</del>}</p>
                <small>{factsOf(row, now)}</small>
                {row.withdrawnAt === null ? (
                  <footer>
                    {unreadCountOf(row) === 0 ? (
                      <small>{readText(row)}</small>
                    ) : (
                      <Button size="s" variant="ghost" aria-haspopup="dialog" onClick={() => openUnread(row)}>
                        {readText(row)}
                      </Button>
                    )}
                    <span>
                      <Button size="s" variant="ghost" onClick={() => setAsked({ what: 'edit', row })}>
                        修改
                      </Button>
                      <Button size="s" variant="ghost" onClick={() => setAsked({ what: 'withdraw', row })}>
                        撤回
                      </Button>
                    </span>
                  </footer>
                ) : (
                  <small>{momentText(row.withdrawnAt, now)} 已撤回</small>
                )}
              </li>
            ))}
            {total > content.length && (
              <li>
                <Button size="s" variant="ghost" onClick={on.more}>
                  更早的 {total - content.length} 条
                </Button>
              </li>
            )}
          </List>
        )}
      </Load>
      {asked?.what === 'edit' && (
        <FieldsDialog
          of={announcementEditFields}
          row={{ text: asked.row.text }}
          title="修改公告"
          description="所有收到的人看到新的内容。"
          submitLabel="保存"
          act={act}
          on={{ submit: (form) => void closeAfter(on.edit(asked.row, form)), close }}
        />
      )}
      <ConfirmDialog
        open={asked?.what === 'withdraw'}
        title="撤回这条公告？"
        consequence="没读的人不再看到它，读过的人看到「已撤回」，内容不再显示。已经发出的提醒邮件收不回。"
        confirmLabel="撤回公告"
        danger
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => asked && void closeAfter(on.withdraw(asked.row)), cancel: close }}
      />
      {asked?.what === 'unread' && <Unread row={asked.row} unread={unread} on={{ ...on, openUnread: close }} />}
    </>
  );
};

/** The card of announcements on the page of a class. */
export const Announcements = ({ on, ...sent }: AnnouncementsProps) => {
  const [isWriting, setWriting] = useState(false);
  const close = () => {
    on.forget();
    setWriting(false);
  };
  return (
    <Card
      title="公告"
      extra={
        <Button size="s" icon="plus" onClick={() => setWriting(true)}>
          发公告
        </Button>
      }
    >
      <SentList {...sent} on={on} />
      {isWriting && (
        <FieldsDialog
          of={announcementFields}
          title="发公告"
          description="收到的人在站内消息里看到，填了邮箱的还会收到邮件。"
          submitLabel="发公告"
          act={sent.act}
          on={{
            submit: async (form) => {
              if (await on.send(form)) setWriting(false);
            },
            close,
          }}
        />
      )}
    </Card>
  );
};

/** The announcements of a running exam, in a dialog over its board. */
export const SentDialog = ({ onClose, ...sent }: SentProps & { onClose: () => void }) => (
  <Dialog open size="m" title="已发的公告" onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
    <SentList {...sent} />
  </Dialog>
);
