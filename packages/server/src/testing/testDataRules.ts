import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { TestDataFault, type TestDataStore } from '../adapters/testData/testDataStore.ts';

interface Place {
  store: TestDataStore;
  /** For files on their way into the store. */
  folder: string;
}

const shaOf = (text: string) => createHash('sha256').update(text).digest('hex');
const namesOf = (store: TestDataStore) => Array.fromAsync(store.list(), ({ name }) => name);
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'kept',
    (error: unknown) => (error instanceof TestDataFault ? error.fault : 'failed'),
  );
/** Later than everything that is stored, by a storage's clock too. */
const later = () => new Date(Date.now() + 60_000);

async function* pieces(...parts: (string | Uint8Array)[]): AsyncIterable<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

/** What every store of test data does. Each is tried with an empty store. */
export const TEST_DATA_RULES: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  'keep: stores the same data once by its SHA-256, whatever its form, also concurrently': async ({ store }) => {
    const text = '3 4\n好\n';
    const kept = { sha: shaOf(text), bytes: 8 };
    const ways = [text, Buffer.from(text), pieces('3 4\n', '好\n'), text];
    expect(await Promise.all(ways.map((one) => store.keep(one)))).toEqual(ways.map(() => kept));
    expect([await namesOf(store), await store.sizeOf(kept.sha)]).toEqual([[kept.sha], 8]);
    expect((await store.read(kept.sha)).toString()).toBe(text);
    expect((await buffer(store.stream(kept.sha))).toString()).toBe(text);
  },
  'keep: stores empty data': async ({ store }) => {
    const { sha, bytes } = await store.keep('');
    expect([bytes, await store.sizeOf(sha), (await store.read(sha)).length]).toEqual([0, 0, 0]);
  },
  'keep: refuses what is not UTF-8, and accepts a character between two pieces': async ({ store }) => {
    const [first, ...rest] = Buffer.from('好');
    expect(await faultOf(store.keep(pieces('a', Buffer.from([first ?? 0]), Buffer.from(rest))))).toBe('kept');
    expect(await faultOf(store.keep(pieces('a', Buffer.from([first ?? 0]))))).toBe('notText');
    expect(await faultOf(store.keep(Buffer.from([0xba, 0xc3])))).toBe('notText');
    expect(await namesOf(store)).toEqual([shaOf('a好')]);
  },
  'keep: leaves nothing behind for data over 64 MB or an interrupted sender': async ({ store }) => {
    const piece = Buffer.alloc(1024 * 1024, 'a');
    expect(await faultOf(store.keep(pieces(...Array.from({ length: 65 }, () => piece))))).toBe('tooLarge');
    const broken = (async function* () {
      yield piece;
      throw new Error('gone');
    })();
    expect([await faultOf(store.keep(broken)), await namesOf(store)]).toEqual(['failed', []]);
  },
  'adopt: takes staged files by their hash, each once': async ({ store, folder }) => {
    const texts = ['5\n', '6 7\n'];
    const files = texts.map((text) => ({ sha: shaOf(text), path: join(folder, shaOf(text)) }));
    const lay = () => Promise.all(files.map(({ path }, at) => writeFile(path, texts[at] ?? '')));
    await lay();
    await store.adopt(files);
    await lay();
    await Promise.all(files.map((one) => store.adopt([one])));
    expect((await namesOf(store)).toSorted()).toEqual(files.map(({ sha }) => sha).toSorted());
    expect(files.filter(({ path }) => existsSync(path))).toEqual([]);
  },
  'adopt: a file with another hash is refused, or not read': async ({ store, folder }) => {
    await writeFile(join(folder, 'x'), 'other');
    const taken = store.adopt([{ sha: shaOf('said'), path: join(folder, 'x') }]);
    expect(await faultOf(taken.then(() => store.read(shaOf('said'))))).toBe('failed');
  },
  'read: fails for missing data, whose size is null, and for another name': async ({ store }) => {
    const sha = shaOf('nothing');
    expect([await faultOf(store.read(sha)), await faultOf(buffer(store.stream(sha)))]).toEqual(['failed', 'failed']);
    expect(await store.sizeOf(sha)).toBe(null);
    await expect(store.read('../../etc/passwd')).rejects.toThrow('named by a SHA-256');
  },
  'remove: spares what was stored since, and removes what is older': async ({ store }) => {
    const { sha } = await store.keep(`${randomBytes(4).toString('hex')}\n`);
    await store.remove(sha, new Date(0));
    expect(await store.sizeOf(sha)).toBe(9);
    // A storage may keep what is removed until the next sweep.
    for (const _ of ['first', 'second']) await store.remove(sha, later());
    expect([await store.sizeOf(sha), await namesOf(store)]).toEqual([null, []]);
    await store.remove(sha, later());
  },
};
