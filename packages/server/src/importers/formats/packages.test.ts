import { expect, test } from 'vitest';
import { importOf, linesOf } from '../testing/importOf.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const CHECKER =
  '#include "testlib.h"\nint main(int argc, char* argv[]) { registerTestlibCmd(argc, argv); quitf(_ok, ""); }';
const FOREIGN = '#include <cstdio>\nint main(int argc, char* argv[]) { return 0; }';
const INTERACTOR = '#include "testlib.h"\nint main(int argc, char* argv[]) { registerInteraction(argc, argv); }';

/** What the command line says of a task in one line: format, title, samples+cases, limits, checker, subtasks, notes. */
async function told(files: Files): Promise<string[]> {
  return (await linesOf(files)).map((line) =>
    [
      line.key,
      line.format,
      line.title,
      `${line.samples}+${line.cases}`,
      `${line.timeMs}ms`,
      `${line.memoryKiB}K`,
      line.checker,
      line.subtasks,
      line.notes.join(),
    ].join(' '),
  );
}

async function subtasksOf(files: Files) {
  const [item] = await importOf(files);
  const question = item?.question;
  if (!question || !('subtasks' in question)) throw new Error(`no task: ${JSON.stringify(item?.notes)}`);
  const inside = (id: string) => question.cases.flatMap((one) => (one.subtaskId === id ? [one.id] : [])).join('+');
  return question.subtasks.map(({ id, points, type, requires }) =>
    [`${id}(${inside(id)})`, points, type, ...(requires ?? [])].join(' '),
  );
}

test('pairs of test files in every spelling make a task without statement', async () => {
  expect(
    await told({
      'x/sample1.in': '1',
      'x/sample1.out': '1',
      'x/p1-1.in': '1',
      'x/p1-1.OUT': '1',
      'x/p2-1.in': '2',
      'x/p2-1.ans': '2',
      'x/lonely.in': '2',
      '__MACOSX/x/._p2-1.in': '',
    }),
  ).toEqual(['x cases x 1+2 1000ms 262144K - 2 case-unpaired,limit-default,statement-missing']);
  const spellings: Files[] = [
    { 'input1.txt': 'a', 'output1.txt': 'b' },
    { 'x.in1': 'a', 'x.ou1': 'b' },
    { 'in/1': 'a', 'out/1': 'b' },
    { 'input/1.txt': 'a', 'output/1.txt': 'b' },
    { '1[30].in': 'a', '1[30].std': 'b' },
  ];
  expect((await Promise.all(spellings.map(linesOf))).map(([line]) => line?.cases)).toEqual([1, 1, 1, 1, 1]);
});

test('two answers to one input are ambiguous, and .out counts', async () => {
  const lines = await linesOf({ '1.in': 'a', '1.out': 'yes', '1.ans': 'no', '2.in': 'a', '2.out': 'b' });
  const plain = await linesOf({ '1.in': 'a', '1.out': 'yes', '2.in': 'a', '2.out': 'b' });
  expect(lines.map(({ dataHash, notes }) => [dataHash, notes[0]])).toEqual([[plain[0]?.dataHash, 'case-ambiguous']]);
});

const polygonXml = (judging: string, assets = ''): string =>
  `<?xml version="1.0" encoding="utf-8"?><problem><names><name language="english" value="Sum"/><name language="chinese" value="求和"/></names>
  <judging><testset name="tests"><time-limit>2000</time-limit><memory-limit>268435456</memory-limit>
  <input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>${judging}</testset></judging>
  <assets>${assets}</assets><tags><tag value="math"/></tags></problem>`;

