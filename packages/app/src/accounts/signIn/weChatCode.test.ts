import { expect, test } from 'vitest';
import { hasWeChatWork } from './weChatCode.ts';

const SCENE = '0a'.repeat(12);
const STATE = `wx${'1b'.repeat(16)}1790000000000${'2c'.repeat(24)}`;

test("hasWeChatWork: requires WeChat's code and a state of our server", () => {
  expect(hasWeChatWork(`?code=0a1&state=${STATE}`, false)).toBe(true);
  for (const state of ['other', 'wxgzh', `${STATE}<script>`, STATE.slice(1)])
    expect(hasWeChatWork(`?code=0a1&state=${state}`, false)).toBe(false);
  expect(hasWeChatWork(`?state=${STATE}`, false)).toBe(false);
});

test('hasWeChatWork: when signed in, only the QR code of another screen is work', () => {
  expect(hasWeChatWork(`?code=0a1&state=${STATE}`, true)).toBe(false);
  expect(hasWeChatWork(`?code=0a1&state=${STATE}${SCENE}`, true)).toBe(true);
  expect([hasWeChatWork('?wx=login', true), hasWeChatWork('?wx=login', false)]).toEqual([false, true]);
  expect([hasWeChatWork(`?wx=${SCENE}`, true), hasWeChatWork('?wx=else', false)]).toEqual([true, false]);
});
