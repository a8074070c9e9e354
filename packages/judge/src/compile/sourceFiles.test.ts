import { afterAll, beforeAll, expect, test } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { ownLines, sourceFiles } from './sourceFiles.ts';
import type { Judge } from '../judge.ts';
import { ADD_CPP, openTestJudge, requestOf } from '../testing/testJudge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = await openTestJudge();
});
afterAll(async () => judge.close());

const LIMITS = { timeMs: 1000, memoryKiB: 256 * 1024 };
const FRAME = {
  prepend: '#include <iostream>\nlong long secretHelper(long long x) { return x; }\n',
  append: 'int main() { long long a, b; std::cin >> a >> b; std::cout << add(a, b) << "\\n"; }',
};
const ADD = 'long long add(long long a, long long b) {\n  return secretHelper(a) + b;\n}';
const PYTHON_FRAME = { prepend: 'import sys\ndef helper(x):\n    return x\n', append: 'print(add(1, 2))\n' };

test('sourceFiles: a program without code around it is a single file', () => {
  expect(sourceFiles({ language: CPP, source: ADD_CPP })).toEqual(['main.cpp', { 'main.cpp': ADD_CPP }]);
  expect(sourceFiles({ language: PYTHON, source: 'x', prepend: '', append: '' })).toEqual([
    'main.py',
    { 'main.py': 'x' },
  ]);
});

test('judge: joins an answer with the task’s code, also with a BOM, CRLF or a backslash at its end', async () => {
  const verdicts = [];
  for (const source of [ADD, `\uFEFF${ADD.replaceAll('\n', '\r\n')}`, `${ADD} // \\`])
    verdicts.push((await judge.judge(requestOf({ language: CPP, source, ...FRAME }))).verdict);
  for (const source of ['def add(a, b):\n    return helper(a) + b', '\uFEFFdef add(a, b):\r\n    return a + b\r\n'])
    verdicts.push((await judge.judge(requestOf({ language: PYTHON, source, ...PYTHON_FRAME }))).verdict);
  expect(verdicts).toEqual(['AC', 'AC', 'AC', 'AC', 'AC']);
});

async function messageOf(source: string): Promise<string> {
  const { verdict, compileMessage } = await judge.judge(requestOf({ language: CPP, source, ...FRAME }));
  expect(verdict).toBe('CE');
  return compileMessage;
}

test('judge: C++ errors give the student’s line numbers and show no line of the task’s code', async () => {
  const wrong = await messageOf(ADD.replace('+ b', '+ c'));
  expect(wrong).toMatch(/^main\.cpp: In function .*\nmain\.cpp:2:\d+: error: .*‘c’|'c'/u);
  expect(wrong).toContain('return secretHelper(a) + c;');
  const unclosed = await messageOf(ADD.replace(/\}$/u, ''));
  expect(unclosed).toMatch(/append\.cpp:1:\d+: error/u);
  expect(unclosed).not.toContain('std::cin >> a');
});

test('judge: Python errors and tracebacks give the student’s line numbers', async () => {
  const syntax = { language: PYTHON, source: 'def add(a, b):\n    return a +\n', ...PYTHON_FRAME } as const;
  const { compileMessage } = await judge.run({ ...syntax, limits: LIMITS, input: '' });
  expect(compileMessage).toContain('File "main.py", line 2');
  const failing = { ...syntax, source: '\ndef add(a, b):\n    return a / 0\n' };
  const { stderr } = await judge.run({ ...failing, limits: LIMITS, input: '' });
  expect(stderr).toMatch(/File "append\.py", line 1, in <module>[^]*File "main\.py", line 3, in add/u);
});

test('ownLines: converts lines of the joined program to lines of each part', () => {
  const program = { language: PYTHON, source: 'a\nb', prepend: 'x\ny', append: 'z' } as const;
  const said =
    'File "main.py", line 1; File "main.py", line 4; File "main.py", line 5, on line 3; File "main.py", line 99';
  expect(ownLines(program, said)).toBe(
    'File "prepend.py", line 1; File "main.py", line 2; File "append.py", line 1, on line 1; File "append.py", line 95',
  );
  expect(ownLines({ ...program, prepend: '', append: '' }, said)).toBe(said);
});