test('Polygon: names, limits in bytes, groups, a built-in checker, TeX; what is missing is named', async () => {
  const files = {
    'problem.xml': polygonXml(
      `<tests><test method="manual" sample="true"/><test method="manual" points="40" group="a"/><test method="manual" points="60" group="b"/><test method="generated" cmd="gen 1" points="0" group="b"/></tests>
      <groups><group name="a" points-policy="complete-group"/><group name="b" points-policy="complete-group"><dependencies><dependency group="a"/></dependencies></group></groups>`,
      '<checker name="std::ncmp.cpp" type="testlib"/>',
    ),
    'tests/01': '1\n',
    'tests/01.a': '1\n',
    'tests/02': '2\n',
    'tests/02.a': '2\n',
    'tests/03': '3\n',
    'tests/03.a': '3\n',
    'statement-sections/chinese/legend.tex':
      '给定 $n \\le 10^5$，输出 \\textbf{和}。\n\\begin{itemize}\\item 甲\\item 乙\\end{itemize}',
    'statement-sections/chinese/input.tex': '一行 \\t{n}',
  };
  expect(await told(files)).toEqual(['. polygon 求和 1+2 2000ms 262144K builtin:ncmp 2 generator-not-run']);
  expect(await subtasksOf(files)).toEqual(['a(2) 4000 min', 'b(3) 6000 min a']);
  const [line] = await linesOf(files);
  expect(line?.question?.stem).toBe('给定 $n \\le 10^5$，输出 **和**。\n\n- 甲\n- 乙\n\n## 输入格式\n\n一行 `n`');
});

test('Polygon: a standard package has neither answers nor a checker that is not there', async () => {
  expect(
    await told({
      'p/problem.xml': polygonXml(
        '<tests><test method="manual" sample="true"/></tests>',
        '<checker name="my"><source path="files/check.cpp" type="cpp.g++17"/></checker>',
      ),
      'p/tests/01': '1',
      'p/statement-sections/chinese/example.01': '1',
      'p/statement-sections/chinese/example.01.a': '2',
      'p/statement-sections/chinese/legend.tex': '题面',
    }),
  ).toEqual(['p polygon 求和 1+0 2000ms 262144K - 0 case-missing,checker-missing,only-samples']);
});

test('ICPC legacy: validator flags, samples, submissions; interactive and scoring by their folders', async () => {
  const base = {
    'sum/problem.yaml': 'name: Sum\nvalidator_flags: float_tolerance 1e-4\nlimits:\n  memory: 64\n',
    'sum/.timelimit': '2\n',
    'sum/problem_statement/problem.tex': '\\problemname{Sum}\nAdd $a$ and \\emph{b}.',
    'sum/data/sample/1.in': '1\n',
    'sum/data/sample/1.ans': '1\n',
    'sum/data/secret/1.in': '1\n',
    'sum/data/secret/1.ans': '1\n',
    'sum/submissions/accepted/a.py': 'print(1)',
  };
  expect(await told(base)).toEqual(['sum icpc Sum 1+1 2000ms 65536K float 0 ']);
  const interactive = {
    ...base,
    'sum/problem.yaml': 'validation: custom interactive\n',
    'sum/output_validators/v/v.cpp': FOREIGN,
  };
  expect(await told(interactive)).toEqual(['sum icpc Sum 1+1 2000ms 262144K interactor-icpc 0 limit-default']);
  expect(
    await told({ ...base, 'sum/problem.yaml': 'problem_format_version: 2025-09\nname: Sum\ntype: [submit-answer]\n' }),
  ).toEqual(['sum icpc Sum 0+0 nullms nullK  0 unsupported-type']);
});

test('ICPC 2025-09: names by language, time in limits, groups with scores of their own', async () => {
  const files = {
    'problem.yaml':
      'problem_format_version: 2025-09\nname: {en: Sum, zh: 求和}\ntype: scoring\nlimits: {time_limit: 1.5, memory: 256}\n',
    'statement/problem.zh.md': '求和 ![图](a.png)',
    'data/secret/g1/test_group.yaml': 'scoring: {score: 30, aggregation: min}\n',
    'data/secret/g1/a.in': '1',
    'data/secret/g1/a.ans': '1',
    'data/secret/g2/test_group.yaml': 'scoring: {score: 70}\nrequire_pass: [secret/g1]\n',
    'data/secret/g2/b.in': '2',
    'data/secret/g2/b.ans': '2',
    'output_validator/v.py': 'import sys\nsys.exit(42 if True else 43)\n',
  };
  expect(await told(files)).toEqual(['. icpc 求和 0+2 1500ms 262144K icpc 2 image-refused']);
  expect(await subtasksOf(files)).toEqual(['g1(g1/a) 3000 min', 'g2(g2/b) 7000 min g1']);
});

