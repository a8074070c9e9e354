import { Validator } from '@seriousme/openapi-schema-validator';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { mountedCalls } from '../../testing/testCalls.ts';
import { openTestApp, ORIGIN } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

type Document = Record<string, unknown> & { openapi: string; paths: Record<string, Record<string, unknown>> };

test('the published document is valid OpenAPI 3.1 and contains every method and mount', async () => {
  const response = await site.fetch(new Request(`${ORIGIN}/aosai/api/openapi.json`));
  const document = (await response.json()) as Document;
  expect(document.openapi).toBe('3.1.0');
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });

  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = mountedCalls().map(({ method, path }) => `${method} ${path}`);
  expect(documented.toSorted()).toEqual(mounted.toSorted());
});

test('the published document is sent compressed, and as 304 to those who have it', async () => {
  const get = (headers: Record<string, string>) =>
    site.fetch(new Request(`${ORIGIN}/aosai/api/openapi.json`, { headers }));
  const [plain, packed] = [await get({}), await get({ 'Accept-Encoding': 'gzip, br' })];
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
  const etag = plain.headers.get('ETag') ?? '';
  const known = await get({ 'If-None-Match': `"other", ${etag}` });
  expect([known.status, await known.text(), known.headers.get('ETag')]).toEqual([304, '', etag]);
  expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200);
});

test('S37 the published document is written once, on a thread of its own, for calls at the same time', async () => {
  const fresh = await openTestApp();
  let threads = 0;
  const count = () => (threads += 1);
  process.on('worker', count);
  try {
    const replies = Array.from({ length: 5 }, () => fresh.fetch(new Request(`${ORIGIN}/aosai/api/openapi.json`)));
    const tags = (await Promise.all(replies)).map((response) => response.headers.get('ETag'));
    expect([threads, new Set(tags).size]).toEqual([1, 1]);
  } finally {
    process.off('worker', count);
    await fresh.close();
  }
});

test('the page of the document loads only files of this site, and forbids everything else', async () => {
  const get = (path: string) => site.fetch(new Request(`${ORIGIN}/aosai/api/${path}`));
  const page = await get('docs');
  const html = await page.text();
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'; script-src 'self';");
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  const found = await Promise.all(files.map(async (file) => [file, (await get(file)).status]));
  expect(found).toEqual([
    ['docs/viewer.css', 200],
    ['openapi.json', 200],
    ['docs/viewer.js', 200],
    ['docs/start.js', 200],
  ]);
});
