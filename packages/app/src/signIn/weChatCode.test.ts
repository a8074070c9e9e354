import { expect, test } from 'vitest';
import { hasWeChatCode } from './weChatCode.ts';

test('only an address with WeChat’s code and our own state is a return from WeChat', () => {
  expect(hasWeChatCode('?code=0a1&state=wxgzh')).toBe(true);
  expect(hasWeChatCode('?code=0a1&state=other')).toBe(false);
  expect(hasWeChatCode('?state=wxgzh')).toBe(false);
});