test('Hydro: subtasks, samples in fences, checkers of every protocol, data alone, objective questions', async () => {
  const head = {
    '1/problem.yaml': 'pid: P1\ntitle: 求和\ntag: [模拟]\ndifficulty: 2\n',
    '1/problem_zh.md': '题面\n\n```input1\n1 2\n```\n\n```output1\n3\n```\n',
  };
  const data = { '1/testdata/1.in': '1', '1/testdata/1.out': '1', '1/testdata/2.in': '2', '1/testdata/2.out': '2' };
  const config =
    'time: 500ms\nmemory: 64m\nsubtasks:\n- {score: 30, cases: [{input: 1.in, output: 1.out}]}\n- {score: 70, type: sum, if: [1], cases: [{input: 2.in, output: 2.out}, {input: 3.in, output: 3.out}]}\n';
  const whole = { ...head, ...data, '1/testdata/config.yaml': config };
  expect(await told(whole)).toEqual(['1 hydro 求和 1+2 500ms 65536K - 2 case-missing']);
  expect(await subtasksOf(whole)).toEqual(['1(1) 3000 min', '2(2) 7000 sum 1']);
  const checked = (type: string, source: string) =>
    told({
      ...head,
      ...data,
      '1/testdata/config.yaml': `checker_type: ${type}\nchecker: c.cpp\n`,
      '1/testdata/c.cpp': source,
    });
  expect(
    [await checked('testlib', CHECKER), await checked('lemon', FOREIGN), await checked('kattis', FOREIGN)].flat(),
  ).toEqual([
    '1 hydro 求和 1+2 1000ms 262144K testlib 0 ',
    '1 hydro 求和 1+2 1000ms 262144K lemon 0 ',
    '1 hydro 求和 1+2 1000ms 262144K icpc 0 ',
  ]);
  expect(
    await told({
      'config.yaml': 'type: interactive\ninteractor: i.cpp\n',
      'i.cpp': INTERACTOR,
      '1.in': '1',
      '1.out': '1',
    }),
  ).toEqual(['. hydro  0+1 1000ms 262144K interactor-testlib 0 statement-missing']);
  const objective = await linesOf({
    'problem.yaml': 'title: 卷\n',
    'problem.md':
      '1. 选一个 {{ select(1) }}\n- 甲\n- 乙\n- 丙\n\n2. 选几个 {{ multiselect(2) }}\n\n- 甲\n- 乙\n- 丙\n\n3. 填 {{ input(3) }} 个\n',
    'testdata/config.yaml': "type: objective\nanswers:\n  '1': [B, 4]\n  '2': [[A, C], 6]\n  '3': [[三, '3'], 5]\n",
  });
  expect(
    objective.map(({ key, type, question }) => [
      key,
      type,
      question?.stem,
      question?.options,
      question?.answerText,
      question?.points,
    ]),
  ).toEqual([
    ['1', '1', '选一个', ['甲', '乙', '丙'], 'B', 4],
    ['2', '2', '选几个', ['甲', '乙', '丙'], 'A,C', 6],
    ['3', '4', '填 ____ 个', [], '三/3', 5],
  ]);
});

