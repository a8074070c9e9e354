import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member } from '../../db/schema/people.ts';
import { openImportSite } from '../../testing/importSite.ts';
import { storedZip } from '../../excel/parseSheet.ts';

const { site, other, people, importFile, listOf, reportOf } = await openImportSite();
afterAll(() => site.close());

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const text = (value: string) => ({ type: 't="inlineStr"', inner: `<is><t>${value}</t></is>` });
const number = (value: string, style = 0) => ({ type: `s="${style}"`, inner: `<v>${value}</v>` });
type Cell = ReturnType<typeof text>;

interface MadeSheet {
  name: string;
  state?: 'hidden';
  rows: Cell[][];
  merges?: string[];
  /** Numbers of rows that a filter hides. */
  filtered?: number[];
}

/** A workbook like other programs write, with the number formats 000000, yyyy年m月 and the built-in date 57. */
function workbookOf(sheets: MadeSheet[]): Buffer {
  const xml = (rows: Cell[][], filtered: readonly number[] = []) =>
    rows
      .map((cells, r) => {
        const made = cells.map(
          ({ type, inner }, c) => `<c r="${String.fromCharCode(65 + c)}${r + 1}" ${type}>${inner}</c>`,
        );
        return `<row r="${r + 1}"${filtered.includes(r + 1) ? ' hidden="1"' : ''}>${made.join('')}</row>`;
      })
      .join('');
  const parts: [string, string][] = [
    ['[Content_Types].xml', '<Types/>'],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
        .map(
          ({ name, state }, i) =>
            `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"${state ? ` state="${state}"` : ''}/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${sheets
        .map(
          (_, i) =>
            `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
        )
        .join('')}<Relationship Id="rId91" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="57"/></cellXfs></styleSheet>`,
    ],
    ...sheets.map(({ rows, merges = [], filtered }, i): [string, string] => [
      `xl/worksheets/sheet${i + 1}.xml`,
      `<worksheet xmlns="${MAIN}"><sheetData>${xml(rows, filtered)}</sheetData><mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
    ]),
  ];
  return storedZip(new Map(parts.map(([name, content]) => [name, Buffer.from(content)])));
}

interface SeenRow {
  line: number;
  name: string;
  no: string | null;
  className: string | null;
  outcome: string;
  faults: string[];
  notes: string[];
}
async function checkOf(bytes: Buffer, mode = 'check', more: Record<string, string> = {}) {
  const { body } = await importFile(people.boss2, bytes, { mode, ...more });
  expect(body).toMatchObject({ success: true });
  return body.data as {
    rows: SeenRow[];
    counts: Record<string, number>;
    fileNotes: string[];
    columns: { title: string; samples: string[]; column: string | null }[];
    accounts: { account: string; password: string; no: string }[];
  };
}
const HEAD = ['姓名', '学号', '班级', '出生年月'].map(text);
const seen = ({ name, no, className, outcome, faults }: SeenRow) => [name, no, className, outcome, ...faults];

test('a number in a cell formatted 000000 keeps its zeros, and signs the student in as the sheet shows it', async () => {
  const bytes = workbookOf([
    {
      name: '名单',
      rows: [
        HEAD,
        [text('乙一'), number('7147', 1), text('测试一班'), number('40299', 2)],
        [text('乙二'), number('7148', 1), text('测试一班'), number('40299', 3)],
      ],
    },
  ]);
  const { rows } = await checkOf(bytes);
  expect(rows.map(seen)).toEqual([
    ['乙一', '007147', '测试一班', 'add'],
    ['乙二', '007148', '测试一班', 'add'],
  ]);
  const { accounts } = await checkOf(bytes, 'apply');
  const [first] = accounts;
  const signIn = (account: string) =>
    site.send('POST', '/auth/loginByPwd', {
      body: { account, password: first?.password, realm: 'member', school: other.orgId },
    });
  expect(first?.no).toBe('007147');
  expect((await listOf(people.boss2, { keyword: '００7147' })).content).toMatchObject([{ no: '007147' }]);
  expect((await signIn('007147')).body.success).toBe(true);
  expect((await signIn('7147')).body.code).toBe('LOGIN_FAILED');
});

