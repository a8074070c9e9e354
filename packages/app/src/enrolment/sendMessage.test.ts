import type { Client } from '@aosai/api/client/client';
import { afterEach, expect, test, vi } from 'vitest';
import { sendMessage } from './sendMessage.ts';

afterEach(() => vi.unstubAllGlobals());

test('sendMessage: a retry keeps the request id, the next message has another, also on plain http', async () => {
  // On pages not loaded over https, browsers provide only part of `crypto`.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const sent: string[] = [];
  const send = vi.fn(async ({ requestId }: { requestId: string }) => {
    sent.push(requestId);
    if (sent.length === 1) throw new Error('offline');
  });
  const calls = { message: { send } } as unknown as Client;
  const message = { kind: 'homework', id: 'h', only: 'unfinished', text: '请完成作业' } as const;
  await expect(sendMessage(calls, message)).rejects.toThrow('offline');
  await sendMessage(calls, message);
  await sendMessage(calls, message);
  const [first, again, next] = sent;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([again === first, next === first]).toEqual([true, false]);
});
