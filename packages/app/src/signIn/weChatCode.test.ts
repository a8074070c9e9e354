import { expect, test } from 'vitest';
import { hasWeChatCode } from './weChatCode.ts';

test('only an address with WeChat’s code and our own state is a return from WeChat', () => {
  expect(hasWeChatCode('?code=0a1&state=wxgzh', false)).toBe(true);
  expect(hasWeChatCode('?code=0a1&state=other', false)).toBe(false);
  expect(hasWeChatCode('?state=wxgzh', false)).toBe(false);
});

test('who is signed in has something to do only for the code of another screen', () => {
  expect(hasWeChatCode('?code=0a1&state=wxgzh', true)).toBe(false);
  expect(hasWeChatCode(`?code=0a1&state=wxgzh${'0a'.repeat(12)}`, true)).toBe(true);
  expect(hasWeChatCode('?code=0a1&state=wxgzh<script>', true)).toBe(false);
});
