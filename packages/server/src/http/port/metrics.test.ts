import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { testServices } from '../../testing/testServices.ts';
import type { ReadingSources } from '../../platform/health/readings.ts';
import { listenForMetrics, mountMetrics } from './metrics.ts';

const TOKEN = 'a-token-that-only-prometheus-knows';
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function sourcesOf(): Promise<ReadingSources & { closeDatabase(): Promise<void> }> {
  const { db, close } = await openTestDatabase();
  stops.push(close);
  return {
    db,
    services: await testServices(),
    lagMs: () => 12,
    streams: () => 7,
    hearsOthers: () => true,
    connections: () => ({ open: 8, idle: 1, waitedFor: 3 }),
    closeDatabase: close,
  };
}

async function mounted(token?: string) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  mountMetrics(app, { sources: await sourcesOf(), token });
  const outside = { 'X-Forwarded-For': '203.0.113.9' };
  return async (headers: Record<string, string> = outside) => (await app.request('/metrics', { headers })).status;
}

test('mountMetrics: there is no such page for others, except for those who show the token', async () => {
  const without = await mounted();
  expect([await without(), await without({})]).toEqual([404, 200]);
  const ask = await mounted(TOKEN);
  const shown = (given: string) => ask({ 'X-Forwarded-For': '203.0.113.9', Authorization: given });
  const answers = [await ask(), await shown('Bearer x'), await shown(TOKEN), await shown(`Bearer ${TOKEN}`)];
  expect(answers).toEqual([404, 404, 404, 200]);
});

test('listenForMetrics: serves figures with help and type, and nothing else', async () => {
  const own = await listenForMetrics({ host: '127.0.0.1', port: 0 }, { sources: await sourcesOf(), token: undefined });
  stops.push(own.close);
  const text = await (await fetch(`http://127.0.0.1:${own.port}/metrics`)).text();
  expect(text).toContain('aosai_build_info{version="0.0.0-test"} 1\n');
  expect(text).toContain(
    '# HELP aosai_event_streams Pages that wait for news.\n# TYPE aosai_event_streams gauge\naosai_event_streams 7\n',
  );
  expect(text).toContain('\naosai_database_connections_waited_for 3\n');
  expect(text).toContain('\naosai_queue_waiting 0\n');
  expect(text).toContain('\n# TYPE aosai_call_duration_seconds histogram\n');
  expect((await fetch(`http://127.0.0.1:${own.port}/aosai/api/health`)).status).toBe(404);
});

test('listenForMetrics: without a database the other figures are still there', async () => {
  const sources = await sourcesOf();
  await sources.closeDatabase();
  stops.length = 0;
  const own = await listenForMetrics({ host: '127.0.0.1', port: 0 }, { sources, token: undefined });
  stops.push(own.close);
  const text = await (await fetch(`http://127.0.0.1:${own.port}/metrics`)).text();
  expect(text).toContain('\naosai_database_up 0\n');
  expect(text).not.toContain('aosai_queue_waiting');
  expect(text).toContain('\naosai_disk_free_bytes ');
});
