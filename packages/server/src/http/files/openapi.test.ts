import { Validator } from '@seriousme/openapi-schema-validator';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
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

test('S37 the published document is generated once, however often it is requested', async () => {
  const { stringify } = JSON;
  const made = vi
    .spyOn(JSON, 'stringify')
    .mockImplementation((...args: Parameters<typeof stringify>) => stringify(...args));
  for (let asked = 0; asked < 5; asked += 1) await site.fetch(new Request(`${ORIGIN}/aosai/api/openapi.json`));
  expect(
    made.mock.calls.filter(([value]) => typeof value === 'object' && value !== null && 'openapi' in value),
  ).toEqual([]);
  made.mockRestore();
});
