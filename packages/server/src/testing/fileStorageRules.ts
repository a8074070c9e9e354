import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { FileStorage } from '../adapters/storage/port.ts';

interface Place {
  storage: FileStorage;
  /** For files on their way into the storage. */
  folder: string;
}

async function laid({ folder }: Place, data: Uint8Array): Promise<string> {
  const path = join(folder, randomBytes(8).toString('hex'));
  await writeFile(path, data);
  return path;
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    () => 'failed',
  );

/** What every storage of uploaded files does. Each is tried with an empty storage. */
export const FILE_STORAGE_RULES: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  'put: stores a file of several pieces, whole, and takes the given one': async (place) => {
    const data = randomBytes(300_000);
    const path = await laid(place, data);
    await place.storage.put('a.png', path);
    const read = await buffer(place.storage.read('a.png', 0, data.length - 1));
    expect([read.equals(data), await place.storage.size('a.png'), existsSync(path)]).toEqual([true, 300_000, false]);
    expect((await buffer(place.storage.read('a.png', 0, Number.POSITIVE_INFINITY))).equals(data)).toBe(true);
  },
  'put: replaces a file of the same name': async (place) => {
    for (const text of ['first, longer', 'second'])
      await place.storage.put('a.txt', await laid(place, Buffer.from(text)));
    expect((await buffer(place.storage.read('a.txt', 0, 5))).toString()).toBe('second');
    expect(await place.storage.size('a.txt')).toBe(6);
  },
  'put: stores an empty file': async (place) => {
    await place.storage.put('empty.txt', await laid(place, new Uint8Array()));
    expect(await place.storage.size('empty.txt')).toBe(0);
    expect(await buffer(place.storage.read('empty.txt', 0, Number.POSITIVE_INFINITY))).toHaveLength(0);
  },
  'read: gives the bytes of a range, both ends included': async (place) => {
    await place.storage.put('a.txt', await laid(place, Buffer.from('0123456789')));
    const parts = await Promise.all(
      [
        [0, 0],
        [2, 5],
        [7, 9],
        [7, 99],
        [4, Number.POSITIVE_INFINITY],
      ].map(async ([start = 0, end = 0]) => (await buffer(place.storage.read('a.txt', start, end))).toString()),
    );
    expect(parts).toEqual(['0', '2345', '789', '789', '456789']);
  },
  'read: fails for a missing file, whose size is null': async ({ storage }) => {
    expect([await storage.size('b.txt'), await outcome(buffer(storage.read('b.txt', 0, 9)))]).toEqual([null, 'failed']);
  },
  'read: may be given up in between': async (place) => {
    await place.storage.put('a.bin', await laid(place, randomBytes(3_000_000)));
    let bytes = 0;
    for await (const piece of place.storage.read('a.bin', 0, 2_999_999)) {
      bytes += (piece as Buffer).length;
      break;
    }
    expect([bytes > 0, bytes < 3_000_000]).toEqual([true, true]);
    expect(await place.storage.size('a.bin')).toBe(3_000_000);
  },
  'remove: removes one file, and a missing one without an error': async (place) => {
    for (const name of ['a.txt', 'b.txt']) await place.storage.put(name, await laid(place, Buffer.from(name)));
    await place.storage.remove('a.txt');
    await place.storage.remove('a.txt');
    expect([await place.storage.size('a.txt'), await place.storage.size('b.txt')]).toEqual([null, 5]);
  },
  'list: names each file with its date': async (place) => {
    const before = Date.now();
    for (const name of ['a.txt', '_-b.png']) await place.storage.put(name, await laid(place, Buffer.from(name)));
    const listed = await Array.fromAsync(place.storage.list());
    expect(listed.map(({ name }) => name).toSorted()).toEqual(['_-b.png', 'a.txt']);
    expect(listed.every(({ modifiedAt }) => Math.abs(modifiedAt.getTime() - before) < 60_000)).toBe(true);
  },
};
