import { expect, test } from 'vitest';
import { ApiError, messageOf } from './errors.ts';

test('messageOf: the text of an error of the API, and a general one for whatever else was thrown', () => {
  expect([new ApiError('NOT_FOUND', '没有找到', 404), new TypeError('x is undefined'), '断开'].map(messageOf)).toEqual([
    '没有找到',
    '请求异常',
    '请求异常',
  ]);
});
