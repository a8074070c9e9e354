import { expect, test } from 'vitest';
import { importOf, linesOf } from './testing/importOf.ts';
import { packageOf, zipOf } from './testing/zipOf.ts';

type Content = Parameters<typeof linesOf>[0];

/** Key and codes of each item. */
const told = async (content: Content): Promise<string[]> =>
  (await linesOf(content)).map(({ key, notes }) => `${key} ${notes.join()}`);

const fine = { name: '1.in', content: '1' };
const entry = (name: string | Buffer, extra: object = {}) => zipOf([fine, { name, content: 'x', ...extra }]);
const MIB = 1024 * 1024;

const ZIPS: readonly (readonly [what: string, zip: () => Buffer, code: string])[] = [
  ['a name that leads out', () => entry('../../etc/passwd'), 'zip-path'],
  ['one that leads out and back', () => entry('a/../../b'), 'zip-path'],
  ['an absolute name', () => entry('/etc/passwd'), 'zip-path'],
  ['a drive', () => entry('C:/windows/x'), 'zip-path'],
  ['backslashes that lead out', () => entry('..\\..\\x'), 'zip-path'],
  ['backslashes from the root', () => entry('\\\\host\\share'), 'zip-path'],
  ['NUL in a name', () => entry('a\0b'), 'zip-path'],
  ['an empty name', () => entry(''), 'zip-path'],
  ['a name of 300 bytes', () => entry('x'.repeat(300)), 'zip-path'],
  ['folders 20 deep', () => entry(`${'a/'.repeat(20)}b`), 'zip-path'],
  ['a name in no encoding', () => entry(Buffer.from([0x61, 0xff, 0xff, 0x62])), 'zip-path'],
  ['a symbolic link', () => entry('link', { mode: 0o120777 }), 'zip-link'],
  ['a device', () => entry('dev', { mode: 0o020666 }), 'zip-link'],
  ['a pipe', () => entry('pipe', { mode: 0o010666 }), 'zip-link'],
  ['the same name twice', () => entry('1.in'), 'zip-duplicate'],
  ['names that differ in capitals', () => entry('1.IN'), 'zip-duplicate'],
  ['a file that is a folder as well', () => entry('1.in/x'), 'zip-duplicate'],
  [
    'a folder that is a file as well',
    () =>
      zipOf([
        { name: 'a/b', content: '' },
        { name: 'A', content: '' },
      ]),
    'zip-duplicate',
  ],
  ['a password', () => entry('x', { flags: 1 }), 'zip-encrypted'],
  ['strong encryption', () => entry('x', { flags: 0x41 }), 'zip-encrypted'],
  ['bzip2 inside', () => entry('x', { method: 12 }), 'zip-method'],
  ['a bomb', () => entry('x', { claims: { bytes: 512 * MIB } }), 'zip-ratio'],
  [
    'sizes that add up to three gigabytes',
    () =>
      zipOf(
        [0, 1, 2, 3]
          .map((no) => ({ name: `${no}`, content: 'x', claims: { bytes: 31 * MIB } }))
          .concat(
            Array.from({ length: 70 }, (_, no) => ({ name: `n${no}`, content: 'x', claims: { bytes: 31 * MIB } })),
          ),
      ),
    'zip-size',
  ],
  [
    'entries that lie over each other',
    () =>
      zipOf([
        { name: 'a', content: 'x'.repeat(100) },
        { name: 'b', content: 'y', claims: { offset: 0 } },
      ]),
    'zip-overlap',
  ],
  ['an entry behind the end', () => entry('x', { claims: { offset: 0x7fffffff } }), 'zip-damaged'],
  ['a stored entry with two sizes', () => entry('x', { method: 0, claims: { bytes: 5 } }), 'zip-damaged'],
  ['a directory with fewer entries than it says', () => zipOf([fine], { count: 7 }), 'zip-damaged'],
  [
    '20,001 entries',
    () => zipOf(Array.from({ length: 20_001 }, (_, no) => ({ name: `${no}`, content: '', method: 0 }))),
    'zip-count',
  ],
  ['an archive cut in two', () => packageOf({ '1.in': 'x'.repeat(5000), '1.out': 'y' }).subarray(0, 90), 'zip-damaged'],
  [
    'bytes behind the end',
    () => Buffer.concat([packageOf({ '1.in': '1', '1.out': '1' }), Buffer.from('more')]),
    'zip-damaged',
  ],
  ['nothing inside', () => zipOf([]), 'nothing-found'],
];

test.each(ZIPS)('an archive with %s is refused as a whole', async (_, zip, code) => {
  expect(await told(zip())).toEqual([`* ${code}`]);
});

test('a million entries are refused by their number, before their names are read', async () => {
  const zip = zipOf([fine]);
  const end = zip.length - 22;
  zip.writeUInt16LE(0xfffe, end + 8);
  zip.writeUInt16LE(0xfffe, end + 10);
  expect(await told(zip)).toEqual(['* zip-count']);
});

