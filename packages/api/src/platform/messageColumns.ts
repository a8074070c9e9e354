import type { Tone } from '../kit/labelled.ts';
import { column, minute, sorted, text } from '../kit/column.ts';

const KINDS: Readonly<Record<string, string>> = { organization: '机构申请', feedback: '意见反馈', judge: '评测' };

/** Columns of the table of the office's messages. */
export const messageColumns = [
  text('title', '消息', { minWidth: 240 }),
  column('state', '状态', ({ readAt }: { readAt: string | null }) => (readAt === null ? '未读' : '已读'), {
    look: 'tag',
    tone: ({ readAt }): Tone => (readAt === null ? 'warn' : 'neutral'),
    minWidth: 80,
  }),
  column('kind', '类别', ({ type }: { type: string }) => KINDS[type] ?? '通知', { minWidth: 104 }),
  sorted(minute('createdAt', '时间')),
];
