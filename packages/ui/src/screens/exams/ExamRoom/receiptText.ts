import type { Receipt } from '@aosai/api/exams/attempt.contract';
import { dateText, secondText } from '@aosai/api/kit/beijing';
import type { RoomWords } from './parts/roomWords.ts';

/** The receipt as plain text for the clipboard, as a student's evidence in a dispute. */
export const receiptText = (
  examTitle: string,
  memberName: string,
  { receipt, words }: { receipt: Receipt; words: Pick<RoomWords, 'handIn' | 'reasonText'> },
): string =>
  [
    `${words.handIn}回执　${examTitle}`,
    `学生：${memberName}`,
    `${words.handIn}：${dateText(receipt.completedAt)} ${secondText(receipt.completedAt)}（${words.reasonText(receipt.submitReason)}）`,
    `编号：${receipt.attemptId}`,
    '',
    '题号\t作答\t修订\t保存时间\t校验码',
    ...receipt.items.map((item) =>
      [
        item.no,
        item.answered ? '已答' : '未答',
        item.revision,
        item.savedAt === null ? '—' : secondText(item.savedAt),
        item.hash ?? '—',
      ].join('\t'),
    ),
  ].join('\n');
