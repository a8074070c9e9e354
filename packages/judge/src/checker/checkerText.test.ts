import { expect, test } from 'vitest';
import { cleanMessage } from './checkerText.ts';

test('cleanMessage: keeps the words and removes control characters, escape codes and broken UTF-8', () => {
  expect([
    cleanMessage('  wrong answer\n 第 3 行\t5 \n'),
    cleanMessage('\u001b[31mred\u001b[0m \u001b]0;title\u0007x'),
    cleanMessage('a\u0000b\u0008c\rd\u0085e\u202eflip'),
    cleanMessage(Buffer.from([0x61, 0xff, 0x62])),
  ]).toEqual(['wrong answer\n 第 3 行\t5', 'red x', 'a\uFFFDbcdeflip', 'a\uFFFDb']);
});

test('cleanMessage: cuts at 1 KB, never inside a character', () => {
  const message = cleanMessage('奥'.repeat(100_000));
  expect([Buffer.byteLength(message), message]).toEqual([1023, '奥'.repeat(341)]);
});
