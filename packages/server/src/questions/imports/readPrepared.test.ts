import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageOf } from '../../testing/importers/zipOf.ts';
import { type ReadOrder, stagedAt } from '../../importers/thread/threadItems.ts';
import { readPrepared } from './readPrepared.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-thread-'));
});
afterAll(() => rm(folder, { recursive: true }));

const PAPER = '一、判断题\n1. 甲（√）\n2. 乙（×）\n3. 丙（√）\n';
/** Takes long enough to read that the limit of processor time applies. */
const LONG_PAPER = `一、判断题\n1. ${'［］'.repeat(2_000_000)}（√）\n`;
const LIMITS = { itemCpuMs: 30_000, fileCpuMs: 60_000, itemMs: 60_000, fileMs: 60_000, memoryMiB: 512 };

async function read(content: string | Buffer, more: Partial<ReadOrder> = {}, limits = LIMITS) {
  const path = join(folder, 'given');
  await writeFile(path, content);
  const items = await Array.fromAsync(
    readPrepared({ path, most: 100, codeFolder: join(folder, 'code'), ...more }, limits),
  );
  return items.map(({ item: { no, title, notes, faults } }) => [no, title, ...notes, ...faults].join(' '));
}

test('readPrepared: reads all items or the chosen ones on a thread, up to the limit of a file', async () => {
  expect(await read(PAPER)).toEqual(['1 甲（ ）', '2 乙（ ）', '3 丙（ ）']);
  expect(await read(PAPER, { only: [2] })).toEqual(['2 乙（ ）']);
  expect(await read(PAPER, { most: 2 })).toEqual(['1 甲（ ）', '2 乙（ ）', expect.stringContaining('最多 2 道题')]);
});

test('readPrepared: stages the data of a task under its hash before it yields the task', async () => {
  const staged = await mkdtemp(join(folder, 'staged-'));
  await read(packageOf({ '1.in': '1\r\n', '1.out': '2\n' }), { folder: staged });
  const at = stagedAt(staged, 1);
  const names = await readdir(at);
  const texts = await Promise.all(names.map((name) => readFile(join(at, name), 'utf8')));
  expect([names.every((name) => /^[0-9a-f]{64}$/.test(name)), texts.toSorted()]).toEqual([true, ['1\n', '2\n']]);
});

test('readPrepared: reads one item ahead and no further', async () => {
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
  const items = readPrepared({ path, most: 100, folder: staged }, LIMITS);
  await items.next();
  await expect.poll(() => readdir(staged)).toEqual(['1', '2']);
  await items.next();
  await expect.poll(() => readdir(staged)).toEqual(['1', '2', '3']);
  await items.return(undefined);
});

test('readPrepared: keeps compiled code in the given folder', async () => {
  const codeFolder = await mkdtemp(join(folder, 'code-'));
  expect(await read(PAPER, { codeFolder, only: [1] })).toEqual(['1 甲（ ）']);
  expect(await readdir(codeFolder)).not.toEqual([]);
  expect(await read(PAPER, { codeFolder, only: [1] })).toEqual(['1 甲（ ）']);
});

test('readPrepared: ends a thread that takes too long or too much memory, with a reason', async () => {
  await expect(read(PAPER, {}, { ...LIMITS, itemMs: 1 })).rejects.toThrow('太久没有读完');
  await expect(read(LONG_PAPER, {}, { ...LIMITS, itemCpuMs: 1 })).rejects.toThrow('太久没有读完');
  await expect(read(PAPER, {}, { ...LIMITS, fileCpuMs: 1 })).rejects.toThrow('太久没有读完');
  await expect(read(PAPER, {}, { ...LIMITS, memoryMiB: 4 })).rejects.toThrow('占用的内存超过了上限');
});

test('readPrepared: refuses an item with too long a text before comparing it', async () => {
  const [said] = await read(`一、判断题\n1. ${'甲'.repeat(65_536)}（√）\n2. 乙（×）\n`);
  expect(said).toMatch(/^1 甲{59}… 文字太长：题干、选项和解析每处最多 64 KB，请分成几道题$/);
});

test('readPrepared: yields a bitmap as PNG, without bytes if it is broken', async () => {
  const bitmap = (packing: number): Buffer => {
    const bytes = Buffer.alloc(58);
    bytes.write('BM', 'latin1');
    for (const [at, value] of [
      [10, 54],
      [14, 40],
      [18, 1],
      [22, 1],
      [30, packing],
    ] as const)
      bytes.writeInt32LE(value, at);
    bytes.writeUInt16LE(24, 28);
    return bytes;
  };
  const path = join(folder, 'pictures');
  const statement = '![一](one.bmp) ![二](two.bmp)';
  await writeFile(
    path,
    packageOf({
      'problem.yaml': 'title: x\n',
      'problem.md': statement,
      'testdata/1.in': '1',
      'testdata/1.out': '1',
      'additional_file/one.bmp': bitmap(0),
      'additional_file/two.bmp': bitmap(1),
    }),
  );
  const staged = await mkdtemp(join(folder, 'staged-'));
  const [prepared] = await Array.fromAsync(readPrepared({ path, most: 100, folder: staged }, LIMITS));
  const images = prepared?.question?.images ?? [];
  expect(images.map(({ type, bytes }) => [type, Buffer.from(bytes).toString('latin1', 1, 4)])).toEqual([
    ['png', 'PNG'],
    ['png', ''],
  ]);
});
