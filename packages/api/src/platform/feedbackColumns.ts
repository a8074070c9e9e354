import { FEEDBACK_CATEGORY, FEEDBACK_STATUS } from './feedbackRules.ts';
import { choice, column, minute, sorted, tag, text } from '../kit/column.ts';
import { MEMBER_TYPE, type MemberType } from '../kit/realms.ts';

interface Sent {
  sender: { name: string; type: MemberType };
}

/** 林*（学生） */
const senderWords = ({ sender }: Sent): string => `${sender.name}（${MEMBER_TYPE.label(sender.type)}）`;

/** Columns of the table of feedback. */
export const feedbackColumns = [
  // The first column opens the row, and the text says more than the status.
  text('content', '说明', { minWidth: 240 }),
  sorted(tag('status', '状态', FEEDBACK_STATUS)),
  choice('category', '类别', FEEDBACK_CATEGORY, { minWidth: 120 }),
  column('sender', '提交人', senderWords, { minWidth: 104 }),
  sorted(minute('createdAt', '提交时间', { spare: true })),
  sorted(minute('handledAt', '处理时间')),
];
