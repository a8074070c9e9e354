import { expect, test } from 'vitest';
import { ChunkError, loadChunk } from './lazyRoute.tsx';

const outcome = (promise: Promise<unknown>) =>
  promise.catch((error: unknown) => (error instanceof ChunkError ? { isTimeout: error.isTimeout } : error));

test('a chunk that arrives is the page; a refused or a slow one is a ChunkError that says which', async () => {
  expect([
    await outcome(loadChunk(async () => 'page')),
    await outcome(loadChunk(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))),
    await outcome(loadChunk(() => new Promise(() => undefined), 5)),
  ]).toEqual(['page', { isTimeout: false }, { isTimeout: true }]);
});
