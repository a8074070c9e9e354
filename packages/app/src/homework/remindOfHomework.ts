import type { Client } from '@aosai/api/client/client';
import { minuteText } from '@aosai/api/kit/beijing';
import { sendMessage } from '../enrolment/sendMessage.ts';

export interface Reminded {
  id: string;
  title: string;
  dueAt: string;
  /** Students to remind; by default all who have not handed in the homework. */
  memberIds?: readonly string[];
}

/**
 * Sends a message to students who have not handed in a homework.
 *
 * @throws ApiError RATE_LIMITED within ten minutes of the last
 */
export const remindOfHomework = (calls: Client, { id, title, dueAt, memberIds }: Reminded): Promise<void> =>
  sendMessage(calls, {
    kind: 'homework',
    id,
    only: 'unfinished',
    ...(memberIds && { memberIds: [...memberIds] }),
    text: `作业「${title}」${minuteText(dueAt)} 截止，你还没有交，请安排时间完成。`.slice(0, 200),
  });
