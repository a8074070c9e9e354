import { expect, test } from 'vitest';
import { checkItems } from './deviceCheck.ts';

const states = (device: Parameters<typeof checkItems>[0]) => checkItems(device).map((item) => item.state);

test('checkItems: describes a machine that is ready, not ready, or not checked yet', () => {
  expect(states({ clockOffsetMs: -1_200, connection: { latencyMs: 23 }, storage: 'ok', editor: 'ok' })).toEqual([
    'ok',
    'ok',
    'ok',
    'ok',
  ]);
  expect(states({ clockOffsetMs: 190_000, connection: 'failed', storage: 'blocked', editor: 'failed' })).toEqual([
    'warn',
    'bad',
    'warn',
    'bad',
  ]);
  expect(states({ clockOffsetMs: null, connection: null, storage: null, editor: null })).toEqual(
    Array.from({ length: 4 }, () => 'looking'),
  );
});

test('checkItems: calls a clock behind the server slow and one ahead fast', () => {
  const say = (clockOffsetMs: number) =>
    checkItems({ clockOffsetMs, connection: null, storage: null, editor: null })[0]?.text;
  expect([say(192_000), say(-192_000)]).toEqual([
    '本机慢 3 分 12 秒，计时以服务器为准',
    '本机快 3 分 12 秒，计时以服务器为准',
  ]);
});
