import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { importOf, linesOf } from '../../testing/importers/importOf.ts';
import { CHECKER, FOREIGN, INTERACTOR } from '../../testing/importers/describeItems.ts';

/** The comparison rule and the notes of the only task in a package. */
async function judged(files: Readonly<Record<string, string | Uint8Array>>) {
  const [item] = await importOf(files);
  const question = item?.question;
  const compare = question && 'compare' in question ? question.compare : null;
  const rule = compare && 'source' in compare ? { kind: compare.kind, protocol: compare.protocol } : compare;
  return { rule, notes: item?.notes.map(({ code, where }) => `${code} ${where}`.trim()) };
}

const DATA = { 'dat1.in': '5', 'dat1.ans': '1 4', 'dat2.in': '9', 'dat2.ans': '1 8' };
const SPJ = '#include<cstdio>\nint main(){int n,a,b;FILE*i=fopen("input","r"),*u=fopen("user_out","r");puts("100");}';

test('bare test data: a checker next to it is recognised by name, or gets a note', async () => {
  const limits = 'limit-default 时间、内存';
  const missing = 'statement-missing';
  expect(await judged({ ...DATA, 'spj_cpp11.cpp': SPJ })).toEqual({
    rule: { kind: 'checker', protocol: 'syzoj' },
    notes: [limits, missing],
  });
  expect(await judged({ ...DATA, 'chk.cpp': CHECKER })).toEqual({
    rule: { kind: 'checker', protocol: 'testlib' },
    notes: [limits, missing],
  });
  expect((await judged({ ...DATA, 'interactor.cpp': INTERACTOR })).rule).toEqual({
    kind: 'interactor',
    protocol: 'testlib',
  });
  expect(await judged({ ...DATA, 'spj.cpp': FOREIGN })).toEqual({
    rule: { kind: 'default' },
    notes: [limits, 'checker-unsupported spj.cpp', missing],
  });
});

test('bare test data: uses a statement next to it', async () => {
  const [line] = await linesOf({ ...DATA, 'statement.md': '# 分拆\n\n把数分成两个。\n' });
  expect([line?.title, line?.question?.stem, line?.notes]).toEqual(['分拆', '把数分成两个。', ['limit-default']]);
});

test('bare test data: sorts a number in brackets as a number', async () => {
  const files = { '数据 (2).in': '2', '数据 (2).out': '2', '数据 1.in': '1', '数据 1.out': '1' };
  const [item] = await importOf({ ...files, '数据 (10).in': '3', '数据 (10).out': '3' });
  const question = item?.question;
  expect(question && 'cases' in question ? question.cases.map(({ id }) => id) : []).toEqual([
    '数据 1',
    '数据 (2)',
    '数据 (10)',
  ]);
});

const GBK = Buffer.from([0xc4, 0xe3, 0xba, 0xc3, 0x0a]);

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

test('case data: converts GBK to UTF-8, adds a note for other bytes that are not text', async () => {
  const [item] = await importOf({ '1.in': '1', '1.out': GBK, '2.in': '2', '2.out': Buffer.from([0xff, 0, 0xfe]) });
  const question = item?.question;
  const [first] = question && 'cases' in question ? question.cases : [];
  expect(first?.expected.sha256).toBe(sha('你好\n'));
  expect(item?.notes.map(({ code, where }) => `${code} ${where}`)).toEqual(
    expect.arrayContaining(['encoding-guessed 1.out', 'case-not-text 2.out']),
  );
});

const ICPC = {
  'problem.yaml':
    'problem_format_version: 2025-09\ntype: pass-fail\nname: 三分之一\nlimits:\n  time_limit: 1.0\n  memory: 256\n',
  'statement/problem.en.md': 'Print n/3 within 1e-6.',
  'data/sample/1.in': '1',
  'data/sample/1.ans': '0.333333333333',
  'data/secret/1.in': '2',
  'data/secret/1.ans': '0.666666666667',
};
const ARGS = 'output_validator_args: [float_tolerance, "1E-6"]\n';
const REAL = { kind: 'real', absolute: 1e-6, relative: 1e-6, ignoreCase: true };

test('ICPC: uses the tolerance of a test group, in whichever file it is given', async () => {
  expect(await judged({ ...ICPC, 'data/test_group.yaml': ARGS })).toEqual({ rule: REAL, notes: [] });
  expect(await judged({ ...ICPC, 'data/secret/test_group.yaml': ARGS })).toEqual({ rule: REAL, notes: [] });
  expect(
    await judged({ ...ICPC, 'data/secret/testdata.yaml': 'output_validator_flags: float_tolerance 1E-6\n' }),
  ).toEqual({
    rule: REAL,
    notes: [],
  });
});

