import { expect, test } from 'vitest';
import { maskAccount, maskEmail, maskMobile, maskName } from './masking.ts';

test('maskName: keeps only the family name', () => {
  expect(['张三丰', '李雷', '欧阳思远', '𠮷田', ''].map(maskName)).toEqual(['张*', '李*', '欧阳*', '𠮷*', '*']);
});

test('maskMobile and maskEmail: hide enough that the person cannot be reached', () => {
  expect([maskMobile('13800000001'), maskEmail('lin@example.com'), maskEmail('odd')]).toEqual([
    '138****0001',
    'l***@example.com',
    'o***',
  ]);
});

test('maskAccount: keeps an account unless it is a mobile number or an e-mail address', () => {
  expect(['xuesheng', '13800000001', 'lin@example.com'].map(maskAccount)).toEqual([
    'xuesheng',
    '138****0001',
    'l***@example.com',
  ]);
});
