import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForBackup, mountControl } from './control.ts';
import { listen } from './listen.ts';

let folder: string;
let url: string;
const asked: boolean[] = [];
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-control-'));
  const app = new Hono<{ Bindings: HttpBindings }>();
  const listening = await listen(app, 0, '127.0.0.1');
  url = `http://127.0.0.1:${listening.port}`;
  const backUp = ({ hasKeys }: { hasKeys: boolean }) => {
    asked.push(hasKeys);
    return Promise.resolve(hasKeys ? { refused: '没有空间\nno room' } : { name: 'one' });
  };
  const control = await mountControl(app, { dataFolder: folder, url, backUp });
  stop = async () => {
    await control.stop();
    await listening.close();
  };
});
afterAll(() => rm(folder, { recursive: true }));

test('mountControl: takes a backup for a caller with the token of the data folder, and passes refusals on', async () => {
  expect((await stat(join(folder, 'control.json'))).mode & 0o777).toBe(0o600);
  expect(await askForBackup(folder, { hasKeys: false })).toEqual({ name: 'one' });
  expect(await askForBackup(folder, { hasKeys: true })).toEqual({ refused: '没有空间\nno room' });
});

test('mountControl: is not there for a wrong token, a forwarded request or a wrong body', async () => {
  const { token } = JSON.parse(await readFile(join(folder, 'control.json'), 'utf8')) as { token: string };
  const count = asked.length;
  const knock = async (headers: Record<string, string>, body = '{"hasKeys":false}') => {
    const reply = await fetch(`${url}/control/backup`, { method: 'POST', headers, body });
    return reply.status;
  };
  const right = { Authorization: `Bearer ${token}` };
  expect(await knock({})).toBe(404);
  expect(await knock({ Authorization: `Bearer ${'x'.repeat(token.length)}` })).toBe(404);
  expect(await knock({ ...right, 'X-Forwarded-For': '203.0.113.7' })).toBe(404);
  expect(await knock(right, 'no json')).toBe(404);
  expect(asked.length).toBe(count);
});

test('askForBackup: knows no server where none runs', async () => {
  await stop();
  expect(await askForBackup(folder, { hasKeys: false })).toBeNull();
});
