import { MEBIBYTE } from '@aosai/api/kit/constants';
import { packageOf, zipOf } from './zipOf.ts';

const fine = { name: '1.in', content: '1' };
const entry = (name: string | Buffer, extra: object = {}) => zipOf([fine, { name, content: 'x', ...extra }]);

/** Archives that are refused as a whole. */
export const ZIPS: readonly (readonly [what: string, zip: () => Buffer, code: string])[] = [
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
  ['a bomb', () => entry('x', { claims: { bytes: 512 * MEBIBYTE } }), 'zip-ratio'],
  [
    'sizes that add up to three gigabytes',
    () =>
      zipOf(
        [0, 1, 2, 3]
          .map((no) => ({ name: `${no}`, content: 'x', claims: { bytes: 31 * MEBIBYTE } }))
          .concat(
            Array.from({ length: 70 }, (_, no) => ({ name: `n${no}`, content: 'x', claims: { bytes: 31 * MEBIBYTE } })),
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

/** Files that are refused because of what they are. */
export const FILES: readonly (readonly [what: string, content: string | Uint8Array, code: string])[] = [
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

/** Packages whose only item is refused. */
export const CONFIGS: readonly (readonly [what: string, files: Record<string, string>])[] = [
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
  ['a manifest of five megabytes', { 'problem.xml': `<problem>${' '.repeat(5 * MEBIBYTE)}</problem>` }],
  ['XML elements without end', { 'problem.xml': '<a>'.repeat(50_000) }],
];
