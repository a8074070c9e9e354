import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDataCache } from './testDataCache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'testdata-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex');
const piece = (letter: string) => {
  const data = Buffer.alloc(1000, letter);
  return { data, hash: hashOf(data) };
};

function loader(data: Buffer) {
  const loaded = { times: 0 };
  const load = async () => {
    loaded.times += 1;
    return Promise.resolve(data);
  };
  return { loaded, load };
}

test('testDataCache: fetches data once, also for two jobs at the same moment and after a restart', async () => {
  const { data, hash } = piece('a');
  const { loaded, load } = loader(data);
  const cache = await openTestDataCache(folder, 10_000);
  const both = await Promise.all([cache.get(hash, load), cache.get(hash, load)]);
  const later = await (await openTestDataCache(folder, 10_000)).get(hash, load);
  expect([...both, later].map((one) => one.equals(data))).toEqual([true, true, true]);
  expect(loaded.times).toBe(1);
});

test('testDataCache: evicts the least recently used data when the folder is full', async () => {
  const [a, b, c] = [piece('a'), piece('b'), piece('c')];
  const cache = await openTestDataCache(folder, 2_500);
  for (const { data, hash } of [a, b]) {
    await cache.get(hash, loader(data).load);
    utimesSync(join(folder, hash), 1, hash === a.hash ? 1 : 2);
  }
  await cache.get(a.hash, loader(a.data).load);
  await cache.get(c.hash, loader(c.data).load);
  expect(readdirSync(folder).toSorted()).toEqual([a.hash, c.hash].toSorted());
});

test('testDataCache: never uses data that does not match its hash, whether downloaded or from the disk', async () => {
  const { data, hash } = piece('a');
  const cache = await openTestDataCache(folder, 10_000);
  await expect(cache.get(hash, loader(Buffer.from('other')).load)).rejects.toThrow('arrived as something else');
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, hash), 'rotten');
  const { loaded, load } = loader(data);
  expect((await cache.get(hash, load)).equals(data)).toBe(true);
  expect(loaded.times).toBe(1);
  await expect(cache.get('../../etc/passwd', load)).rejects.toThrow('named by a SHA-256');
});

test('testDataCache: removes old partial downloads', async () => {
  const { data, hash } = piece('a');
  writeFileSync(join(folder, `${hash}.half`), 'ha');
  utimesSync(join(folder, `${hash}.half`), 1, 1);
  await (await openTestDataCache(folder, 10_000)).get(hash, loader(data).load);
  expect(readdirSync(folder)).toEqual([hash]);
});

test('testDataCache: creates its folder again after it was deleted', async () => {
  const { data, hash } = piece('a');
  const cache = await openTestDataCache(folder, 10_000);
  rmSync(folder, { recursive: true });
  expect((await cache.get(hash, loader(data).load)).equals(data)).toBe(true);
  expect(readdirSync(folder)).toEqual([hash]);
});

test('testDataCache: fetches data each time when it cannot write, and reports why', async () => {
  const { data, hash } = piece('a');
  const reasons: string[] = [];
  const cache = await openTestDataCache(folder, 10_000, (reason) => reasons.push(reason));
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where the folder was');
  const { loaded, load } = loader(data);
  expect((await cache.get(hash, load)).equals(data)).toBe(true);
  expect((await cache.get(hash, load)).equals(data)).toBe(true);
  expect(loaded.times).toBe(2);
  expect(reasons).toHaveLength(2);
});
