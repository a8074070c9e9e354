import { aReceipt } from '@aosai/api/exams/attempts.fixtures';
import { expect, test } from 'vitest';
import { receiptText } from './receiptText.ts';

test('receiptText: includes student, time, reason and a line per question', () => {
  const receipt = aReceipt();
  const items = receipt.items.slice(6, 8);
  expect(receiptText('GESP 模拟考试', '林知远', { ...receipt, submitReason: 'timeout', items })).toBe(
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
