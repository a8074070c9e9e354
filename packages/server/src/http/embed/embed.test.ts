import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mountEmbed } from './embed.ts';
import { securityHeaders } from '../securityHeaders.ts';

const app = new Hono<{ Bindings: HttpBindings }>();
const allowed: Record<string, string> = { aosai: 'https://school.example', second: 'https://other.example' };
mountEmbed(app, {
  idByHost: (host) => Promise.resolve(host === 'second.example' ? 'second' : 'aosai'),
  allowsOrigin: (appId, origin) => Promise.resolve(allowed[appId] === origin),
  originsOf: (appId) => Promise.resolve([allowed[appId] ?? '']),
});
app.get('*', (c) => c.text('file'));

const headers = async (url: string, origin?: string) => {
  const response = await app.request(url, { headers: origin ? { Origin: origin } : {} });
  return [response.headers.get('Access-Control-Allow-Origin'), response.headers.get('Vary')];
};

const SCRIPT = 'https://oj.example/web/embed/aosai.js';

test('mountEmbed: allowed sites may read the elements, and caches keep replies apart by origin', async () => {
  expect(await headers(SCRIPT, 'https://school.example')).toEqual(['https://school.example', 'Origin']);
  expect(await headers(SCRIPT)).toEqual([null, 'Origin']);
});

test('mountEmbed: origins of one app do not hold for another, and only elements can be read', async () => {
  expect(await headers(SCRIPT, 'https://other.example')).toEqual([null, 'Origin']);
  expect(await headers(SCRIPT.replace('oj', 'second'), 'https://other.example')).toEqual([
    'https://other.example',
    'Origin',
  ]);
  expect(await headers('https://oj.example/web/settings.json', 'https://school.example')).toEqual([null, null]);
  expect(await headers('https://oj.example/web/embed-example/', 'https://school.example')).toEqual([null, null]);
});

test('mountEmbed: allowed sites may frame the Python field, its box and the page for tickets, and no other', async () => {
  const framed = new Hono<{ Bindings: HttpBindings }>();
  framed.use(securityHeaders(() => false));
  framed.route('/', app);
  const asked = async (path: string) => (await framed.request(`https://oj.example${path}`)).headers;
  for (const path of ['/web/embed/python', '/web/embed/page', '/web/py/box']) {
    const headersOf = await asked(path);
    expect(headersOf.get('Content-Security-Policy')).toContain("frame-ancestors 'self' https://school.example");
    expect(headersOf.has('X-Frame-Options')).toBe(false);
  }
  for (const path of ['/web/', '/web/embed/pythonx', '/web/embed/pages', '/web/play/python', '/web/embed-example/']) {
    const headersOf = await asked(path);
    expect(headersOf.get('Content-Security-Policy')).toMatch(/frame-ancestors 'self'(;|$)/);
    expect(headersOf.get('X-Frame-Options')).toBe('SAMEORIGIN');
  }
});

test('pythonBox: has no origin and no network, and runs only the script it was sent with', async () => {
  const response = await app.request('https://oj.example/web/py/box');
  const script = /<script>(.*)<\/script>/s.exec(await response.text())?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${hash}' blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
    "frame-ancestors 'self' https://school.example",
  ]);
});
