import { createElement } from 'react';
import { prerender } from 'react-dom/static.edge';
import { expect, test } from 'vitest';
import { ChunkError, lazyRoute, loadChunk } from './lazyRoute.tsx';

const outcome = (promise: Promise<unknown>) =>
  promise.catch((error: unknown) => (error instanceof ChunkError ? { isTimeout: error.isTimeout } : error));

test('loadChunk: returns the chunk, or throws a ChunkError that says whether it was a timeout', async () => {
  expect([
    await outcome(loadChunk(async () => 'page')),
    await outcome(loadChunk(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))),
    await outcome(loadChunk(() => new Promise(() => undefined), 5)),
  ]).toEqual(['page', { isTimeout: false }, { isTimeout: true }]);
});

test('lazyRoute: does not fetch a preloaded page again', async () => {
  let loads = 0;
  const Page = lazyRoute(async () => {
    loads += 1;
    return { Component: () => 'the page' };
  });
  await Page.preload();
  const { prelude } = await prerender(createElement(Page));
  expect([await new Response(prelude).text(), loads]).toEqual(['the page', 1]);
});

test('lazyRoute: fetches a failed page again, when shown after a preload and after `forget`', async () => {
  let loads = 0;
  let isBlocked = true;
  const Page = lazyRoute(async () => {
    loads += 1;
    if (isBlocked) throw new TypeError('Failed to fetch dynamically imported module');
    return { Component: () => 'the page' };
  });
  const show = async () => {
    const { prelude } = await prerender(createElement(Page), { onError: () => undefined });
    return new Response(prelude).text();
  };
  await Page.preload();
  const error = await show().catch((failure: unknown) => failure);
  expect([error instanceof ChunkError, loads]).toEqual([true, 2]);
  isBlocked = false;
  // Without `forget` showing the page again does not fetch it.
  expect(await show().catch((failure: unknown) => failure)).toBe(error);
  if (error instanceof ChunkError) error.forget?.();
  expect([await show(), loads]).toEqual(['the page', 3]);
});
