import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { readSheet as parseRaw } from 'read-excel-file/node';
import { AppError } from '@aosai/api/kit/errors';
import { IMPORT_COLUMNS, IMPORT_TEMPLATE } from '@aosai/api/schools/memberImport';
import { expect, test } from 'vitest';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { readSheet } from './readSheet.ts';
import { readZip } from './readZip.ts';
import { tableRows } from './sheetTable.ts';
import { writeSheet } from './writeSheet.ts';
import { storedZip } from './parseSheet.ts';

const LIMITS = { maxRows: 600, maxColumns: 30, maxCellChars: 5000 };
const columns = [
  { title: '姓名', width: 12, holds: 'text' as const },
  { title: '手机号', width: 14, holds: 'text' as const },
];

/** The parts of a valid workbook with a changed sheet. */
async function partsWith(sheet: (xml: string) => string): Promise<Map<string, Buffer>> {
  const honest = await writeSheet({ name: '成员', columns, rows: [['林知远', '13800000001']] });
  const parts = await readZip(honest, { maxEntries: 50, maxTotalBytes: 1e6, maxRatio: 100 }, () => true);
  const name = [...parts.keys()].find((key) => key.startsWith('xl/worksheets/')) ?? '';
  parts.set(name, Buffer.from(sheet(parts.get(name)?.toString() ?? '')));
  return parts;
}
const workbook = async (sheet: (xml: string) => string) => storedZip(await partsWith(sheet));
const withRows = (rows: string) =>
  workbook((xml) => xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`));
const cell = (at: string, inner: string, type = 'n') => `<row><c r="${at}" t="${type}">${inner}</c></row>`;

/** A deflated archive whose directory states both sizes correctly, or not. */
function deflatedOf(name: string, content: Buffer, statedBytes = content.length): Buffer {
  const packed = deflateRawSync(content);
  const zip = storedZip(new Map([[name, packed]]));
  const nameLength = Buffer.byteLength(name);
  const central = 30 + nameLength + packed.length;
  for (const at of [8, central + 10]) zip.writeUInt16LE(8, at);
  for (const at of [22, central + 24]) zip.writeUInt32LE(statedBytes, at);
  return zip;
}

const reasonOf = async (bytes: Uint8Array) => {
  try {
    await readSheet(bytes, LIMITS);
  } catch (error) {
    if (error instanceof AppError) return `${error.code} ${error.message}`;
    throw error;
  }
  return 'read';
};

test('S29: an exported text is never a formula, and is unchanged when read back', async () => {
  const names = [
    '=1+1',
    '+8613800000001',
    '-1+1',
    '@SUM(A1)',
    '\tx',
    '\0=1',
    "=cmd|' /C calc'!A0",
    "O'Neil",
    '=HYPERLINK("http://x")',
  ];
  const bytes = await writeSheet({ name: '成员', columns, rows: names.map((name) => [name, 5]) });
  const parts = await readZip(bytes, { maxEntries: 50, maxTotalBytes: 1e6, maxRatio: 100 }, () => true);
  const sheets = [...parts].filter(([name]) => name.startsWith('xl/worksheets/')).map(([, xml]) => xml.toString());
  expect(sheets.join('')).not.toMatch(/<f[\s>/]/);
  const raw = await parseRaw(bytes);
  expect(raw.slice(1).map(([name]) => String(name)[0])).toEqual(["'", "'", "'", "'", "'", "'", "'", 'O', "'"]);
  expect(await readSheet(bytes, LIMITS)).toEqual([
    ['姓名', '手机号'],
    ...names.map((name) => [name.replace('\0', ''), '5']),
  ]);
});

test('writeSheet: removes characters that no file may contain, and keeps a long number a number', async () => {
  const bytes = await writeSheet({ name: 'x', columns, rows: [['\0林\u0001知\uD800远', 13_800_000_001]] });
  expect((await readSheet(bytes, LIMITS))[1]).toEqual(['林知远', '13800000001']);
  expect(await readSheet(await withRows(cell('A1', '<v>1.3800000001E10</v>')), LIMITS)).toEqual([['13800000001']]);
});

test('readSheet: reads a .csv like a sheet', async () => {
  const csv = Buffer.from('姓名,手机号\r\n林知远,13800000001\r\n');
  expect(await readSheet(csv, LIMITS)).toEqual([
    ['姓名', '手机号'],
    ['林知远', '13800000001'],
  ]);
});

test('readSheet: a formula yields only its last value', async () => {
  const rows = cell('A1', "<f>cmd|'/C calc'!A0</f><v>7</v>") + cell('A2', '<f>1+1</f>', 'str');
  expect(await readSheet(await withRows(rows), LIMITS)).toEqual([['7']]);
});

const REFUSED = 'EXCEL_UNREADABLE 这个文件不能读取：';
const RESAVE = '请用 Excel 或 WPS 打开，另存为「Excel 工作簿（.xlsx）」再上传';
const SAVE_AS = '请用 Excel 或 WPS 打开，点「文件 → 另存为」，类型选「Excel 工作簿（.xlsx）」，再上传新的文件';
const bomb = Buffer.alloc(30 * MEBIBYTE, 'a');
const hostile: [string, () => Promise<Buffer>, string][] = [
  ['no table at all', async () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), `认不出文件里的文字。${RESAVE}`],
  ['the start of an archive', async () => Buffer.from('504b0304', 'hex'), '文件已损坏，或不是 .xlsx 格式'],
  ['an old .xls', async () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), `这是旧格式（.xls）或设了密码的文件。${SAVE_AS}`],
  [
    'a page that calls itself .xls',
    async () => Buffer.from('\uFEFF<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>'),
    `这个文件其实是网页，不是表格。${SAVE_AS}`,
  ],
  [
    'an archive of something else',
    async () => storedZip(new Map([['a.txt', Buffer.from('x')]])),
    '这不是 Excel 工作簿（.xlsx）',
  ],
  ['an entry of 30 MiB in 30 kB', async () => deflatedOf('xl/workbook.xml', bomb), '文件内容异常地大'],
  [
    '30 MiB that call themselves 1 kB',
    async () => deflatedOf('xl/workbook.xml', bomb, 1024),
    '文件已损坏，或不是 .xlsx 格式',
  ],
  [
    'twenty-one entries of 1 MiB',
    async () => storedZip(new Map(Array.from({ length: 21 }, (_, i) => [`xl/${i}.xml`, bomb.subarray(0, MEBIBYTE)]))),
    '文件内容异常地大',
  ],
  [
    'more entries than a workbook has',
    async () => storedZip(new Map(Array.from({ length: 201 }, (_, i) => [`xl/${i}.xml`, Buffer.alloc(0)]))),
    '文件里的内容太多',
  ],
  [
    'a name that leaves the folder',
    async () => storedZip(new Map([['../../etc/passwd', Buffer.from('x')]])),
    '文件已损坏，或不是 .xlsx 格式',
  ],
  [
    'an entity that reads a file',
    () =>
      workbook((xml) => xml.replace('<worksheet', '<!DOCTYPE w [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet')),
    '文件里有不允许的内容',
  ],
  ['a cell in row 1,048,576', () => withRows(cell('A1048576', '<v>1</v>')), '行数太多，每张工作表最多 600 行'],
  [
    'a row that says 10 million',
    () => withRows('<row r="9999999"><c r="A1"><v>1</v></c></row>'),
    '行数太多，每张工作表最多 600 行',
  ],
  ['a cell in column XFD', () => withRows(cell('XFD1', '<v>1</v>')), '列数太多，每张工作表最多 30 列'],
  ['an address without end', () => withRows(cell('ZZZZZZZZZZ1', '<v>1</v>')), '有的单元格位置写错了'],
  [
    'an address hidden by an entity',
    () => withRows('<row><c s=">" r="&#88;FD1"><v>1</v></c></row>'),
    '有的单元格位置写错了',
  ],
  [
    'a row whose number stands behind the one in a value',
    () => withRows(`<row x=" r='1'" r="1048576"><c r="A1"><v>1</v></c></row>`),
    '行数太多，每张工作表最多 600 行',
  ],
  [
    'a cell whose address stands behind the one in a value',
    () => withRows(`<row><c x=" r='A1'" r="XFD1"><v>1</v></c></row>`),
    '列数太多，每张工作表最多 30 列',
  ],
  ['a cell with two addresses', () => withRows('<row><c r="A1" r="XFD1"/></row>'), '有的单元格位置写错了'],
  ['a cell that hides behind a sign', () => withRows('<row><c s="<" r="XFD1"/></row>'), '内容已损坏'],
  ['601 rows without a number', () => withRows('<row/>'.repeat(601)), '行数太多，每张工作表最多 600 行'],
  ['the same cell 18,001 times', () => withRows('<c r="A1"/>'.repeat(18_001)), '行数太多，每张工作表最多 600 行'],
  ['a megabyte of cells that never end', () => withRows('<c '.repeat(350_000)), '内容已损坏'],
  ['a megabyte of tags that never end', () => withRows('<a '.repeat(350_000)), '内容已损坏'],
  ['a megabyte of quotes', () => withRows(`<c x='${'"'.repeat(MEBIBYTE - 10_000)}`), '内容已损坏'],
  ['a shared string that is not there', () => withRows(cell('A1', '<v>99</v>', 's')), '内容已损坏'],
  ['XML that ends in the middle', () => workbook((xml) => xml.slice(0, xml.length / 2)), '内容已损坏'],
];
test.for(hostile)('S29: readSheet refuses %s', async ([, make, reason]) => {
  expect(await reasonOf(await make())).toBe(REFUSED + reason);
});

