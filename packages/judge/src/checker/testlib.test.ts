import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckerProgram } from '@aosai/api/judging/checkers';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { Judge } from '../judge.ts';
import { openTestJudge, requestOf } from '../testing/testJudge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = await openTestJudge();
});
afterAll(async () => judge.close());

const program = (body: string, kind: CheckerProgram['kind'] = 'checker'): CheckerProgram => ({
  kind,
  protocol: 'testlib',
  language: CPP,
  source: `#include "testlib.h"
using namespace std;
int main(int argc, char *argv[]) {
  ${kind === 'checker' ? 'registerTestlibCmd' : 'registerInteraction'}(argc, argv);
${body}
}`,
});

async function judged(output: string, compare: CheckerProgram, expected = '3\n') {
  const source = `import sys\nsys.stdout.write(${JSON.stringify(output)})`;
  const cases = [{ id: '1', input: '3\n', expected }];
  const report = await judge.judge(requestOf({ language: PYTHON, source, compare, cases, formatCounts: true }));
  return [report.verdict, report.points, report.cases[0]?.message];
}

/** Reads n numbers in a range, a word and a share, and compares the count of distinct numbers. */
const DISTINCT = program(`
  int n = inf.readInt(1, 100, "n");
  vector<int> all = ouf.readInts(n, 0, 1000, "a");
  string word = ouf.readToken("[a-z]{1,4}", "word");
  double share = ouf.readDouble(0, 1, "share");
  int expected = ans.readInt();
  int found = int(set<int>(all.begin(), all.end()).size());
  if (word == "half") quitp(0.5, "only %d", found);
  if (word == "part") quitf(_pc(50), "a quarter");
  if (found != expected) quitf(_wa, "expected %d, found %d", expected, found);
  quitf(_ok, "%s and %.1f", join(all).c_str(), share);`);

test.each([
  ['a right output', '1 2 3 ab 0.5\n\n', ['AC', 10_000, 'ok 1 2 3 and 0.5']],
  ['one with Windows line ends', '1\r\n2 3 ab\r\n1e-1\r\n', ['AC', 10_000, 'ok 1 2 3 and 0.1']],
  ['a wrong one', '1 2 2 ab 0.5', ['WA', 0, 'wrong answer expected 3, found 2']],
  ['half the points', '1 2 3 half 0', ['WA', 5000, 'points 0.5 only 3']],
  ['a part', '1 2 3 part 0', ['WA', 2500, 'partially correct (50) a quarter']],
  ['too much', '1 2 3 ab 0.5 6', ['PE', 0, 'wrong output format Extra information in the output file']],
  ['too little', '1 2', ['PE', 0, 'wrong output format Unexpected end of file - token expected']],
  ['a number that begins with 0', '01 2 3 ab 0', ['PE', 0, 'wrong output format Expected int32, but "01" found']],
  [
    'a number beyond int',
    '3000000000 2 3 ab 0',
    ['PE', 0, 'wrong output format Expected int32, but "3000000000" found'],
  ],
  ['no number', 'x 2 3 ab 0', ['PE', 0, 'wrong output format Expected int32, but "x" found']],
  ['nan', '1 2 3 ab nan', ['PE', 0, 'wrong output format Expected double, but "nan" found']],
  [
    'a number out of range',
    '1 2 1001 ab 0',
    ['WA', 0, 'wrong answer Integer element a[3] equals to 1001, violates the range [0, 1000]'],
  ],
  [
    'a word that does not fit',
    '1 2 3 abcde 0',
    [
      'WA',
      0,
      'wrong answer Token parameter [name=word] equals to "abcde", doesn\'t correspond to pattern "[a-z]{1,4}"',
    ],
  ],
])('shipped testlib.h: a checker judges %s', async (_, output, told) => {
  expect(await judged(output, DISTINCT)).toEqual(told);
});

test('shipped testlib.h: a broken answer file, a failed ensure and a missing quit give SE', async () => {
  expect([
    await judged('1 2 3 ab 0', DISTINCT, 'x\n'),
    await judged('', program('ensure(1 > 2); quitf(_ok, "");')),
    await judged('', program('')),
  ]).toEqual([
    ['SE', 0, 'FAIL Expected int32, but "x" found (answer)'],
    ['SE', 0, 'FAIL Condition failed: "1 > 2"'],
    ['SE', 0, 'FAIL Checker must end with quit or quitf call.'],
  ]);
});

const GUESS = program(
  `int secret = inf.readInt();
  for (int asked = 0;; asked++) {
    string kind = ouf.readToken("[?!]");
    int guess = ouf.readInt(1, 100, "guess");
    tout << kind << guess << endl;
    if (kind == "!") quitf(guess == secret ? _ok : _wa, "%d questions", asked);
    cout << (secret < guess ? -1 : secret > guess) << endl;
  }`,
  'interactor',
);

test.each([
  ['AC', 'ok 1 questions', 'print("? 50", flush=True)\ninput()\nprint("! 3")'],
  ['WA', 'wrong answer 0 questions', 'print("! 4")'],
  ['WA', 'wrong answer Integer parameter [name=guess] equals to 0, violates the range [1, 100]', 'print("? 0")'],
  ['PE', 'wrong output format Unexpected end of file - token expected', ''],
])('shipped testlib.h: an interactor ends with %s, %s', async (verdict, message, source) => {
  const cases = [{ id: '1', input: '3\n', expected: '' }];
  const report = await judge.judge(requestOf({ language: PYTHON, source, compare: GUESS, cases, formatCounts: true }));
  expect([report.verdict, report.cases[0]?.message]).toEqual([verdict, message]);
});

test.each(['c++14', 'c++17', 'c++20'] as const)('shipped testlib.h: compiles as %s', async (standard) => {
  expect(await judge.compileChecker({ ...DISTINCT, standard })).toBeNull();
});
