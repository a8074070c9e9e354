import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, expect, test } from 'vitest';
import { mountedCalls } from '../testing/testCalls.ts';
import { openTestApp, ORIGIN } from '../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

type Document = Record<string, unknown> & { openapi: string; paths: Record<string, Record<string, unknown>> };

test('the published document is valid OpenAPI 3.1 and names every method and mount that answers', async () => {
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
