import { expect, test } from 'vitest';
import { maskName } from './maskName.ts';

test('only the family name is left', () => {
  expect(['张三丰', '李雷', '欧阳思远', '𠮷田', ''].map(maskName)).toEqual(['张*', '李*', '欧阳*', '𠮷*', '*']);
});
