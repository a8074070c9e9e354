import { expect, test } from 'vitest';
import { explainCpp, firstFault } from './explainCpp.ts';

const error = (line: number, column: number, message: string) => `main.cpp:${line}:${column}: error: ${message}\n`;
const LINES = [
  '#include <iostream>',
  'using namespace std;',
  'int main() {',
  '    int n = 1',
  '    cin >> n;',
  '}',
  '',
];

test('explainCpp: names the line before, whose semicolon is missing', () => {
  expect(explainCpp(error(5, 5, "expected ',' or ';' before 'cin'"), LINES.join('\n'))).toEqual({
    code: 'missingSemicolon',
    title: '少了分号',
    line: 4,
    advice: '每条语句的末尾要写英文分号 ;。编译器常常到下一行才发现，请看这一行的末尾。',
  });
});

test('explainCpp: names a full-width sign that comes before the error', () => {
  const source = LINES.join('\n').replace('int n = 1', 'int n = 1；');
  expect(explainCpp(error(5, 5, "expected ',' or ';' before 'cin'"), source)).toMatchObject({
    code: 'fullWidthSign',
    title: '这里有中文符号「；」',
    line: 4,
  });
});

test('explainCpp: ignores a full-width sign in a string or a comment', () => {
  const source = LINES.join('\n').replace('int n = 1', 'cout << "你好，"; // 输出：\n    int n = 1');
  expect(explainCpp(error(6, 5, "expected ',' or ';' before 'cin'"), source)).toMatchObject({
    code: 'missingSemicolon',
    line: 5,
  });
});

test('explainCpp: reads messages with curly quotes', () => {
  expect(explainCpp(error(5, 12, '‘N’ was not declared in this scope'), 'int n;\n\n\n\n    cin >> N;')).toMatchObject({
    code: 'nameMisspelt',
    title: '没有叫 N 的变量，是不是要写 n？',
  });
});

test('explainCpp: takes the place of use for an error inside a header', () => {
  const message = `In file included from /usr/include/c++/12/algorithm:61,
main.cpp:7:9:   required from here
/usr/include/c++/12/bits/stl_algo.h:1938:50: error: no match for 'operator-' (operand types are 'x' and 'x')`;
  expect(firstFault(message)).toEqual({
    line: 7,
    column: 9,
    message: "no match for 'operator-' (operand types are 'x' and 'x')",
  });
});

test('explainCpp: explains what the linker misses', () => {
  expect(explainCpp("/usr/bin/ld: in function `_start':\n(.text+0x17): undefined reference to `main'\n", '')).toEqual({
    code: 'noMain',
    title: '程序里没有 main 函数',
    line: null,
    advice: '检查 int main() 的拼写：是 main，不是 mian 或 Main。',
  });
});

test('explainCpp: says nothing about an error without a rule', () => {
  expect(explainCpp(error(1, 1, 'something new'), 'int main() {}')).toBeNull();
});

test('explainCpp: says nothing about warnings', () => {
  expect(explainCpp("main.cpp:3:9: warning: unused variable 'n'\n", '')).toBeNull();
});

test('explainCpp: keeps markup of a message as text', () => {
  expect(explainCpp(error(1, 1, "'x' was not declared in this scope; did you mean '<b>'?"), 'x')?.title).toBe(
    '变量 x 没有定义',
  );
});

test('explainCpp: says nothing about a message over 64 KB', () => {
  const known = error(1, 1, "'x' was not declared in this scope");
  expect(explainCpp(known, 'x')).not.toBeNull();
  expect(explainCpp(`${known}\n${'x'.repeat(70_000)}`, 'x')).toBeNull();
});

test('explainCpp: finds the block that is never closed by its indentation', () => {
  const source = 'int main() {\n    for (;;) {\n        f();\n    if (a) {\n    }\n}\n';
  expect(explainCpp(error(6, 2, "expected '}' at end of input"), source)).toMatchObject({
    code: 'missingBrace',
    line: 2,
  });
});
