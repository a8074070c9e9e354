import { afterAll, expect, test, type TestContext } from 'vitest';
import { MAX_TRACE_STEPS, type TraceReport } from '@aosai/api/judging/judging';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { openTestJudge } from '../testing/testJudge.ts';

const judge = await openTestJudge();
afterAll(async () => judge.close());
const PATIENCE_MS = 120_000;
const trace = async (source: string, input = ''): Promise<TraceReport> => judge.trace({ language: CPP, source, input });

type Raw = [
  string,
  number | null,
  number,
  number,
  [string, number | null, [string, unknown][]][],
  unknown[][],
  unknown,
];
const stepsOf = ({ steps }: TraceReport): Raw[] =>
  steps
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Raw);
/** Names with their texts in the function at work, as the last step knows them. */
const lastNames = (report: TraceReport): Record<string, unknown> =>
  Object.fromEntries(stepsOf(report).at(-1)?.[4].at(-1)?.[2] ?? []);
/** Boxes as they were last written, by number. */
const boxes = (report: TraceReport): Map<unknown, unknown[]> =>
  new Map(
    stepsOf(report).flatMap((step) =>
      step[5].filter((box) => box.length > 1).map((box) => [box[0], box.slice(1)] as const),
    ),
  );
const boxOf = (report: TraceReport, name: string): unknown => {
  const value = lastNames(report)[name];
  return Array.isArray(value) ? boxes(report).get(value[0]) : value;
};

/** Skips a test where this machine cannot step through programs; `judge -- doctor` says why. */
const needsSteps = (context: TestContext): void => {
  const { stepping } = judge.status();
  context.skip(stepping !== 'ready', stepping);
};

test('trace: names line, variables and output of every step', { timeout: PATIENCE_MS }, async (context) => {
  needsSteps(context);
  const report = await trace(
    '#include <iostream>\nusing namespace std;\nint main() {\n    int n;\n    cin >> n;\n    cout << n * 2 << "\\n";\n    n = 7;\n}\n',
    '21',
  );
  expect({ ...report, steps: stepsOf(report).map(([event, line, shown]) => [event, line, shown]) }).toEqual({
    ended: 'done',
    compileMessage: '',
    output: '42\n',
    steps: [
      ['line', 5, 0],
      ['line', 6, 0],
      ['line', 7, 3],
      ['line', 8, 3],
      ['end', null, 3],
    ],
  });
  expect(lastNames(report)).toEqual({ n: '7' });
});

test(
  'trace: draws containers, structs, pointers and references as beginners name them',
  { timeout: PATIENCE_MS },
  async (context) => {
    needsSteps(context);
    const report = await trace(`#include <bits/stdc++.h>
using namespace std;
struct Node { int v; Node* next; };
int grid[3][2];
char word[10];
void change(int& x, vector<int>& v, int* p, int list[]) {
    x = 9;
    v[0] = 5;
    *p = 3;
    list[1] = 4;
}
int main() {
    int k = 1, m = 2, a[3] = {1, 2, 3};
    vector<int> v = {1, 2, 3};
    change(k, v, &m, a);
    Node end = {2, nullptr}, head = {1, &end};
    map<string, int> ages = {{"小林", 9}};
    set<int> s = {3, 1, 2};
    unordered_map<int, string> u = {{7, "seven"}};
    queue<int> q; q.push(4);
    pair<int, string> pr = {1, "z"};
    bool ok = true; char c = 'x'; double d = 0.5; unsigned char byte = 200;
    int* to = &a[2];
    int* heap = new int(6);
    int& same = v[1];
    strcpy(word, "hello");
    grid[1][0] = 8;
    auto twice = [](int z) { return 2 * z; };
    int n = 2;
    int sized[n]; sized[0] = 1; sized[1] = twice(2);
    return 0;
}
`);
    expect(report.ended).toBe('done');
    const names = lastNames(report);
    expect(names).toMatchObject({
      k: '9',
      m: '3',
      ok: 'true',
      c: "'x'",
      d: '0.5',
      byte: '200',
      to: '→ a[2]',
      same: '2',
    });
    expect(
      Object.fromEntries(
        ['a', 'v', 'ages', 's', 'u', 'q', 'pr', 'heap', 'sized', 'end', 'head'].map((name) => [
          name,
          boxOf(report, name),
        ]),
      ),
    ).toEqual({
      a: ['list 数组 int [3]', 3, ['1', '4', '3']],
      v: ['list vector<int>', 3, ['5', '2', '3']],
      ages: ['dict map<string, int>', 1, [['"小林"', '9']]],
      s: ['set set<int>', 3, ['1', '2', '3']],
      u: ['dict unordered_map<int, string>', 1, [['7', '"seven"']]],
      q: ['list queue<int>', 1, ['4']],
      pr: ['tuple pair<int, string>', 2, ['1', '"z"']],
      heap: ['object 一个值', 1, [['*', '6']]],
      sized: ['list 数组 int [2]', 2, ['1', '4']],
      end: [
        'object Node',
        2,
        [
          ['v', '2'],
          ['next', 'nullptr'],
        ],
      ],
      head: [
        'object Node',
        2,
        [
          ['v', '1'],
          ['next', names['end']],
        ],
      ],
    });
    const [globals] = stepsOf(report).at(-1)?.[4] ?? [];
    expect(globals?.[2].map(([name, value]) => [name, Array.isArray(value) ? '#' : value])).toEqual([
      ['grid', '#'],
      ['word', '"hello"'],
    ]);
  },
);