test('7201.0 is read as a whole number, and an Excel day as a month', async () => {
  const bytes = workbookOf([
    {
      name: '名单',
      rows: [
        HEAD,
        [text('子一'), number('7201.0'), number('3.0'), number('41883')],
        [text('子二'), number('2.0267202E7'), text('测试二班'), number('2014.9')],
        [text('子三'), number('7203'), text('三（１）班'), text('２０１４年５月')],
        [text('子四'), number('7204'), text('三(1)班'), text('2014.1')],
        [text('子五'), number('7205'), text('—'), text('2014—05')],
        [text('子六'), number('7206'), text('1班'), text('99999')],
      ],
    },
  ]);
  const { rows } = await checkOf(bytes);
  expect(rows.map(seen)).toEqual([
    ['子六', '7206', '1班', 'error', '出生年月「99999」应写成 2014-05'],
    ['子一', '7201', '3', 'add'],
    ['子二', '20267202', '测试二班', 'add'],
    ['子三', '7203', '三（1）班', 'add'],
    ['子四', '7204', '三（1）班', 'add'],
    ['子五', '7205', null, 'add'],
  ]);
  expect(rows[4]?.notes[0]).toBe('出生年月「2014.1」读作 1 月；10 月请写成 2014-10 这样');
});

test('full-width numbers are stored as plain digits, and the same child twice is reported', async () => {
  const TEEN = '2010-05';
  const lines = [
    ['赵一鸣', null, '２０２６９０１', '１班', '学生', TEEN],
    ['赵一鸣', null, '2026901', '1班', '学生', TEEN],
  ];
  const { rows } = await reportOf(people.boss2, lines, { mode: 'check' });
  expect(rows).toMatchObject([
    { line: 3, no: '2026901', outcome: 'error', faults: ['学号和第 2 行相同'] },
    { line: 2, no: '2026901', className: '1班', outcome: 'add' },
  ]);
  await reportOf(people.boss2, lines.slice(0, 1));
  expect((await reportOf(people.boss2, lines.slice(1))).counts).toMatchObject({ create: 0, known: 1 });
  expect((await listOf(people.boss2, { keyword: '2026901' })).content).toMatchObject([{ no: '2026901' }]);
});

test('a class merged over several rows holds for each of them, and filtered rows get a note', async () => {
  const none = { type: 's="0"', inner: '' };
  const bytes = workbookOf([
    {
      name: '名单',
      merges: ['A1:D1', 'A2:A3', 'C4:C6', 'A7:A8'],
      filtered: [5],
      rows: [
        [text('某校名单'), none, none, none],
        [text('备注'), none, none, none],
        HEAD,
        [text('午一'), text('M1'), text('三班'), text('2010-05')],
        [text('午二'), text('M2'), none, text('2010-05')],
        [text('午三'), text('M3'), none, text('2010-05')],
        [text('午四'), text('M4'), none, text('2010-05')],
        [none, text('M5'), text('四班'), text('2010-05')],
      ],
    },
  ]);
  const { rows, fileNotes } = await checkOf(bytes);
  expect([rows.map(seen), fileNotes]).toEqual([
    [
      ['', 'M5', '四班', 'error', '没有填姓名'],
      ['午一', 'M1', '三班', 'add'],
      ['午二', 'M2', '三班', 'add'],
      ['午三', 'M3', '三班', 'add'],
      ['午四', 'M4', null, 'add'],
    ],
    ['1 行在表格里隐藏或筛掉了，也读入了，不要的请删去'],
  ]);
});

test('a name or class with a character of one computer only gets a note that names field and character', async () => {
  const TEEN = '2010-05';
  const { rows } = await reportOf(
    people.boss2,
    [
      ['赵\uE863', null, 'PU1', '1班', '学生', TEEN],
      ['钱\u4DAE', null, 'PU2', '\uF0E0班', '学生', TEEN],
      ['孙一', null, 'PU3', '1班', '学生', TEEN],
    ],
    { mode: 'check' },
  );
  const unclear = (cell: string, code: string) => `${cell}里有别处显示不出的自造字（${code}），请核对并改成通用的字`;
  expect(
    rows.map(({ line, outcome, notes }) => [line, outcome, notes.filter((note) => note.includes('自造字'))]),
  ).toEqual([
    [2, 'add', [unclear('姓名「赵\uE863」', 'U+E863')]],
    [3, 'add', [unclear('班级「\uF0E0班」', 'U+F0E0')]],
    [4, 'add', []],
  ]);
});

