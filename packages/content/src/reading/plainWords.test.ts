import { expect, test } from 'vitest';
import { rareIn } from './plainWords.ts';

test('rareIn: names each character that is neither common nor in a known word, once', () => {
  expect(rareIn('把蘑菇放进抽屉，再写一个函数。')).toEqual([]);
  expect(rareIn('鼹鼠和鼹鼠的洞')).toEqual(['鼹: 鼹鼠和鼹鼠的']);
});

test('rareIn: a character of a known word is rare in another word', () => {
  expect(rareIn('按钮，纽扣，钮门')).toEqual(['钮: 按钮，纽扣，钮门']);
});
