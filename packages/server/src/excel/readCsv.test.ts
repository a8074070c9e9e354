import { expect, test } from 'vitest';
import { SheetRefused } from './checkSheet.ts';
import { readCsv } from './readCsv.ts';

const LIMITS = { maxRows: 50, maxColumns: 4, maxCellChars: 20 };
const read = (text: string | Uint8Array) => readCsv(typeof text === 'string' ? Buffer.from(text) : text, LIMITS);
const reasonOf = (text: string | Uint8Array) => {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof SheetRefused) return error.message;
    throw error;
  }
};

/** 姓名,学号 ⏎ 林,1 as Excel in Chinese writes it. */
const GBK = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd1, 0xa7, 0xba, 0xc5, 0x0d, 0x0a, 0xc1, 0xd6, 0x2c, 0x31]);
const SAID = [
  ['姓名', '学号'],
  ['林', '1'],
];

test('readCsv: reads UTF-8 with and without mark, UTF-16 with its mark, and GBK', () => {
  const text = '姓名,学号\r\n林,1';
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), utf16, utf16.subarray().swap16(), GBK]) {
    expect(read(bytes)).toEqual(SAID);
  }
});

test('readCsv: reads characters of GB18030 that GBK lacks', () => {
  expect(read(Buffer.from([0x82, 0x35, 0x8f, 0x33, 0x2c, 0x31]))).toEqual([['龦', '1']]);
});

test('readCsv: commas, tabs and semicolons separate, and a line sep= is believed', () => {
  for (const sign of [',', '\t', ';']) expect(read(`姓名${sign}学号\n林${sign}1\n`)).toEqual(SAID);
  expect(read('sep=;\n姓名;学号\n林;1')).toEqual(SAID);
  // A comma inside quotes is no separator.
  expect(read('姓名;"a,b,c,d,e"\n林;1')).toEqual([
    ['姓名', 'a,b,c,d,e'],
    ['林', '1'],
  ]);
});

test('readCsv: quotes may hold separators, quotes and line ends, and a quote within a cell is a character', () => {
  expect(read('a,"b,""c""\r\nd"\r"",5" 屏\n\n')).toEqual([
    ['a', 'b,"c"\r\nd'],
    ['', '5" 屏'],
    ['', ''],
  ]);
});

test('readCsv: rows get one width, an empty last cell counts, and ="007" is a text', () => {
  expect(read('a\nb,\n="007",\'=1+1')).toEqual([
    ['a', ''],
    ['b', ''],
    ['007', '=1+1'],
  ]);
});

test('readCsv: refuses with a reason what it would have to guess', () => {
  expect([
    reasonOf('a,"b\nc'),
    reasonOf('a\n"b"c'),
    reasonOf('1,2,3,4,5'),
    reasonOf('a\n'.repeat(51)),
    reasonOf(Buffer.from([0x61, 0x00, 0x62])),
    reasonOf(Buffer.from([0x61, 0xff, 0xff])),
  ]).toEqual([
    '第 1 行有一个引号没有配对，请改好后再上传',
    '第 2 行的引号后面多了内容，请改好后再上传',
    '列数太多，每张工作表最多 4 列',
    '行数太多，每张工作表最多 50 行',
    ...Array.from(
      { length: 2 },
      () => '认不出文件里的文字。请用 Excel 或 WPS 打开，另存为「Excel 工作簿（.xlsx）」再上传',
    ),
  ]);
});

test('readCsv: a cell over the limit keeps one more character than it allows', () => {
  expect(read('字'.repeat(30))).toEqual([['字'.repeat(21)]]);
});

test('readCsv: two megabytes of quotes, separators or one cell are done or refused at once', () => {
  const large = { maxRows: 6_000, maxColumns: 30, maxCellChars: 200 };
  const bytes = 2 * 1024 * 1024;
  const outcomes = ['"', ',', '\n', 'x', '""', '"a",\n', '\r'].map((unit) => {
    try {
      return readCsv(Buffer.from(unit.repeat(bytes / unit.length)), large).length;
    } catch (error) {
      return error instanceof SheetRefused;
    }
  });
  expect(outcomes).toEqual([1, true, true, 1, 1, true, true]);
});
