import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Checker } from '@aosai/api/judging/checkers';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { checkedBy } from './checkerVerdict.ts';
import type { Judge } from '../judge.ts';
import type { RunOutcome } from '../runner.ts';
import { endedRun } from '../testing/endedRun.ts';
import { openTestJudge, requestOf } from '../testing/testJudge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = await openTestJudge();
});
afterAll(async () => judge.close());

type Protocol = Checker['protocol'];
const told = (protocol: Protocol, change: Partial<RunOutcome>, fullPoints?: number): string => {
  const { verdict, ratio, message } = checkedBy(
    { kind: 'checker', protocol, language: CPP, fullPoints },
    endedRun(change),
  );
  return `${verdict} ${ratio} ${message}`;
};
const scored = (score: string, message = '') => ({
  written: { score: Buffer.from(score), message: Buffer.from(message) },
});
const printed = (output: string, error = '') => ({ output: Buffer.from(output), error: Buffer.from(error) });

test.each([
  ['hustoj', {}, 'AC 1 '],
  ['hustoj', { exitCode: 1, ...printed('line 3') }, 'WA 0 line 3'],
  ['hustoj', { exitCode: 77 }, 'WA 0 '],
  ['qduoj', {}, 'AC 1 '],
  ['qduoj', { exitCode: 1 }, 'WA 0 '],
  ['lemon', scored('100\n', 'well done'), 'AC 1 well done'],
  ['lemon', scored('35'), 'WA 0.35 '],
  ['lemon', scored(' 0 \n', 'no'), 'WA 0 no'],
  ['syzoj', printed('100', 'fine'), 'AC 1 fine'],
  ['syzoj', printed('50\n', 'half'), 'WA 0.5 half'],
] as const)('checkedBy: %s, a checker that ended with %j means %s', (protocol, change, expected) => {
  expect(told(protocol, change)).toBe(expected);
});

test('checkedBy: divides points by fullPoints, from the exit code of hustoj and from the score file of Lemon', () => {
  expect([
    told('hustoj', { exitCode: 30 }, 100),
    told('hustoj', { exitCode: 100 }, 100),
    told('hustoj', { exitCode: 0 }, 100),
    told('lemon', scored('4'), 8),
  ]).toEqual(['WA 0.3 ', 'AC 1 ', 'WA 0 ', 'WA 0.5 ']);
});

test.each([
  ['hustoj', { exitCode: null, signal: 'SIGSEGV' }],
  ['hustoj', { killed: 'cpu' }],
  ['hustoj', { exitCode: 101 }, 100],
  ['qduoj', { exitCode: 2 }],
  ['qduoj', { exitCode: 255 }],
  ['qduoj', { killed: 'wall' }],
  ['lemon', scored('')],
  ['lemon', {}],
  ['lemon', scored('101')],
  ['lemon', scored('-5')],
  ['lemon', scored('1e999')],
  ['lemon', scored('NaN')],
  ['lemon', scored('满分')],
  ['lemon', { ...scored('100'), killed: 'cpu' }],
  ['lemon', { ...scored('100'), exitCode: 1 }],
  ['lemon', { ...scored('100'), outputOverrun: true }],
  ['syzoj', printed('')],
  ['syzoj', printed('1000')],
  ['syzoj', printed('AC')],
  ['syzoj', { ...printed('100'), exitCode: 3 }],
  ['syzoj', { ...printed('100'), outputOverrun: true }],
] as const)('checkedBy: %s, a checker that ended with %j broke its protocol and gives SE', (...args) => {
  const [protocol, change, fullPoints] = args as [Protocol, Partial<RunOutcome>, number?];
  expect(told(protocol, change, fullPoints)).toMatch(/^SE 0 比较程序/u);
});

/** The output is right when it is the answer with its words reversed; each protocol reports it in its own way. */
const READ = `#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>
static std::vector<std::string> words(const char *path) {
  std::ifstream file(path);
  return {std::istream_iterator<std::string>(file), {}};
}
static bool turned(const char *one, const char *other) {
  auto a = words(one), b = words(other);
  return a == std::vector<std::string>(b.rbegin(), b.rend());
}
`;
const PROGRAMS: Record<'hustoj' | 'qduoj' | 'lemon' | 'syzoj', string> = {
  hustoj: 'int main(int c, char **v) { return c == 4 && turned(v[2], v[3]) ? 0 : 1; }',
  qduoj: 'int main(int c, char **v) { return c == 3 && words(v[1]).size() == words(v[2]).size() ? 0 : 1; }',
  lemon: `int main(int c, char **v) {
    std::ofstream(v[6]) << "out of " << v[4];
    std::ofstream(v[5]) << (c == 7 && turned(v[2], v[3]) ? std::stoi(v[4]) : 25);
  }`,
  syzoj: `int main() {
    std::cerr << words("code").size() << " words of code";
    std::cout << (turned("user_out", "answer") ? 100 : words("input").size() == 2 ? 40 : 0);
  }`,
};

const checkerOf = (protocol: Protocol, source: string, change: Partial<Checker> = {}): Checker => ({
  kind: 'checker',
  protocol,
  language: CPP,
  source,
  ...change,
});

async function judged(compare: Checker, output: string) {
  const { verdict, points, cases } = await judge.judge(
    requestOf({
      language: PYTHON,
      source: `print(${JSON.stringify(output)})`,
      compare,
      cases: [{ id: '1', input: '1 2\n', expected: 'a b\n' }],
    }),
  );
  return [verdict, points, cases[0]?.message];
}

test(
  'checker protocols: hustoj, QDUOJ, Lemon and SYZOJ checkers work in the sandbox',
  { timeout: 120_000 },
  async () => {
    const results = [];
    for (const protocol of ['hustoj', 'qduoj', 'lemon', 'syzoj'] as const) {
      const checker = checkerOf(protocol, READ + PROGRAMS[protocol]);
      results.push([protocol, await judged(checker, 'b a'), await judged(checker, 'a b c')]);
    }
    expect(results).toEqual([
      ['hustoj', ['AC', 10_000, undefined], ['WA', 0, undefined]],
      ['qduoj', ['AC', 10_000, undefined], ['WA', 0, undefined]],
      ['lemon', ['AC', 10_000, 'out of 100'], ['WA', 2500, 'out of 100']],
      ['syzoj', ['AC', 10_000, '2 words of code'], ['WA', 4000, '3 words of code']],
    ]);
  },
);

const FLOOD = 'while True:\n    print("9" * 100)';
test.each([
  ['hangs after it wrote a full score', 'lemon', 'open(sys.argv[5], "w").write("100")\nwhile True: pass', '运行超时'],
  ['prints a score without end', 'syzoj', FLOOD, '输出过长'],
  ['fills its score file', 'lemon', 'open(sys.argv[5], "w").write("100 " * 1000000)', '输出过长'],
  ['writes a score that nobody can have', 'lemon', 'open(sys.argv[5], "w").write("1000000")', '分数超出范围'],
  ['prints garbage', 'syzoj', 'sys.stdout.buffer.write(bytes(range(256)))', '分数不是数'],
  ['ends by an exception, for hustoj a wrong answer', 'hustoj', 'open("nowhere")', 'FileNotFoundError'],
  ['puts another file in place of its score', 'lemon', 'import os\nos.symlink("answer", "new")', 'PermissionError'],
] as const)('a checker that %s gives SE and no points', { timeout: 60_000 }, async (_, protocol, body, message) => {
  const checker = checkerOf(protocol, `import sys\n${body}\n`, { language: PYTHON });
  expect(await judged(checker, 'b a')).toEqual(['SE', 0, expect.stringContaining(message)]);
});