test('tableRows: finds the head below a title, whatever its columns are called, and counts lines like Excel', () => {
  const head = {
    name: { title: '姓名', required: true },
    mobile: { title: '手机号', aliases: ['账号/手机号'] },
  } as const;
  const rows = [['信奥一班成员'], [], ['备注', '姓 名（必填）', '账号/手机号*'], ['', '', ''], ['x', '林知远', '138']];
  expect(tableRows(rows, head)).toEqual([{ line: 5, cells: { name: '林知远', mobile: '138' } }]);
  expect(() => tableRows([['手机号']], head)).toThrow('没有找到表头 「姓名」，请按模板填写');
  expect(() => tableRows([['姓名', '姓名']], head)).toThrow('「姓名」有两列，请删去一列');
});

test('the template on the site has the columns of the import', async () => {
  const template = await readFile(new URL('../../../app/public/templates/members.xlsx', import.meta.url));
  const [head = [], ...rows] = await readSheet(template, LIMITS);
  const [example, filled] = tableRows([head, ...rows, [...IMPORT_TEMPLATE]], IMPORT_COLUMNS);
  expect(head.length).toBe(IMPORT_TEMPLATE.length);
  expect(filled).toMatchObject({ line: 3, cells: Object.fromEntries(IMPORT_TEMPLATE.map((key) => [key, key])) });
  expect(example).toMatchObject({
    cells: { name: '示例：林小雨（导入时不读这一行）', no: '2026001', role: '学生', birthYm: '2014-05' },
  });
});
