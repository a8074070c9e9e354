import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mountEmbed } from './embed.ts';

const app = new Hono<{ Bindings: HttpBindings }>();
const allowed: Record<string, string> = { aosai: 'https://school.example', second: 'https://other.example' };
mountEmbed(app, {
  idByHost: (host) => Promise.resolve(host === 'second.example' ? 'second' : 'aosai'),
  allowsOrigin: (appId, origin) => Promise.resolve(allowed[appId] === origin),
});
app.get('*', (c) => c.text('file'));

const headers = async (url: string, origin?: string) => {
  const response = await app.request(url, { headers: origin ? { Origin: origin } : {} });
  return [response.headers.get('Access-Control-Allow-Origin'), response.headers.get('Vary')];
};

const SCRIPT = 'https://oj.example/web/embed/aosai.js';

test('a site that the app lists may read the elements, and caches keep the answers of sites apart', async () => {
  expect(await headers(SCRIPT, 'https://school.example')).toEqual(['https://school.example', 'Origin']);
  expect(await headers(SCRIPT)).toEqual([null, 'Origin']);
});

test('what one app lists holds for no other app, and nobody reads beyond the elements', async () => {
  expect(await headers(SCRIPT, 'https://other.example')).toEqual([null, 'Origin']);
  expect(await headers(SCRIPT.replace('oj', 'second'), 'https://other.example')).toEqual([
    'https://other.example',
    'Origin',
  ]);
  expect(await headers('https://oj.example/web/settings.json', 'https://school.example')).toEqual([null, null]);
  expect(await headers('https://oj.example/web/embed-example/', 'https://school.example')).toEqual([null, null]);
});
