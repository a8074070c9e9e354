import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIncoming } from './incoming.ts';
import { type Listening, listen } from '../port/listen.ts';

let server: Listening;

beforeAll(async () => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('*', async (c) => {
    const apps = {
      idByHost: async () => 'aosai',
      has: async () => true,
      allowsOrigin: async () => false,
      originsOf: async () => [],
    };
    const { path, query } = await readIncoming(c, apps, false);
    return c.json({ path, query });
  });
  server = await listen(app, 0, '127.0.0.1');
});
afterAll(() => server.close());

/** Sends a target without any escaping. */
async function seen(target: string): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  request({ host: '127.0.0.1', port: server.port, path: target }, (response) => {
    text(response).then(resolve, reject);
  })
    .on('error', reject)
    .end();
  return JSON.parse(await promise);
}

test.each([
  [`/aosai/api/exam/queryList?name='a'&b="c"<d>|{e}^\``, '/exam/queryList', `name='a'&b="c"<d>|{e}^\``],
  ['/aosai/api/common/file/%E5%9B%BE%2e.png?appId=aosai', '/common/file/%E5%9B%BE%2e.png', 'appId=aosai'],
  ['/aosai/api/a?', '/a', ''],
  ['/aosai/api/a?b?c', '/a', 'b?c'],
  ['/aosai/api/', '/', ''],
])('readIncoming: keeps path and query of %s as they were sent', async (target, path, query) => {
  expect(await seen(target)).toEqual({ path, query });
});
