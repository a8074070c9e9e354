import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTar, staysBelow, TarFault, writeTar } from './tar.ts';

const folder = mkdtempSync(join(tmpdir(), 'aosai-tar-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const written = async () => {
  writeFileSync(at('long'), Buffer.alloc(3_000_000, 7));
  writeFileSync(at('odd'), '奥赛');
  const chunks = await Array.fromAsync(
    writeTar([
      { kind: 'folder', path: 'base/empty' },
      { kind: 'file', path: 'base/long', from: at('long') },
      { kind: 'file', path: 'base/gone', from: at('gone') },
      { kind: 'file', path: '奥赛.txt', from: at('odd') },
      { kind: 'text', path: 'label', text: 'one\n' },
    ]),
  );
  return Buffer.concat(chunks);
};

async function read(archive: Buffer, cutAt = 1_000) {
  const chunks = async function* () {
    for (let from = 0; from < archive.length; from += cutAt) yield archive.subarray(from, from + cutAt);
  };
  const found: [string, string, number][] = [];
  for await (const { path, kind, bytes } of readTar(chunks())) {
    const content = Buffer.concat(await Array.fromAsync(bytes));
    found.push([kind, path, content.length]);
  }
  return found;
}

test('writeTar: makes an archive that readTar and the system’s tar read alike, without files that are gone', async () => {
  const archive = await written();
  expect(await read(archive)).toEqual([
    ['folder', 'base/empty', 0],
    ['file', 'base/long', 3_000_000],
    ['file', '奥赛.txt', 6],
    ['file', 'label', 4],
  ]);
  writeFileSync(at('all.tar'), archive);
  mkdirSync(at('out'));
  execFileSync('tar', ['-xf', at('all.tar'), '-C', at('out')]);
  expect(readFileSync(at('out/奥赛.txt'), 'utf8')).toBe('奥赛');
  expect(readFileSync(at('out/base/long')).equals(readFileSync(at('long')))).toBe(true);
});

test('readTar: refuses an archive that was cut off anywhere', async () => {
  const archive = await written();
  for (const end of [100, 512, 2_000, 1_000_000, archive.length - 1_100])
    await expect(read(archive.subarray(0, end))).rejects.toThrow(/ends too early/);
});

test('readTar: refuses a damaged header', async () => {
  const archive = await written();
  archive.writeUInt8(0x41, 3);
  await expect(read(archive)).rejects.toThrow(/damaged/);
});

test('readTar: refuses links and names that lead out of the folder', async () => {
  symlinkSync('/etc/passwd', at('link'));
  execFileSync('tar', ['-cf', at('link.tar'), '-C', folder, 'link']);
  execFileSync('tar', ['-cPf', at('up.tar'), '--transform', 's,^,../,', '-C', folder, 'odd']);
  execFileSync('tar', ['-cPf', at('root.tar'), at('odd')]);
  await expect(read(readFileSync(at('link.tar')))).rejects.toThrow(TarFault);
  await expect(read(readFileSync(at('up.tar')))).rejects.toThrow(/leads out/);
  await expect(read(readFileSync(at('root.tar')))).rejects.toThrow(/leads out/);
});

test('staysBelow: accepts plain relative paths only', () => {
  const bad = ['', '/a', 'a//b', '../a', 'a/../b', './a', 'a\\b', 'c:a', 'a\0b', 'a/'];
  expect(bad.filter(staysBelow)).toEqual([]);
  expect(['a', 'base/1/2.1', 'files/_a-b.png'].every(staysBelow)).toBe(true);
});
