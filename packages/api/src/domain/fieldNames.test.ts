import { expect, test } from 'vitest';
import { fieldName } from './fieldNames.ts';

test('a field is called by its Chinese name, within a list with its place, and never by its path', () => {
  expect([
    fieldName(['account']),
    fieldName(['answers', 0, 'answer', 'code']),
    fieldName(['answers', 2, 'spentMs']),
    fieldName(['deviceId']),
    fieldName(['constructor']),
    fieldName([]),
  ]).toEqual(['账号', '第 1 项的代码', '第 3 项的答案', null, null, null]);
});