test('QDUOJ: scores, answers that are none, templates, its checker; numbers may have gaps', async () => {
  const problem = (extra: object) =>
    JSON.stringify({
      title: '求和',
      description: { format: 'html', value: '<p>a&lt;b</p>' },
      input_description: { format: 'markdown', value: '`x`' },
      samples: [{ input: '1', output: '2' }],
      test_case_score: [
        { score: 30, input_name: '1.in', output_name: '1.out' },
        { score: 70, input_name: '2.in', output_name: '-' },
      ],
      time_limit: 1000,
      memory_limit: 256,
      template: {
        'C++':
          '//PREPEND BEGIN\nint f();\n//PREPEND END\n//TEMPLATE BEGIN\nint f(){}\n//TEMPLATE END\n//APPEND BEGIN\nint main(){}\n//APPEND END',
      },
      tags: ['模拟'],
      ...extra,
    });
  const data = (no: number) => ({
    [`${no}/testcase/1.in`]: '1',
    [`${no}/testcase/1.out`]: '2',
    [`${no}/testcase/2.in`]: '3',
  });
  const spj = { spj: { code: FOREIGN, language: 'C++' }, rule_type: 'ACM' };
  const files = {
    '1/problem.json': problem({}),
    ...data(1),
    '4/problem.json': problem(spj),
    ...data(4),
    '5/problem.json': '{',
  };
  expect(await told(files)).toEqual([
    '1 qduoj 求和 1+2 1000ms 262144K - 2 ',
    '4 qduoj 求和 1+2 1000ms 262144K qduoj 0 ',
    '5 qduoj  0+0 nullms nullK  0 manifest-broken',
  ]);
  expect(await subtasksOf(files)).toEqual(['1(1) 3000 min', '2(2) 7000 min']);
});

test('HOJ: one question for each JSON beside its folder, groups and file names', async () => {
  const root = (mode: string) =>
    JSON.stringify({
      problem: {
        title: '求和',
        description: '题面',
        examples: '<input>1</input><output>2</output>',
        timeLimit: 1000,
        memoryLimit: 128,
        type: 1,
        judgeCaseMode: mode,
        isFileIO: true,
        ioReadFileName: 'sum.in',
      },
      samples: [
        { input: '1.in', output: '1.out', score: 40, groupNum: 1 },
        { input: '2.in', output: '2.out', score: 60, groupNum: 2 },
      ],
      tags: [],
    });
  const data = { 'a/1.in': '1', 'a/1.out': '1', 'a/2.in': '1', 'a/2.out': '1' };
  expect(await told({ 'a.json': root('subtask_lowest'), ...data, 'b.json': root('default') })).toEqual([
    'a hoj 求和 1+2 1000ms 131072K - 2 file-io',
    'b hoj 求和 1+0 1000ms 131072K - 0 case-missing,only-samples,file-io',
  ]);
});

