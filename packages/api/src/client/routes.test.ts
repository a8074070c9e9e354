import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createClient } from './client.ts';
import { requestOf, routeAt, type RouteTable, splitRoutes } from './routes.ts';
import { BASE, NOW, routes, session, standIn } from './testing/standIn.ts';

describe('the route table', () => {
  const open = { methods: ['GET'], input: z.any(), output: z.any(), errors: [], summary: '' } as const;
  const split = splitRoutes({
    thing: {
      path: 'thing',
      calls: {
        read: { ...open, mounts: { '': ['anyone'], bms: ['backOffice'] } },
        list: { ...open, mounts: { '': ['backOffice', 'member'] } },
        change: { ...open, mounts: { '': ['backOffice'] } },
        group: { ...open, mounts: { edms: ['teacher'], bms: ['superUser'] } },
        lease: { ...open, mounts: { '': ['judgeWorker'] } },
      },
    },
    role: { path: 'role', calls: { create: { ...open, mounts: { bms: ['superUser'] } } } },
    course: {
      path: 'course',
      calls: { read: { ...open, mounts: { '': ['anyone'] } }, write: { ...open, mounts: { bms: ['backOffice'] } } },
    },
  });
  const names = (table: RouteTable) =>
    Object.entries(table).map(([key, actions]) => [key, ...Object.keys(actions)].join(' '));

  test('splitRoutes: calls of the back office and of course pages are not part of the first load', () => {
    expect({ site: names(split.site), learn: names(split.learn), office: names(split.office) }).toEqual({
      site: ['thing read list'],
      learn: ['course read'],
      office: ['thing change group', 'role create', 'course write'],
    });
  });

  test('client.add: adds calls to the same client', async () => {
    const server = standIn(() => ({ body: { success: true, data: {} } }));
    const { client, add } = createClient({
      base: BASE,
      appId: 'aosai',
      routes: { dict: { queryByValue: { method: 'GET', path: '/dict/queryByValue', groups: [''] } } },
      session: () => session,
      fetch: server.fetch,
      nowMs: () => NOW,
    });
    const { dict } = client;
    const before = Object.keys(dict);
    add({ dict: { create: { method: 'POST', path: '/dict/create', groups: [''] } } });
    const call = dict as unknown as { create(input: object): Promise<unknown> };
    await call.create({ value: 'level' });
    await dict.queryByValue({ value: 'level' });
    expect([before, server.seen.map(({ line }) => line)]).toEqual([
      ['queryByValue'],
      ['POST /dict/create', 'GET /dict/queryByValue?value=level'],
    ]);
  });
});

test('requestOf: input fields in the path are not repeated in the query', () => {
  const download = routes['file']?.['download'];
  expect(
    download && requestOf(routeAt('file', 'download', download), '', { fileName: 'a b.png', appId: 'aosai' }),
  ).toEqual({
    url: '/common/file/a%20b.png?appId=aosai',
    body: undefined,
  });
});
