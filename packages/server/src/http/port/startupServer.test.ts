import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openStartupServer } from './startupServer.ts';

const site = new Hono().get('*', (c) => c.text(`the site at ${c.req.path}`));
const at = (path: string) => new Request(`http://127.0.0.1:3000${path}`);

test('openFrontDoor: holds requests until the site is there, with /live green and /ready red', async () => {
  const door = openStartupServer({ trustProxy: false, holdMs: 600_000 });
  const waiting = door.fetch(at('/web/'));
  expect([(await door.fetch(at('/live'))).status, (await door.fetch(at('/ready'))).status]).toEqual([200, 503]);
  door.open(site);
  expect(await (await waiting).text()).toBe('the site at /web/');
  expect(await (await door.fetch(at('/ready'))).text()).toBe('the site at /ready');
});

test('openFrontDoor: reports a slow or failed start in Chinese, with Retry-After', async () => {
  const slow = openStartupServer({ trustProxy: false, holdMs: 1 });
  const page = await slow.fetch(at('/web/'));
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '3']);
  expect(await page.text()).toContain('服务器正在启动');

  const failing = openStartupServer({ trustProxy: false, holdMs: 600_000 });
  const waiting = failing.fetch(at('/aosai/api/'));
  failing.shut();
  const call = await waiting;
  expect([call.status, await call.json()]).toEqual([
    503,
    { success: false, code: 'UNAVAILABLE', message: '服务暂时不可用，请稍后再试' },
  ]);
});