const LOOP = 'int main() {\n    long long n = 0;\n    while (true) {\n        n++;\n    }\n}\n';
const MILLION =
  '#include <iostream>\nint main() {\n    long long s = 0;\n    for (int i = 0; i < 1000000; i++) {\n        s += i;\n    }\n    std::cout << s;\n}\n';
const DEEP = 'int f(int n) {\n    return n == 100000 ? 0 : f(n + 1) + 1;\n}\nint main() {\n    return f(0);\n}\n';
const FLOOD =
  "#include <iostream>\n#include <string>\nint main() {\n    std::string s(1 << 20, 'x');\n    std::cout << s;\n    return 0;\n}\n";
const LONG =
  '#include <vector>\nint main() {\n    std::vector<int> v(100000, 7);\n    for (int i = 0; i < 100000; i++) {\n        v[i] = i;\n    }\n}\n';
const SLEEPS = '#include <unistd.h>\nint main() {\n    int a = 1;\n    sleep(60);\n    return a;\n}\n';

test.for([
  ['an endless loop', LOOP, 'steps'],
  ['a million steps', MILLION, 'steps'],
  ['100,000 calls of itself', DEEP, 'steps'],
  ['a megabyte of output', FLOOD, 'output'],
  ['a vector of 100,000', LONG, 'steps'],
  ['a line that takes a minute', SLEEPS, 'time'],
] as const)('trace: %s ends at its limit', { timeout: PATIENCE_MS }, async ([, source, ended], context) => {
  needsSteps(context);
  const report = await trace(source);
  expect(report.ended).toBe(ended);
  const steps = stepsOf(report);
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.length).toBeLessThanOrEqual(MAX_TRACE_STEPS);
  expect(Buffer.byteLength(report.steps) + Buffer.byteLength(report.output)).toBeLessThan(900_000);
  for (const [, , items] of boxes(report).values())
    expect(Array.isArray(items) ? items.length : 0).toBeLessThanOrEqual(100);
});

test.for([
  ['a null pointer', 'int main() {\n    int* p = nullptr;\n    *p = 1;\n}\n', 3, 'SIGSEGV'],
  ['a division by zero', 'int main() {\n    int a = 1, b = 0;\n    a /= b;\n}\n', 3, 'SIGFPE'],
  [
    'an uncaught error',
    '#include <vector>\nint main() {\n    std::vector<int> v(3);\n    v.at(5) = 1;\n}\n',
    4,
    'SIGABRT',
  ],
] as const)(
  'trace: %s is an error at its line',
  { timeout: PATIENCE_MS },
  async ([, source, line, signal], context) => {
    needsSteps(context);
    const report = await trace(source);
    const last = stepsOf(report).at(-1);
    expect([report.ended, last?.[0], last?.[1], last?.[6]]).toEqual(['error', 'error', line, signal]);
  },
);

test('trace: pragmas that optimize change neither lines nor variables', { timeout: PATIENCE_MS }, async (context) => {
  needsSteps(context);
  const report = await trace(
    '#pragma GCC optimize("O3")\nint main() {\n    int a = 1;\n    a = a + 1;\n    return 0;\n}\n',
  );
  expect(stepsOf(report).map(([, line]) => line)).toEqual([3, 4, 5, 6, null]);
  expect(lastNames(report)).toEqual({ a: '2' });
});

test('trace: a program that does not compile has the compiler’s message, and Python is not stepped through here', async () => {
  if (judge.status().stepping === 'ready') {
    const report = await trace('int main() { return x; }\n');
    expect([report.ended, report.compileMessage]).toEqual(['compile', expect.stringMatching(/x. was not declared/u)]);
  }
  expect(await judge.trace({ language: PYTHON, source: 'print(1)', input: '' })).toMatchObject({
    ended: 'unavailable',
  });
});
