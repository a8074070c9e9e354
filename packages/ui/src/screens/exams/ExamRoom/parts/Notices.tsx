import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Popover, type TriggerProps } from '../../../../primitives/Popover/Popover.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { noticeKinds } from './noticeKinds.ts';
import type { Notice } from '@aosai/api/exams/attempt.contract';
import { clockText } from '@aosai/api/kit/beijing';

export interface NoticesProps {
  notices: readonly Notice[];
}

const List = styled.ol`
  display: grid;
  width: 312px;
  max-width: 100%;
  max-height: 60dvh;
  overflow: auto;
  list-style: none;

  li {
    display: grid;
    gap: 4px;
    padding: 10px 0;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  li > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Unread = styled.b`
  padding: 0 6px;
  border-radius: 9px;
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-size: ${theme.text.tiny};
  font-weight: ${theme.weight.medium};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
`;

/** Notices from the invigilators, newest first; the button counts the unread ones. */
export const Notices = ({ notices }: NoticesProps) => {
  const [readCount, setReadCount] = useState(0);
  if (notices.length === 0) return null;
  const unread = Math.max(0, notices.length - readCount);
  const opener = ({ onClick, ...props }: TriggerProps) => (
    <Button
      {...props}
      variant="ghost"
      size="s"
      onClick={(event) => {
        onClick?.(event);
        setReadCount(notices.length);
      }}
    >
      公告 {notices.length}
      {unread > 0 && <Unread>{unread} 条新</Unread>}
    </Button>
  );
  return (
    <Popover label="考试公告" placement="bottom-end" trigger={opener}>
      <List>
        {notices
          .toSorted((a, b) => b.at.localeCompare(a.at))
          .map((notice) => (
            <li key={notice.id}>
              <div>
                <Tag tone={noticeKinds[notice.kind].tone}>{noticeKinds[notice.kind].title}</Tag>
                <time dateTime={notice.at}>{clockText(notice.at)}</time>
              </div>
              <p>{notice.text}</p>
            </li>
          ))}
      </List>
    </Popover>
  );
};
