import { expect, test } from 'vitest';
import { type CasePair, casePairs, isShort, packed, writtenCase } from './caseFiles.ts';

const file = (name: string, text = name) => new File([text], name);
const none = () => Promise.resolve(null);
const named = async ({ name, input, expected }: CasePair) => [name, await input.text(), await expected.text()];

test('casePairs: pairs files by name with any extension of answers, in numerical order', async () => {
  const files = ['10.in', '2.in', '2.ans', '10.out', 'a.b.INP', 'a.b.std'].map((name) => file(name));
  const { pairs, unpaired } = await casePairs(files, none);
  expect(await Promise.all(pairs.map(named))).toEqual([
    ['2', '2.in', '2.ans'],
    ['10', '10.in', '10.out'],
    ['a.b', 'a.b.INP', 'a.b.std'],
  ]);
  expect(unpaired).toEqual([]);
});

test('casePairs: a single file replaces that half of an existing test case, else is unpaired', async () => {
  const kept = (name: string, half: string) => Promise.resolve(name === '3' ? new Blob([`old ${half}`]) : null);
  const { pairs, unpaired } = await casePairs([file('3.out', 'new'), file('9.in'), file('read.me')], kept);
  expect(await Promise.all(pairs.map(named))).toEqual([['3', 'old input', 'new']]);
  expect(unpaired).toEqual(['read.me', '9.in']);
});

test('writtenCase: converts line ends and refuses text that is not UTF-8', async () => {
  const pair = { name: '1', input: file('1.in', '\uFEFF1 2\r\n'), expected: file('1.out', '3\r\n') };
  expect(await writtenCase(pair)).toEqual({ id: '1', name: '1', sample: false, input: '1 2\n', expected: '3\n' });
  await expect(writtenCase({ ...pair, input: new Blob([new Uint8Array([0xd6, 0xd0])]) })).rejects.toThrow(TypeError);
});

test('packed: packs long pairs into an archive', async () => {
  const pair = { name: '1', input: file('1.in', 'x'.repeat(70_000)), expected: file('1.out', '3') };
  expect(isShort(pair)).toBe(false);
  const { unzipSync } = await import('fflate');
  const entries = unzipSync(new Uint8Array(await (await packed([pair])).arrayBuffer()));
  expect(Object.entries(entries).map(([name, bytes]) => [name, bytes.byteLength])).toEqual([
    ['1.in', 70_000],
    ['1.out', 1],
  ]);
});
