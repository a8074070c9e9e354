import { expect, test } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { checkedBy } from './checkerVerdict.ts';
import { endedRun } from '../testing/endedRun.ts';

const testlib = (exitCode: number, said: string, fullPoints?: number): string => {
  const { verdict, ratio, message } = checkedBy(
    { kind: 'checker', protocol: 'testlib', language: CPP, fullPoints },
    endedRun({ exitCode, error: Buffer.from(said) }),
  );
  return `${verdict} ${ratio} ${message}`;
};

test.each([
  [0, 'ok 3 numbers', 'AC 1 ok 3 numbers'],
  [1, 'wrong answer expected 1', 'WA 0 wrong answer expected 1'],
  [2, 'wrong output format x', 'PE 0 wrong output format x'],
  [4, 'wrong output format Extra information', 'PE 0 wrong output format Extra information'],
  [8, 'unexpected eof x', 'PE 0 unexpected eof x'],
  [3, 'FAIL the answer is broken', 'SE 0 FAIL the answer is broken'],
  [7, 'points 0.25 nearly', 'WA 0.25 points 0.25 nearly'],
  [7, '0.5', 'WA 0.5 0.5'],
  [7, 'points 1', 'AC 1 points 1'],
  [7, 'points 0 nothing', 'WA 0 points 0 nothing'],
  [50, 'partially correct (50) half of it', 'WA 0.25 partially correct (50) half of it'],
  [0, 'partially correct (0) nothing', 'WA 0 partially correct (0) nothing'],
  [200, 'partially correct (200) all', 'AC 1 partially correct (200) all'],
  [116, 'half', 'WA 0.5 half'],
  [66, 'partially correct (50) by a base of 16', 'WA 0.25 partially correct (50) by a base of 16'],
  [100, 'partially correct (50) by a base of 50', 'WA 0.25 partially correct (50) by a base of 50'],
  [1, 'partially correct (200) says the program, quoted', 'WA 0 partially correct (200) says the program, quoted'],
  [0, 'partially correct (1) says the program, quoted', 'AC 1 partially correct (1) says the program, quoted'],
])('checkedBy: testlib’s exit code %i with %j is %s', (exitCode, said, checked) => {
  expect(testlib(exitCode, said)).toBe(checked);
});

test('checkedBy: testlib’s points are divided by the full points of the problem', () => {
  expect([testlib(7, 'points 30', 40), testlib(7, 'points 40', 40)]).toEqual(['WA 0.75 points 30', 'AC 1 points 40']);
});

test.each([
  [7, 'points 1.5'],
  [7, 'points -1'],
  [7, 'points many'],
  [7, 'points 1e999'],
  [5, 'what'],
  [15, ''],
  [217, ''],
  [201, 'partially correct (201) more than all'],
])('checkedBy: testlib’s exit code %i with %j is invalid and gives SE', (exitCode, said) => {
  expect(testlib(exitCode, said)).toMatch(/^SE 0 比较程序/u);
});

const icpc = (exitCode: number, files: Record<string, string> = {}, fullPoints?: number): string => {
  const written = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  const { verdict, ratio, message } = checkedBy(
    { kind: 'checker', protocol: 'icpc', language: CPP, fullPoints },
    endedRun({ exitCode, written }),
  );
  return `${verdict} ${ratio} ${message}`;
};

test('checkedBy: an ICPC validator accepts with 42, rejects with 43, and gives message and score in files', () => {
  expect([
    icpc(42),
    icpc(43, { 'judgemessage.txt': 'line 3\n', 'score.txt': '1' }),
    icpc(42, { 'judgemessage.txt': 'good', 'score.txt': '0.5\n' }),
    icpc(42, { 'score.txt': '30' }, 40),
    icpc(42, { 'score_multiplier.txt': '0.1' }, 40),
  ]).toEqual(['AC 1 ', 'WA 0 line 3', 'WA 0.5 good', 'WA 0.75 ', 'WA 0.1 ']);
});

test.each([
  [0, {}],
  [1, { 'judgeerror.txt': 'bad file' }],
  [42, { 'score.txt': 'lots' }],
  [42, { 'score.txt': '7' }],
])('checkedBy: an ICPC validator that ends with %i and %j gives SE', (exitCode, files) => {
  expect(icpc(exitCode, files)).toMatch(/^SE 0 比较程序/u);
});

test.each([
  [{ killed: 'cpu' }, '运行超时'],
  [{ killed: 'wall' }, '长时间没有结束'],
  [{ killed: 'memory' }, '占用内存过多'],
  [{ outputOverrun: true }, '输出过长'],
  [{ exitCode: null, signal: 'SIGSEGV' }, '被信号 SIGSEGV 终止'],
] as const)('checkedBy: a checker or interactor that ended with %j gives SE', (change, message) => {
  const by = (kind: 'checker' | 'interactor', protocol: 'testlib' | 'icpc') =>
    checkedBy({ kind, protocol, language: CPP }, endedRun(change));
  const expected = { verdict: 'SE', ratio: 0 };
  expect([by('checker', 'testlib'), by('interactor', 'icpc')]).toEqual([
    { ...expected, message: `比较程序${message}` },
    { ...expected, message: `交互程序${message}` },
  ]);
});

test('checkedBy: an exception in a Python checker is SE although its exit code is 1', () => {
  const say = (error: string, kind: 'checker' | 'interactor' = 'checker') =>
    checkedBy({ kind, protocol: 'testlib', language: PYTHON }, endedRun({ exitCode: 1, error: Buffer.from(error) }));
  const traceback = 'Traceback (most recent call last):\n  File "main.py", line 1, in <module>\nKeyError: 3\n';
  const hungUp = traceback.replace('KeyError: 3', 'EOFError: EOF when reading a line');
  expect([say(traceback), say('expected 3, found 4')]).toEqual([
    { verdict: 'SE', ratio: 0, message: `比较程序因异常终止：${traceback.trim()}` },
    { verdict: 'WA', ratio: 0, message: 'expected 3, found 4' },
  ]);
  const verdicts = [say(hungUp), say(traceback, 'interactor'), say(hungUp, 'interactor')].map(({ verdict }) => verdict);
  expect(verdicts).toEqual(['SE', 'SE', 'WA']);
});
