import { expect, test } from 'vitest';
import { namedOnce } from './namedOnce.ts';

test('two sections of one name have two keys', () => {
  expect(namedOnce(['单选题', '编程题', '单选题', '单选题'])).toEqual(['单选题', '编程题', '单选题 2', '单选题 3']);
});
