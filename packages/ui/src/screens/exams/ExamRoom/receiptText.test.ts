import { aReceipt } from '@aosai/api/exams/attempts.fixtures';
import { expect, test } from 'vitest';
import { roomWords } from './parts/roomWords.ts';
import { receiptText } from './receiptText.ts';

test('receiptText: includes student, time, reason and a line per question', () => {
  const receipt = aReceipt();
  const items = receipt.items.slice(6, 8);
  const of = { receipt: { ...receipt, submitReason: 'timeout' as const, items }, words: roomWords('exam', undefined) };
  expect(receiptText('GESP 模拟考试', '林知远', of)).toBe(
    [
      '交卷回执　GESP 模拟考试',
      '学生：林知远',
      '交卷：2026-11-21 19:47:15（到时自动交卷）',
      `编号：${receipt.attemptId}`,
      '',
      '题号\t作答\t修订\t保存时间\t校验码',
      '7\t已答\t2\t19:37:15\t9f3a61c2',
      '8\t未答\t0\t—\t—',
    ].join('\n'),
  );
});

test('receiptText: homework is handed in, not an exam', () => {
  const of = { receipt: { ...aReceipt(), submitReason: 'manual' as const }, words: roomWords('homework', 'atDue') };
  expect(receiptText('二分与前缀和', '林知远', of).split('\n').slice(0, 3)).toEqual([
    '交作业回执　二分与前缀和',
    '学生：林知远',
    '交作业：2026-11-21 19:47:15（已交）',
  ]);
});
