import { HEADER_FRAME_SESSION } from '@aosai/api/accounts/frameSession';
import { expect, test } from 'vitest';
import { frameFetch } from './frameFetch.ts';

test('frameFetch: sends the token that the last reply named, and no cookies', async () => {
  const seen: unknown[] = [];
  const replies: Record<string, string>[] = [
    { [HEADER_FRAME_SESSION]: 'first' },
    {},
    { [HEADER_FRAME_SESSION]: '' },
    {},
  ];
  const send = frameFetch((input) => {
    const request = input as Request;
    seen.push([request.headers.get(HEADER_FRAME_SESSION), request.headers.get('App-Id'), request.credentials]);
    return Promise.resolve(new Response('', { headers: replies[seen.length - 1] ?? {} }));
  });
  for (let no = 0; no < replies.length; no++)
    await send('https://oj.example/aosai/api/', { headers: { 'App-Id': 'aosai' }, credentials: 'same-origin' });
  expect(seen).toEqual([
    ['', 'aosai', 'omit'],
    ['first', 'aosai', 'omit'],
    ['first', 'aosai', 'omit'],
    ['', 'aosai', 'omit'],
  ]);
});