test('somebody called a teacher without a role is read as a student, with a note on what to write', async () => {
  const lines = [
    ['孟老师', null, 'RT1', '1班', null, '2010-05'],
    ['秦老师', null, 'RT2', '1班', '老师', null],
    ['师一', null, 'RT3', '1班', null, '2010-05'],
  ];
  const { rows } = await reportOf(people.boss2, lines, { mode: 'check' });
  const noted = rows.map(({ name, notes }) => [name, notes.some((note) => note.includes('在「角色」一列写「老师」'))]);
  expect(Object.fromEntries(noted)).toEqual({ 孟老师: true, 秦老师: false, 师一: false });
});

test('an import recognizes usual column titles, names unknown ones, and skips a hidden sheet with a note', async () => {
  const bytes = workbookOf([
    { name: '旧名单', state: 'hidden', rows: [HEAD, [text('旧人'), text('OLD1')]] },
    {
      name: '新生',
      rows: [
        [text('2026 秋季新生名单')],
        ['学生姓名', '学籍号', '所在班级', '家长电话', '性别', '特长', '出生年月'].map(text),
        [text('丑一'), text('G7301'), text('二班'), text('13988887301'), text('男'), text(''), text('2010-05')],
      ],
    },
    { name: '成绩', rows: [[text('得分')]] },
    { name: '填写说明', rows: [[text('请按要求填写')]] },
  ]);
  const { rows, fileNotes } = await checkOf(bytes);
  expect(rows.map(seen)).toEqual([['丑一', 'G7301', '二班', 'add']]);
  expect(fileNotes).toEqual([
    '没有读隐藏的工作表「旧名单」',
    '只读了工作表「新生」，没有读「成绩」',
    '「学籍号」这一列按「学号」读入',
    '没有认出的列：性别、特长。这些列没有读',
  ]);
});

test('the class that was enrolled in is the class, and totals under the list are left out with a note', async () => {
  const csv = [
    '序号,姓名,学号,报读班级,出生年月',
    '1,孙 若曦,SUM1,信奥一班,2010-05',
    '2,合计远,SUM2,,2010-05',
    '合计,2 人,,,',
    ',合 计：2 人,,,',
  ];
  const { rows, fileNotes } = await checkOf(Buffer.from(csv.join('\n')));
  expect(rows.map(seen)).toEqual([
    ['孙若曦', 'SUM1', '信奥一班', 'add'],
    ['合计远', 'SUM2', null, 'add'],
  ]);
  expect(fileNotes).toEqual([
    '「报读班级」这一列按「班级」读入',
    '第 4 行是「合计」，没有读',
    '第 5 行是「合计：2人」，没有读',
  ]);
});

test('an assistant is read as a teacher, with a note where classes name theirs', async () => {
  const { rows } = await reportOf(people.boss2, [['周助', null, 'AST1', null, '助教', null]], { mode: 'check' });
  expect(rows.map(({ outcome, faults, notes }) => ({ outcome, faults, notes }))).toEqual([
    { outcome: 'add', faults: [], notes: ['助教按老师导入，请在班级的设置里选为助教'] },
  ]);
});

test('a member stored with a blank in the name is the same person', async () => {
  const line = ['空格甲', null, 'BLK1', '1班', '学生', '2010-05'];
  await reportOf(people.boss2, [line]);
  await site.db.update(member).set({ name: '空 格甲' }).where(eq(member.name, '空格甲'));
  const { rows } = await reportOf(people.boss2, [line], { mode: 'check' });
  expect(rows.map(({ outcome, faults }) => ({ outcome, faults }))).toEqual([{ outcome: 'known', faults: [] }]);
});

test('a list in GBK with semicolons is read like a sheet, and a rounded number is refused', async () => {
  // 姓名;学籍号;出生年月 ⏎ 林一;2.02611E+11;2010-05 ⏎ 林二;0071;41883
  const gbk = Buffer.concat([
    Buffer.from('d0d5c3fb3bd1a7bcaebac53bb3f6c9fac4ead4c20d0a', 'hex'),
    Buffer.from('c1d6d2bb', 'hex'),
    Buffer.from(';2.02611E+11;2010-05\r\n'),
    Buffer.from('c1d6b6fe', 'hex'),
    Buffer.from(';0071;41883\r\n'),
  ]);
  const { rows } = await checkOf(gbk);
  expect(rows.map(seen)).toEqual([
    [
      '林一',
      '2.02611E+11',
      null,
      'error',
      '学号「2.02611E+11」后面的数字已经丢失：请在 Excel 里把这一列设成「文本」再填',
    ],
    ['林二', '0071', null, 'add'],
  ]);
});

