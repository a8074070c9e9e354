import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestData, TestDataFault, type TestDataStore } from './testDataStore.ts';

let folder: string;
let store: TestDataStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-testdata-'));
  store = openTestData(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const shaOf = (text: string) => createHash('sha256').update(text).digest('hex');
const namesOf = (one: TestDataStore) => Array.fromAsync(one.list(), ({ name }) => name);
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'kept',
    (error: unknown) => (error instanceof TestDataFault ? error.fault : error),
  );

async function* pieces(...parts: (string | Uint8Array)[]): AsyncIterable<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

test('keep: stores the same data once by its SHA-256, whatever its form, also concurrently', async () => {
  const text = '3 4\n好\n';
  const kept = { sha: shaOf(text), bytes: 8 };
  const ways = [text, Buffer.from(text), pieces('3 4\n', '好\n'), text];
  expect(await Promise.all(ways.map((one) => store.keep(one)))).toEqual(ways.map(() => kept));
  expect(await readdir(folder)).toEqual([kept.sha]);
  expect((await store.read(kept.sha)).toString('utf8')).toBe(text);
  expect(await store.sizeOf(kept.sha)).toBe(8);
  expect(await Array.fromAsync(store.stream(kept.sha))).toEqual([Buffer.from(text)]);
});

test('adopt: takes staged files by their hash without reading them, each once', async () => {
  const laid = await mkdtemp(join(tmpdir(), 'aosai-laid-'));
  const texts = ['5\n', '6 7\n'];
  const files = texts.map((text) => ({ sha: shaOf(text), path: join(laid, shaOf(text)) }));
  const lay = () => Promise.all(files.map(({ path }, at) => writeFile(path, texts[at] ?? '')));
  await lay();
  await store.adopt(files);
  await lay();
  await Promise.all(files.map((one) => store.adopt([one])));
  expect((await readdir(folder)).toSorted()).toEqual(files.map(({ sha }) => sha).toSorted());
  expect(await readdir(laid)).toEqual([]);
  // A wrong hash is noticed on reading.
  await writeFile(join(laid, 'x'), 'other');
  await store.adopt([{ sha: shaOf('said'), path: join(laid, 'x') }]);
  await expect(store.read(shaOf('said'))).rejects.toThrow('is not what its name says');
  await rm(laid, { recursive: true });
});

test('keep: throws on invalid UTF-8, and accepts a character split between two chunks', async () => {
  const [first, ...rest] = Buffer.from('好');
  expect(await faultOf(store.keep(pieces('a', Buffer.from([first ?? 0]), Buffer.from(rest))))).toBe('kept');
  expect(await faultOf(store.keep(pieces(Buffer.from([0xba, 0xc3]))))).toBe('notText');
  expect(await faultOf(store.keep(pieces('a', Buffer.from([first ?? 0]))))).toBe('notText');
  expect(await readdir(folder)).toEqual([shaOf('a好')]);
});

test('keep: leaves nothing behind for data over 64 MB or an interrupted sender', async () => {
  const piece = Buffer.alloc(1024 * 1024, 'a');
  expect(await faultOf(store.keep(pieces(...Array.from({ length: 65 }, () => piece))))).toBe('tooLarge');
  const broken = (async function* () {
    yield piece;
    throw new Error('gone');
  })();
  expect(await faultOf(store.keep(broken))).toEqual(new Error('gone'));
  expect(await readdir(folder)).toEqual([]);
});

test('read: throws on a file that is corrupt on the disk', async () => {
  const { sha } = await store.keep('1\n');
  await writeFile(join(folder, sha), '2\n');
  await expect(store.read(sha)).rejects.toThrow('not what its name says');
  expect((await openTestData(folder, { without: 'check' }).read(sha)).toString()).toBe('2\n');
  await expect(store.read(shaOf('nothing'))).rejects.toThrow('ENOENT');
  await expect(store.read('../../etc/passwd')).rejects.toThrow('named by a SHA-256');
});

test('remove: keeps data that is stored again while a sweep removes it', async () => {
  const before = new Date('2026-11-21T00:00:00Z');
  for (const [weakness, left] of [
    [undefined, 1],
    [{ without: 'secondLook' }, 0],
  ] as const) {
    const one = openTestData(folder, weakness);
    const { sha } = await one.keep('1\n');
    await utimes(join(folder, sha), 1, 1);
    // The sweep has listed it; then the same data is stored again.
    await one.keep('1\n');
    await one.remove(sha, before);
    expect(await namesOf(one)).toHaveLength(left);
    await utimes(join(folder, sha), 1, 1).catch(() => undefined);
    await one.remove(sha, before);
    expect(await namesOf(one)).toEqual([]);
  }
});
