import { expect, test } from 'vitest';
import { debugFetch } from './debugLog.ts';

const storage = (entries: Record<string, string>) => ({ getItem: (key: string) => entries[key] ?? null });
const ADDRESS = 'http://127.0.0.1:3000/aosai/api/member/queryByMobile?mobile=13800000001';

test('debugFetch: is undefined without the flag in local storage', () => {
  expect(debugFetch(storage({}), () => undefined)).toBeUndefined();
});

test('debugFetch: logs method, path and status of each call, never its contents', async () => {
  const lines: string[] = [];
  const ends = [() => Response.json({}, { status: 403 }), () => Promise.reject(new TypeError('offline'))];
  const fetch = debugFetch(
    storage({ 'aosai.debug': '1' }),
    (line) => lines.push(line),
    async () => (ends.shift() ?? (() => new Response()))(),
  );
  const body = JSON.stringify({ password: 'secret' });
  await fetch?.(ADDRESS, { method: 'POST', body });
  await expect(fetch?.(ADDRESS)).rejects.toThrow('offline');
  expect(lines.map((line) => line.replace(/\d+ ms$/, 'ms'))).toEqual([
    'POST /aosai/api/member/queryByMobile 403 ms',
    'GET /aosai/api/member/queryByMobile failed ms',
  ]);
});
