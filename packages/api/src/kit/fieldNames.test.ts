import { expect, test } from 'vitest';
import { fieldName } from './fieldNames.ts';

test('fieldName: returns the Chinese name, in a list with its number, and never the path', () => {
  expect([
    fieldName(['account']),
    fieldName(['answers', 0, 'answer', 'code']),
    fieldName(['answers', 2, 'spentMs']),
    fieldName(['deviceId']),
    fieldName(['constructor']),
    fieldName([]),
  ]).toEqual(['账号', '第 1 项的代码', '第 3 项的答案', null, null, null]);
});
