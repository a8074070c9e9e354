import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageOf } from '../testing/zipOf.ts';
import { type ReadOrder, stagedAt } from './handed.ts';
import { readInThread } from './readInThread.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-thread-'));
});
afterAll(() => rm(folder, { recursive: true }));

const PAPER = '一、判断题\n1. 甲（√）\n2. 乙（×）\n3. 丙（√）\n';
const LIMITS = { itemMs: 60_000, fileMs: 60_000, memoryMiB: 512 };

async function read(content: string | Buffer, more: Partial<ReadOrder> = {}, limits = LIMITS) {
  const path = join(folder, 'given');
  await writeFile(path, content);
  const items = await Array.fromAsync(
    readInThread({ path, most: 100, codeFolder: join(folder, 'code'), ...more }, limits),
  );
  return items.map(({ no, title, notes }) => `${no} ${title} ${notes.map(({ code }) => code).join()}`);
}

test('items are read on a thread, all or those asked for, no more than a file may bring', async () => {
  expect(await read(PAPER)).toEqual(['1 甲（ ） ', '2 乙（ ） ', '3 丙（ ） ']);
  expect(await read(PAPER, { only: [2] })).toEqual(['2 乙（ ） ']);
  expect(await read(PAPER, { most: 2 })).toEqual(['1 甲（ ） ', '2 乙（ ） ', '3 null zip-count']);
});

test('data of a task is laid down under its hash before its task is handed over', async () => {
  const staged = await mkdtemp(join(folder, 'staged-'));
  await read(packageOf({ '1.in': '1\r\n', '1.out': '2\n' }), { folder: staged });
  const at = stagedAt(staged, 1);
  const names = await readdir(at);
  const texts = await Promise.all(names.map((name) => readFile(join(at, name), 'utf8')));
  expect([names.every((name) => /^[0-9a-f]{64}$/.test(name)), texts.toSorted()]).toEqual([true, ['1\n', '2\n']]);
});

test('the next item is read while one is looked at, and no further', async () => {
  const staged = await mkdtemp(join(folder, 'staged-'));
  const path = join(folder, 'three');
  const tasks = Object.fromEntries(
    ['a', 'b', 'c'].flatMap((at) => [
      [`${at}/problem.yaml`, 'title: x\n'],
      [`${at}/testdata/1.in`, at],
      [`${at}/testdata/1.out`, at],
    ]),
  );
  await writeFile(path, packageOf(tasks));
  const items = readInThread({ path, most: 100, folder: staged }, LIMITS);
  await items.next();
  await expect.poll(() => readdir(staged)).toEqual(['1', '2']);
  await items.next();
  await expect.poll(() => readdir(staged)).toEqual(['1', '2', '3']);
  await items.return(undefined);
});

test('a thread keeps its compiled code where it is told to', async () => {
  const codeFolder = await mkdtemp(join(folder, 'code-'));
  expect(await read(PAPER, { codeFolder, only: [1] })).toEqual(['1 甲（ ） ']);
  expect(await readdir(codeFolder)).not.toEqual([]);
  expect(await read(PAPER, { codeFolder, only: [1] })).toEqual(['1 甲（ ） ']);
});

test('a thread that takes too long or too much memory is ended with a reason', async () => {
  await expect(read(PAPER, {}, { ...LIMITS, itemMs: 1 })).rejects.toThrow('太久没有读完');
  await expect(read(PAPER, {}, { ...LIMITS, memoryMiB: 4 })).rejects.toThrow('占用的内存超过了上限');
});