test('ICPC: adds a note for groups with different arguments and for arguments of a custom validator', async () => {
  const groups = {
    ...ICPC,
    'data/secret/a/1.in': '1',
    'data/secret/a/1.ans': '1',
    'data/secret/a/test_group.yaml': 'output_validator_args: [case_sensitive]\n',
  };
  expect((await judged(groups)).notes).toEqual(expect.arrayContaining([expect.stringMatching(/^checker-arguments/)]));
  const own = { ...ICPC, 'output_validator/check.cpp': FOREIGN, 'data/test_group.yaml': ARGS };
  expect(await judged(own)).toEqual({
    rule: { kind: 'checker', protocol: 'icpc' },
    notes: ['checker-arguments float_tolerance 1E-6'],
  });
});

test('ICPC: refuses multi-pass in every notation, keeps languages, adds a note for graders', async () => {
  const yaml = (text: string) => ({ ...ICPC, 'problem.yaml': `name: x\n${text}` });
  expect((await judged(yaml('type: [pass-fail, multi-pass]\n'))).notes).toEqual(['unsupported-type multi-pass']);
  expect((await judged(yaml('validation: custom multi-pass\n'))).notes).toEqual(['unsupported-type multi-pass']);
  expect((await judged(yaml('limits:\n  validation_passes: 2\n'))).notes).toEqual(['unsupported-type multi-pass']);
  const [item] = await importOf(yaml('languages: [python3]\nlimits: {time_limit: 1, memory: 256}\n'));
  expect(item?.question && 'languages' in item.question ? item.question.languages : null).toEqual([71]);
  expect((await judged({ ...ICPC, 'include/cpp/grader.cpp': 'int main() {}' })).notes).toEqual([
    'extra-files include/cpp/grader.cpp',
  ]);
});

const dmoj = (yaml: string, files: Record<string, string> = { '1.in': '1', '1.out': '1' }) =>
  judged({ 'init.yml': yaml, 'statement.md': '# 题\n\n题面', ...files });
const LIST = 'test_cases:\n- {in: 1.in, out: 1.out, points: 1}\n';

test.each([
  ['easy', { kind: 'default' }, 'checker-unsupported easy'],
  ['linecount', { kind: 'default' }, 'checker-unsupported linecount'],
  ['sorted', { kind: 'default' }, 'checker-unsupported sorted'],
  ['unordered', { kind: 'default' }, 'checker-unsupported unordered'],
  ['mine.py', { kind: 'default' }, 'checker-unsupported mine.py'],
  ['rstripped', { kind: 'default' }, undefined],
  ['identical', { kind: 'exact' }, undefined],
  ['standard', { kind: 'token' }, undefined],
  [
    '{name: floats, args: {precision: 3, error_mode: absolute}}',
    { kind: 'real', absolute: 1e-3, relative: 0 },
    undefined,
  ],
])('DMOJ: checker %s', async (checker, rule, note) => {
  const found = await dmoj(`${LIST}checker: ${checker}\n`);
  expect([found.rule, found.notes?.find((one) => one.startsWith('checker'))]).toEqual([rule, note]);
});

test('DMOJ: adds notes for checkers of single cases and for input and output files', async () => {
  const each = 'test_cases:\n- {in: 1.in, out: 1.out, points: 1, checker: easy}\n';
  expect((await dmoj(each)).notes).toContain('checker-unsupported 1 checker');
  expect((await dmoj(`${LIST}file_io: {input: a.in, output: a.out}\n`)).notes).toContain('file-io a');
  expect((await dmoj(`${LIST}file_io: {input: a.in, output: b.txt}\n`)).notes).toContain('extra-files a.in b.txt');
});

test('DMOJ: without a list of cases, each batch gets the answers of its own files', async () => {
  const files = {
    'init.yml': 'points: 10\n',
    'statement.md': '# 题\n\n题面',
    'b1-1.in': 'x',
    'b1-1.out': 'x1',
    'b2-1.in': 'y',
    'b2-1.out': 'y1',
  };
  const [item] = await importOf(files);
  const cases = item?.question && 'cases' in item.question ? item.question.cases : [];
  expect(cases.map(({ input, expected }) => [input.sha256, expected.sha256])).toEqual([
    [sha('x'), sha('x1')],
    [sha('y'), sha('y1')],
  ]);
});