test('data of UOJ, SYZOJ, Luogu, Vijos, DMOJ, CMS and contests of Lemon', async () => {
  const io = (names: readonly (readonly [string, string])[]): Files =>
    Object.fromEntries(
      names.flatMap(([a, b]) => [
        [a, '1'],
        [b, '1'],
      ]),
    );
  expect(
    await told({
      'problem.conf':
        'use_builtin_checker ncmp\nn_tests 2\nn_ex_tests 1\nn_sample_tests 1\ntime_limit 2\nn_subtasks 2\nsubtask_end_1 1\nsubtask_score_1 40\nsubtask_end_2 2\nsubtask_score_2 60\nsubtask_dependence_2 1\n',
      ...io([
        ['input1.txt', 'output1.txt'],
        ['input2.txt', 'output2.txt'],
        ['ex_input1.txt', 'ex_output1.txt'],
      ]),
    }),
  ).toEqual(['. uoj  1+2 2000ms 262144K builtin:ncmp 2 statement-missing']);
  expect(
    await told({
      'data.yml':
        "subtasks:\n- {score: 100, type: mul, cases: [1, 2]}\ninputFile: '#.in'\noutputFile: '#.out'\nspecialJudge: {language: cpp, fileName: spj.cpp}\n",
      'spj.cpp': FOREIGN,
      'statement.md': '# 求和\n\n时间限制：2000 ms\n内存限制：512 MiB\n',
      ...io([
        ['1.in', '1.out'],
        ['2.in', '2.out'],
      ]),
    }),
  ).toEqual(['. syzoj 求和 0+2 2000ms 524288K syzoj 1 score-approximated']);
  expect(
    await told({
      'config.yml':
        '1.in:\n  timeLimit: 1000\n  memoryLimit: 131072\n  score: 40\n  subtaskId: 0\n2.in:\n  timeLimit: 2000\n  memoryLimit: 131072\n  score: 60\n  subtaskId: 1\n',
      ...io([
        ['1.in', '1.out'],
        ['2.in', '2.ans'],
      ]),
    }),
  ).toEqual(['. luogu  0+2 2000ms 131072K - 2 limit-per-case,statement-missing']);
  expect(
    await told({
      'Config.ini': '2\n1.in|1.out|1|50|65536\n2.in|2.out|1|50|65536\n',
      ...io([
        ['Input/1.in', 'Output/1.out'],
        ['input/2.in', 'Output/2.out'],
      ]),
    }),
  ).toEqual(['. vijos  0+2 1000ms 65536K - 2 statement-missing']);
  expect(
    await told({
      'init.yml':
        'checker: {name: floats, args: {precision: 4}}\ntest_cases:\n- {in: 1.in, out: 1.out, points: 10}\n- {batched: [{in: 2.in, out: 2.out}, {in: 3.in, out: 3.out}], points: 20, dependencies: [1]}\n',
      ...io([
        ['1.in', '1.out'],
        ['2.in', '2.out'],
      ]),
    }),
  ).toEqual(['. dmoj  0+2 1000ms 262144K float 2 case-missing,limit-default,statement-missing']);
  expect(
    await told({
      'task.yaml': 'title: 求和\ntime_limit: 1.0\nmemory_limit: 256\nn_input: 2\npublic_testcases: "0"\n',
      'gen/GEN': '#ST: 0\n1\n#ST: 100\n2\n',
      ...io([
        ['input/input0.txt', 'output/output0.txt'],
        ['input/input1.txt', 'output/output1.txt'],
      ]),
    }),
  ).toEqual(['. cms 求和 1+1 1000ms 262144K - 1 statement-missing']);
  const task = (extra: object) => ({
    problemTitle: '求和',
    sourceFileName: 'sum',
    taskType: 0,
    comparisonMode: 3,
    realPrecision: 3,
    standardInputCheck: true,
    testCases: [
      {
        fullScore: 100,
        timeLimit: 1000,
        memoryLimit: 256,
        inputFiles: ['sum\\1.in', 'sum/2.in'],
        outputFiles: ['sum/1.out', 'sum/2.out'],
      },
    ],
    ...extra,
  });
  expect(
    await told({
      'day.cdf': JSON.stringify({ tasks: [task({}), task({ taskType: 1, sourceFileName: 'ans' })] }),
      ...io([
        ['data/sum/1.in', 'data/sum/1.out'],
        ['data/sum/2.in', 'data/sum/2.out'],
      ]),
    }),
  ).toEqual([
    'sum lemon 求和 0+2 1000ms 262144K float 1 statement-missing',
    'ans lemon 求和 0+0 nullms nullK  0 unsupported-type',
  ]);
});

test('an archive in the archive is opened, one inside that is not', async () => {
  const { packageOf } = await import('../testing/zipOf.ts');
  const inner = packageOf({ '1.in': '1', '1.out': '2' });
  expect((await linesOf({ 'a/b.zip': inner })).map(({ key, notes }) => [key, notes])).toEqual([
    ['a/b', ['limit-default', 'statement-missing', 'nested-zip']],
  ]);
  const deep = packageOf({ 'c.zip': inner });
  expect((await linesOf({ 'b.zip': deep })).map(({ key, notes }) => [key, notes])).toEqual([
    ['b/c.zip', ['zip-nested']],
  ]);
});
