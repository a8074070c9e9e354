import type { MessageItem } from '@aosai/api/contract/types';
import { WEB_BASE } from '@aosai/api/domain/constants';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { isUnread, kindText, timeText } from '../messageTexts.ts';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** What the drawer of a message shows; going where it leads reads it as well. */
export const messageDetail = (pending: boolean, read: (id: string) => void): RowDetail<MessageItem> => ({
  title: (row) => row.title,
  body: (row) => (
    <Body>
      <p>{row.body}</p>
      {row.link !== null && (
        <p>
          <Link href={`${WEB_BASE}${row.link}`} onClick={() => isUnread(row) && read(row.id)}>
            去处理
          </Link>
        </p>
      )}
      <RowFacts
        facts={[
          ['类别', kindText(row)],
          ['时间', timeText(row.createdAt)],
          ['已读', row.readAt === null ? '—' : timeText(row.readAt)],
        ]}
      />
    </Body>
  ),
  actions: (row) =>
    isUnread(row) ? (
      <Button variant="primary" loading={pending} onClick={() => read(row.id)}>
        标为已读
      </Button>
    ) : null,
});