test('FPS: pairs named test data by name, in any order', async () => {
  const item = (inside: string) => `<fps><item><title>x</title><time_limit unit="s">1</time_limit>
<memory_limit unit="mb">64</memory_limit><description>d</description>${inside}</item></fps>`;
  const test1 = (kind: string, name: string, text: string) => `<test_${kind} name="${name}">${text}</test_${kind}>`;
  const files = [
    test1('input', 'input1', 'a'),
    test1('input', 'input10', 'c'),
    test1('input', 'input2', 'b'),
    test1('output', 'output1', 'A'),
    test1('output', 'output2', 'B'),
    test1('output', 'output10', 'C'),
    '<test_input/><test_output></test_output>',
  ].join('');
  const [found] = await importOf(item(files));
  const cases = found?.question && 'cases' in found.question ? found.question.cases : [];
  expect(await Promise.all(cases.map(async (one) => `${await one.input.text()}${await one.expected.text()}`))).toEqual([
    'aA',
    'cC',
    'bB',
    '',
  ]);
});

test('UOJ, Hydro, CMS, Polygon: add notes for judging features that we do not support', async () => {
  const data = { 'input1.txt': '1', 'output1.txt': '1' };
  expect((await judged({ 'problem.conf': 'use_builtin_judger off\nn_tests 1\n', ...data })).notes).toContain(
    'checker-unsupported judger',
  );
  const hydro = { 'problem.yaml': 'title: 甲\n', 'problem.md': '题', 'testdata/1.in': '1', 'testdata/1.out': '1' };
  expect((await judged({ ...hydro, 'testdata/config.yaml': 'judge_extra_files: [table.txt]\n' })).notes).toContain(
    'extra-files table.txt',
  );
  const cms = { 'task.yaml': 'name: x\ntitle: x\n', 'input/input0.txt': '1', 'output/output0.txt': '1' };
  expect((await judged({ ...cms, 'sol/grader.cpp': 'int main() {}' })).notes).toContain('extra-files sol/grader.cpp');
  const polygon = '<problem><judging run-count="2"><testset name="tests"/></judging></problem>';
  expect((await judged({ 'problem.xml': polygon })).notes).toContain('unsupported-type run-count');
});

test('TeX: finds pictures without extension, in a subfolder, and as an illustration', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const [line] = await linesOf({
    'problem.yaml': 'name: x\nlimits: {time_limit: 1, memory: 256}\n',
    'problem_statement/problem.en.tex': String.raw`\problemname{X}\illustration{0.3}{tree.png}{A tree}
\begin{figure}\includegraphics[width=3cm]{fig}\end{figure}`,
    'problem_statement/tree.png': png,
    'problem_statement/img/fig.png': Buffer.concat([png, Buffer.from('1')]),
    'data/secret/1.in': '1',
    'data/secret/1.ans': '1',
  });
  expect([line?.images, line?.notes, line?.question?.stem.match(/!\[\]\([0-9a-f]{16}\.png\)/g)?.length]).toEqual([
    2,
    [],
    2,
  ]);
  expect(line?.question?.stem).toContain('A tree');
});

test('GIFT: names become titles, and without blank lines a broken question does not affect the next', async () => {
  const text = `::peers gift:: 2+2=? {=4 ~3}
::broken:: no end {=1 ~2
::n 3:: a*b {T}
Capital of France? {=Paris ~Rome}
::last::x {=1 ~0}
`;
  expect(
    (await linesOf(text)).map(({ title, type, outcome, question }) => [title, type, outcome, question?.answerText]),
  ).toEqual([
    ['peers gift', '1', 'imported', 'A'],
    ['broken', null, 'refused', undefined],
    ['n 3', '3', 'imported', 'T'],
    ['Capital of France?', '1', 'imported', 'A'],
    ['last', '1', 'imported', 'A'],
  ]);
});

test('GIFT: a broken question is refused with its line and what is wrong', async () => {
  const text = `// two questions
::one:: 2+2=? {=4 ~3}

::two:: no end
in three lines {=1 ~2

no answers {1 2}
`;
  const hints = (await importOf(text)).map(({ notes }) => notes.map(({ where }) => where));
  expect(hints).toEqual([[], ['从第 4 行起，答案后面缺少「}」'], ['从第 7 行起，花括号里没有以 = 或 ~ 开头的答案']]);
});