test('columns with unknown titles are mapped by hand, and the school’s next file is read the same way', async () => {
  const csv = (name: string, no: string) => Buffer.from(`同学,座号,出生年月,性别\n${name},${no},2010-05,男\n`);
  const before = await checkOf(csv('卯一', 'MAP1'));
  expect(before).toMatchObject({ counts: { add: 0, error: 0 }, rows: [] });
  expect(before.columns).toEqual([
    { title: '同学', samples: ['卯一'], column: null },
    { title: '座号', samples: ['MAP1'], column: null },
    { title: '出生年月', samples: ['2010-05'], column: 'birthYm' },
    { title: '性别', samples: ['男'], column: null },
  ]);
  const refused = await importFile(people.boss2, csv('卯一', 'MAP1'), { mode: 'apply' });
  expect(refused.body).toMatchObject({
    code: 'EXCEL_UNREADABLE',
    message: expect.stringContaining('没有找到表头 「姓名」'),
  });

  const columns = JSON.stringify({ 同学: 'name', 座号: 'no', 性别: null });
  const mapped = await checkOf(csv('卯一', 'MAP1'), 'check', { columns });
  expect([mapped.rows.map(seen), mapped.fileNotes]).toEqual([[['卯一', 'MAP1', null, 'add']], []]);
  // A check remembers nothing.
  expect((await checkOf(csv('卯二', 'MAP2'))).rows).toEqual([]);
  await checkOf(csv('卯一', 'MAP1'), 'apply', { columns });
  const next = await checkOf(csv('卯二', 'MAP2'));
  expect([next.rows.map(seen), next.columns.map(({ column }) => column)]).toEqual([
    [['卯二', 'MAP2', null, 'add']],
    ['name', 'no', 'birthYm', null],
  ]);
  const twice = await importFile(people.boss2, csv('卯二', 'MAP2'), {
    mode: 'check',
    columns: JSON.stringify({ 性别: 'name' }),
  });
  expect(twice.body).toMatchObject({ code: 'EXCEL_UNREADABLE', message: expect.stringContaining('「姓名」有两列') });
});

test('the template can be imported: its example row is ignored', async () => {
  const template = await readFile(new URL('../../../../app/public/templates/members.xlsx', import.meta.url));
  const { body } = await importFile(people.boss2, template, { mode: 'check' });
  expect(body).toMatchObject({ code: 'EXCEL_UNREADABLE', message: expect.stringContaining('表头下面没有内容') });
});

test('an exported member sheet can be imported: everybody is recognized and a new class is stored', async () => {
  await reportOf(people.boss2, [
    ['往返一', '13977770001', 'RT1', '1班', '学生', '2010-05'],
    ['往返二', 'roundtrip.b', null, '1班', '学生', '2010-05'],
    ['往返三', '13977770003', null, null, '老师', null],
  ]);
  const reply = await site.send('POST', '/edms/organizationMember/queryList?export=xlsx', {
    visitor: people.boss2,
    body: {},
  });
  const { rows, fileNotes } = await checkOf(Buffer.from(reply.bytes ?? ''));
  expect(fileNotes).toEqual([]);
  expect(rows.filter(({ name }) => name.startsWith('往返')).map(seen)).toEqual(
    expect.arrayContaining([
      ['往返一', 'RT1', '1班', 'known'],
      ['往返二', null, '1班', 'known'],
      ['往返三', null, null, 'known'],
    ]),
  );
  expect(rows.filter(({ outcome }) => outcome !== 'known')).toEqual([]);
});

test('if both columns are filled, the mobile identifies the person, and the row says so', async () => {
  const bytes = workbookOf([
    {
      name: '名单',
      rows: [
        ['姓名', '手机号', '账号', '出生年月', '状态'].map(text),
        [text('寅一'), text('１３９６６６６０００１'), text('yin.one'), text('2010-05'), text('在校')],
        [text('寅二'), text('139****0002'), text('139****0002'), text('2010-05'), text('在校')],
        [text('寅三'), text('13966660003'), text(''), text('2010-05'), text('已离开')],
      ],
    },
  ]);
  const { rows } = await checkOf(bytes);
  expect(rows.map(seen)).toEqual([
    ['寅二', null, null, 'error', '「139****0002、139****0002」只显示了一部分，认不出是谁，请填完整'],
    ['寅三', null, null, 'error', '状态是「已离开」，不从表格恢复，请在成员里操作'],
    ['寅一', null, null, 'add'],
  ]);
  expect(rows[2]?.notes).toEqual(['按手机号认人，没有用账号「yin.one」']);
});
