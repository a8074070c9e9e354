import type { FeedbackItem } from '@aosai/api/contract/types';
import { FEEDBACK_CATEGORY } from '@aosai/api/domain/feedbackRules';
import { FEEDBACK_STATUS, MEMBER_TYPE } from '@aosai/api/domain/statuses';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import { Pictures } from '../../../patterns/Pictures/Pictures.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { clockText, dateText } from '../../../patterns/time/beijing.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

interface DetailProps {
  /** The open row in full: only there the contact is told. */
  opened: Loaded<FeedbackItem>;
  fileUrl: (fileName: string) => string;
  reply: (row: FeedbackItem) => void;
}

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const timeText = (instant: string) => `${dateText(instant)} ${clockText(instant)}`;

const contactText = ({ data, error }: Loaded<FeedbackItem>): string =>
  data ? (data.contact ?? '没有留') : (error ?? '正在读取…');

/** What the drawer of a feedback shows, and what can be done there. */
export const feedbackDetail = ({ opened, fileUrl, reply }: DetailProps): RowDetail<FeedbackItem> => ({
  title: (row) => `${row.sender.name}：${FEEDBACK_CATEGORY.label(row.category)}`,
  body: (row) => (
    <Body>
      <Text>{row.content}</Text>
      <Pictures files={row.files} fileUrl={fileUrl} />
      <RowFacts
        facts={[
          [
            '状态',
            <Tag key="status" tone={FEEDBACK_STATUS.tone(row.status)}>
              {FEEDBACK_STATUS.label(row.status)}
            </Tag>,
          ],
          ['提交人', `${row.sender.name}（${MEMBER_TYPE.label(row.sender.type)}）`],
          ['联系方式', contactText(opened)],
          ['提交时间', timeText(row.createdAt)],
          ['处理时间', row.handledAt === null ? '—' : timeText(row.handledAt)],
          ['回复', <Text key="reply">{row.reply ?? '—'}</Text>],
        ]}
      />
    </Body>
  ),
  actions: (row) => (
    <Button variant="primary" onClick={() => reply(row)}>
      {row.status === '3' ? '修改回复' : '处理'}
    </Button>
  ),
});
