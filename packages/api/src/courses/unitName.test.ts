import { expect, test } from 'vitest';
import { unitName } from './unitName.ts';

test('unitName: counts in Chinese from one to thirty', () => {
  expect([1, 9, 10, 11, 19, 20, 21, 30].map(unitName)).toEqual([
    '单元一',
    '单元九',
    '单元十',
    '单元十一',
    '单元十九',
    '单元二十',
    '单元二十一',
    '单元三十',
  ]);
});