test('a wrong sum or a size that lies costs the item that reads it only', async () => {
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

test('names in GBK and with backslashes are read as they were meant', async () => {
  // 数据 in GBK.
  const folder = Buffer.from([0xca, 0xfd, 0xbe, 0xdd]);
  const name = (rest: string) => Buffer.concat([folder, Buffer.from(rest)]);
  const zip = zipOf([
    { name: name('\\1.in'), content: '1' },
    { name: name('\\1.out'), content: '1' },
  ]);
  expect((await linesOf(zip)).map(({ key, cases }) => [key, cases])).toEqual([['数据', 1]]);
});

const FILES: readonly (readonly [what: string, content: string | Uint8Array, code: string])[] = [
  ['RAR', 'Rar!\u001a\u0007', 'not-a-zip'],
  ['7z', Buffer.from('377abcaf271c', 'hex'), 'not-a-zip'],
  ['gzip', Buffer.from('1f8b0800', 'hex'), 'not-a-zip'],
  ['a PDF', '%PDF-1.7', 'not-a-zip'],
  [
    'an old Word file',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')]),
    'doc-is-old',
  ],
  [
    'an old Excel file',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('Workbook', 'utf16le')]),
    'xls-is-old',
  ],
  ['nothing', '', 'nothing-found'],
  ['zeros', Buffer.alloc(10_000), 'nothing-found'],
  [
    'an outside entity',
    '<?xml version="1.0"?><!DOCTYPE fps [<!ENTITY x SYSTEM "file:///etc/passwd">]><fps><item><title>&x;</title></item></fps>',
    'xml-entity',
  ],
  [
    'a billion laughs',
    `<!DOCTYPE fps [<!ENTITY a "ha">${'<!ENTITY b "&a;&a;">'.repeat(9)}]><fps><item/></fps>`,
    'xml-entity',
  ],
  [
    'an entity for parameters',
    '<!DOCTYPE quiz [<!ENTITY % x "y">]><quiz><question type="essay"></question></quiz>',
    'xml-entity',
  ],
  ['XML without an item', '<fps version="1.2">', 'xml-broken'],
  ['XML of nobody', '<html><body>1</body></html>', 'xml-broken'],
];

test.each(FILES)('a file that is %s is refused with its name', async (_, content, code) => {
  expect(await told(content)).toEqual([`* ${code}`]);
});

const CONFIGS: readonly (readonly [what: string, files: Record<string, string>])[] = [
  [
    'YAML with a hundred thousand aliases',
    {
      'problem.yaml': `title: &a [x]\nb: &b [${'*a,'.repeat(200)}]\nc: &c [${'*b,'.repeat(200)}]\nd: [${'*c,'.repeat(200)}]\n`,
      'testdata/1.in': '',
    },
  ],
  ['YAML with a tag of its own', { 'problem.yaml': 'title: !!js/function "x"\n', 'testdata/1.in': '' }],
  ['YAML with brackets without end', { 'problem.yaml': `title: ${'['.repeat(50_000)}`, 'testdata/1.in': '' }],
  ['JSON with brackets without end', { 'problem.json': '['.repeat(100_000) }],
  ['JSON cut in two', { 'problem.json': '{"title": "x' }],
  ['a manifest of five megabytes', { 'problem.xml': `<problem>${' '.repeat(5 * MIB)}</problem>` }],
  ['XML elements without end', { 'problem.xml': '<a>'.repeat(50_000) }],
];

test.each(CONFIGS)('a package with %s is one refused item', async (_, files) => {
  const lines = await linesOf(files);
  expect(lines.map(({ outcome, cases }) => [outcome, cases])).toEqual([['refused', 0]]);
});

test('keys of JSON that mean something to JavaScript stay data', async () => {
  const json =
    '{"title":"t","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"description":{"format":"html","value":"x"}}';
  expect(await told({ 'problem.json': json })).toEqual(['. limit-default,no-cases']);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('what could run is left out of a statement, deep and long mark-up takes no time to speak of', async () => {
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

test('pictures are what their bytes say, from the package only, once, and none too large', async () => {
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
  expect((await line('![a](a.png)', { 'a.png': Buffer.concat([png, Buffer.alloc(11 * MIB)]) }))?.notes).toEqual([
    'image-refused',
  ]);
});

test('cases that are empty, no text, with CRLF or BOM, missing or too many say so', async () => {
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

test('the same data gives the same hash, whatever its names, order, line ends and marks', async () => {
  const [a] = await linesOf({ '1.in': '1\n', '1.out': '2\n', '2.in': '3', '2.out': '4' });
  const [b] = await linesOf({ 'x/b.in': '\uFEFF1\r\n', 'x/b.ans': '2\r\n', 'x/a.in': '3', 'x/a.ans': '4' });
  expect(a?.dataHash).toBe(b?.dataHash);
});

test('a line of 20 megabytes is read; 65 packed into nothing are not', async () => {
  const line = Buffer.alloc(20 * MIB, 97);
  expect((await linesOf({ '1.in': line, '1.out': '1' }))[0]?.cases).toBe(1);
  const over = zipOf([
    { name: '1.in', content: 'x', claims: { bytes: 65 * MIB } },
    { name: '1.out', content: '1' },
  ]);
  expect(await told(over)).toEqual(['* zip-ratio']);
});
