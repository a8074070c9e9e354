import { expect, test } from 'vitest';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { importOf, linesOf } from '../testing/importers/importOf.ts';
import { CONFIGS, FILES, ZIPS } from '../testing/importers/hostileFiles.ts';
import { zipOf } from '../testing/importers/zipOf.ts';

type Content = Parameters<typeof linesOf>[0];

/** Key and codes of each item. */
const told = async (content: Content): Promise<string[]> =>
  (await linesOf(content)).map(({ key, notes }) => `${key} ${notes.join()}`);

const fine = { name: '1.in', content: '1' };

test.each(ZIPS)('import: refuses an archive with %s as a whole', async (_, zip, code) => {
  expect(await told(zip())).toEqual([`* ${code}`]);
});

test('import: refuses too many entries by their declared number, before reading their names', async () => {
  const zip = zipOf([fine]);
  const end = zip.length - 22;
  zip.writeUInt16LE(0xfffe, end + 8);
  zip.writeUInt16LE(0xfffe, end + 10);
  expect(await told(zip)).toEqual(['* zip-count']);
});

test('import: a wrong checksum or size refuses only the item that reads the file', async () => {
  const problem = (name: string, claims: object) => [
    { name: `${name}/problem.conf`, content: 'n_tests 1\nuse_builtin_checker wcmp\n' },
    { name: `${name}/input1.txt`, content: '1'.repeat(50), claims },
    { name: `${name}/output1.txt`, content: '1' },
  ];
  const zip = zipOf([
    ...problem('a', { crc: 7 }),
    ...problem('b', { bytes: 10 }),
    ...problem('c', { bytes: 99 }),
    ...problem('d', {}),
  ]);
  expect(await told(zip)).toEqual([
    'a zip-damaged,statement-missing',
    'b zip-damaged,statement-missing',
    'c zip-damaged,statement-missing',
    'd statement-missing',
  ]);
});

test('import: reads file names in GBK and with backslashes', async () => {
  // 数据 in GBK.
  const folder = Buffer.from([0xca, 0xfd, 0xbe, 0xdd]);
  const name = (rest: string) => Buffer.concat([folder, Buffer.from(rest)]);
  const zip = zipOf([
    { name: name('\\1.in'), content: '1' },
    { name: name('\\1.out'), content: '1' },
  ]);
  expect((await linesOf(zip)).map(({ key, cases }) => [key, cases])).toEqual([['数据', 1]]);
});

test.each(FILES)('import: refuses a file that is %s', async (_, content, code) => {
  expect(await told(content)).toEqual([`* ${code}`]);
});

test.each(CONFIGS)('import: reports a package with %s as one refused item', async (_, files) => {
  const lines = await linesOf(files);
  expect(lines.map(({ outcome, cases }) => [outcome, cases])).toEqual([['refused', 0]]);
});

test('import: treats JSON keys such as __proto__ as data', async () => {
  const json =
    '{"title":"t","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"description":{"format":"html","value":"x"}}';
  expect(await told({ 'problem.json': json })).toEqual(['. limit-default,no-cases']);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('import: drops active content from statements and survives deep or long mark-up', async () => {
  const item = (html: string): string =>
    `<fps><item><title>t</title><description><![CDATA[${html}]]></description></item></fps>`;
  const [bad] = await linesOf(
    item(
      '<p onclick="x()">a<script>alert(1)</script><iframe src="//x"></iframe><img src="javascript:x"><a href="javascript:x">b</a></p>',
    ),
  );
  expect([bad?.question?.stem, bad?.notes.includes('html-cleaned')]).toEqual(['ab', true]);
  for (const html of [
    '<div>'.repeat(30_000),
    `x${'$'.repeat(30_000)}`,
    '['.repeat(30_000),
    '<b'.repeat(30_000),
    `${'\\('.repeat(20_000)}`,
    '*'.repeat(30_000),
  ]) {
    const [line] = await linesOf(item(`a${html}`));
    expect(line?.outcome).not.toBe('imported');
  }
});

test('images: stores each picture of a package once, by its bytes, and none that is too large', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const line = async (text: string, files: Record<string, string | Uint8Array> = {}) =>
    (
      await linesOf({
        'problem.yaml': 'title: t\n',
        'problem.md': text,
        'testdata/1.in': '1',
        'testdata/1.out': '1',
        ...files,
      })
    )[0];
  const own = await line('![a](file://a.png) ![b](a.png) ![c](../../etc/passwd) ![d](http://x.invalid/d.png)', {
    'additional_file/a.png': png,
  });
  expect([own?.images, own?.notes]).toEqual([1, ['image-refused', 'image-remote']]);
  expect((await line('![a](a.png)', { 'a.png': 'MZ no picture' }))?.notes).toEqual(['image-refused']);
  expect((await line('![a](a.png)', { 'a.png': Buffer.concat([png, Buffer.alloc(11 * MEBIBYTE)]) }))?.notes).toEqual([
    'image-refused',
  ]);
});

test('cases: adds notes for empty, binary, CRLF or missing files, refuses too many cases', async () => {
  const conf = (count: number) => `n_tests ${count}\nuse_builtin_checker wcmp\n`;
  const files = {
    'statement.md': '题',
    'problem.conf': conf(5),
    'input1.txt': '',
    'output1.txt': '',
    'input2.txt': Buffer.from([0xff, 0xfe, 0xfd]),
    'output2.txt': '1',
    'input3.txt': '\uFEFF1\r\n2\r\n',
    'output3.txt': '1',
    'input4.txt': '1',
  };
  expect(await told(files)).toEqual(['. case-missing,case-empty,case-not-text,case-crlf']);
  const [item] = await importOf(files);
  expect(item?.notes.find(({ code }) => code === 'case-missing')?.where).toBe('output4.txt、input5.txt、output5.txt');
  const many = Object.fromEntries(
    Array.from(
      { length: 1001 },
      (_, no) =>
        [
          [`${no}.in`, '1'],
          [`${no}.out`, '1'],
        ] as const,
    ).flat(),
  );
  expect((await linesOf(many)).map(({ outcome }) => outcome)).toEqual(['refused']);
});

test('dataHash: ignores names, order, line ends and byte order marks', async () => {
  const [a] = await linesOf({ '1.in': '1\n', '1.out': '2\n', '2.in': '3', '2.out': '4' });
  const [b] = await linesOf({ 'x/b.in': '\uFEFF1\r\n', 'x/b.ans': '2\r\n', 'x/a.in': '3', 'x/a.ans': '4' });
  expect(a?.dataHash).toBe(b?.dataHash);
});

test('import: reads a line of 20 MiB, refuses an entry of a few bytes that claims 65 MiB', async () => {
  const line = Buffer.alloc(20 * MEBIBYTE, 97);
  expect((await linesOf({ '1.in': line, '1.out': '1' }))[0]?.cases).toBe(1);
  const over = zipOf([
    { name: '1.in', content: 'x', claims: { bytes: 65 * MEBIBYTE } },
    { name: '1.out', content: '1' },
  ]);
  expect(await told(over)).toEqual(['* zip-ratio']);
});
