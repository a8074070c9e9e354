import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompareRule } from '@aosai/api/judging/judging';
import { compareOutput } from './compare.ts';

const ABS_6 = { kind: 'real', absolute: 1e-6, relative: 1e-6 } as const;

const same = (rule: CompareRule, output: string, expected: string): boolean =>
  compareOutput(rule, Buffer.from(output, 'latin1'), Buffer.from(expected, 'latin1')).equal;

test.each([
  ['the same text', '3\n', '3\n', true],
  ['no final newline', '3', '3\n', true],
  ['blanks at line ends', '1 2  \t\r\n3 \n', '1 2\n3\n', true],
  ['empty lines at the end', '3\n\n \n\n', '3\n', true],
  ['an answer with CRLF', '1\n2\n', '1\r\n2\r\n', true],
  ['nothing at all against empty lines', '', '\n\n', true],
  ['leading blanks', ' 3\n', '3\n', false],
  ['two blanks between words', '1  2\n', '1 2\n', false],
  ['an empty line in between', '1\n\n2\n', '1\n2\n', false],
  ['an empty line at the start', '\n1\n', '1\n', false],
  ['another case', 'yes\n', 'Yes\n', false],
  ['a line missing', '1\n', '1\n2\n', false],
  ['a line too many', '1\n2\n', '1\n', false],
  ['a NUL at the end', '3\0\n', '3\n', false],
  ['bytes that are no UTF-8', '\xff\n', '\xfe\n', false],
  ['one line cut in two', '1\n2\n', '12\n', false],
  ['carriage returns instead of line ends', '1\r2\r', '1\n2\n', false],
  ['carriage returns at the end', '1\n2\r\r', '1\n2\n', true],
  ['a NUL between', '1\x002', '1 2', false],
  ['a byte order mark', '\xef\xbb\xbf3\n', '3\n', false],
  ['an escape code of a terminal', '\x1b[0m3\n', '3\n', false],
  ['a blank that only looks like one', '1\xa0\n', '1\n', false],
])('compareOutput: the default rule and %s', (_, output, expected, equal) => {
  expect(same({ kind: 'default' }, output, expected)).toBe(equal);
});

test.each([
  ['any white space between words', '1\n2\t3', ' 1 2\n\n3\n', true],
  ['one word cut in two', '1 2', '12', false],
  ['a word missing', '1 2', '1 2 3', false],
  ['a word too many', '1 2 3', '1 2', false],
  ['nothing against nothing', ' \n', '', true],
  ['carriage returns between words', '1\r2', '1\n2', true],
  ['a NUL between', '1\x002', '1 2', false],
  ['one word of a megabyte', 'x'.repeat(1 << 20), `${'x'.repeat((1 << 20) - 1)}y`, false],
])('compareOutput: the token rule and %s', (_, output, expected, equal) => {
  expect(same({ kind: 'token' }, output, expected)).toBe(equal);
});

test.each([
  ['letters', 'YES no', 'yes NO', true],
  ['other letters than those of ASCII', '\xc4', '\xe4', false],
  ['signs that are 32 apart as letters are', '[', '{', false],
  ['a word too many', 'YES NO', 'yes', false],
])('compareOutput: without regard to letter case, the token and real rules and %s', (_, output, expected, equal) => {
  const rules = [{ kind: 'token' }, ABS_6] as const;
  expect(rules.map((rule) => same({ ...rule, ignoreCase: true }, output, expected))).toEqual([equal, equal]);
});

test('compareOutput: letter case counts by default, and ignoreCase still compares numbers by value', () => {
  expect([
    same({ kind: 'token' }, 'A', 'a'),
    same(ABS_6, 'A', 'a'),
    same({ ...ABS_6, ignoreCase: true }, 'X 1E3', 'x 1000'),
    same({ ...ABS_6, ignoreCase: true }, 'NaN', 'nan'),
  ]).toEqual([false, false, true, true]);
});

test('compareOutput: the exact rule compares every byte', () => {
  expect([same({ kind: 'exact' }, '3\n', '3\n'), same({ kind: 'exact' }, '3', '3\n')]).toEqual([true, false]);
});

test.each([
  ['a difference within the absolute bound', '0.0000009', '0', true],
  ['a difference beyond the absolute bound', '0.0000011', '0', false],
  ['a difference within the relative bound', '1000000.5', '1000000', true],
  ['a difference beyond the relative bound', '1000002', '1000000', false],
  ['another way to write the number', '1e3 +.5', '1000 0.50', true],
  ['nan, which is no answer', 'nan', '1', false],
  ['infinity, which is no answer', '1e999', '1', false],
  ['a word that stands in the answer', 'Case 1.0', 'Case 1', true],
  ['a hexadecimal number, which is a word', '0x10', '16', false],
  ['a missing number', '1', '1 2', false],
  ['minus zero', '-0.0', '0', true],
  ['nan against nan, the same word', 'nan', 'nan', true],
  ['another way to write nan', '-nan', 'nan', false],
  ['an answer too large for a double', '1', '1e400', false],
  ['two ways to write such an answer', '10e399', '1e400', false],
  ['such an answer as it stands', '1e400', '1e400', true],
  ['a number too small for a double', '1e-400', '0', true],
  ['a hexadecimal fraction', '0x1p0', '1', false],
  ['a comma for the point', '0,5', '0.5', false],
  ['an exponent without digits', '1e', '1', false],
  ['a point alone', '.', '0', false],
  ['a thousand digits', `1.${'0'.repeat(1000)}`, '1', true],
  ['more digits than anybody reads', `1.${'0'.repeat(10_000)}`, '1', false],
  ['the bound exactly', '1.5', '1', false],
])('compareOutput: the real rule and %s', (_, output, expected, equal) => {
  expect(same(ABS_6, output, expected)).toBe(equal);
});

test('compareOutput: the message gives the place of the difference and never the content', () => {
  const at = (rule: CompareRule, output: string, expected: string): unknown =>
    compareOutput(rule, Buffer.from(output), Buffer.from(expected));
  expect([
    at({ kind: 'default' }, '1\nx\n', '1\n2\n'),
    at({ kind: 'default' }, '1\n', '1\n2\n'),
    at({ kind: 'token' }, '1 2 3', '1 2'),
  ]).toEqual([
    { equal: false, message: '第 2 行与答案不同' },
    { equal: false, message: '输出太短，缺少第 2 行' },
    { equal: false, message: '输出太长，多出第 3 项' },
  ]);
});

const text = fc.string({ unit: fc.constantFrom('1', '2', '.', ' ', '\t', '\r', '\n', '\v'), maxLength: 12 });

/** The rules written with strings: simple, but slow. */
const lines = (raw: string): string[] =>
  raw
    .replace(/[ \t\n\v\f\r]+$/u, '')
    .split('\n')
    .map((line) => line.replace(/[ \t\v\f\r]+$/u, ''));
const words = (raw: string): string[] => raw.match(/[^ \t\n\v\f\r]+/gu) ?? [];

test('compareOutput: the byte scans agree with the rules written with strings', () => {
  fc.assert(
    fc.property(text, text, (output, expected) => {
      const pairs = [
        [same({ kind: 'default' }, output, expected), lines(output).join('\n') === lines(expected).join('\n')],
        [same({ kind: 'token' }, output, expected), words(output).join(' ') === words(expected).join(' ')],
      ];
      expect(pairs.map(([scanned]) => scanned)).toEqual(pairs.map(([, written]) => written));
    }),
    { numRuns: 20_000 },
  );
});

test('compareOutput: extra white space at line ends never makes a difference by the default and token rules', () => {
  const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\r'), maxLength: 3 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('', '1', '2 3', ' 4'), blank), { maxLength: 6 }),
      blank,
      (rows, last) => {
        const plain = rows.map(([row]) => row).join('\n');
        const spaced = `${rows.map(([row, end]) => row + end).join('\r\n')}${last}\n\n`;
        expect([same({ kind: 'default' }, spaced, plain), same({ kind: 'token' }, spaced, plain)]).toEqual([
          true,
          true,
        ]);
      },
    ),
  );
});

test.each([
  ['1', '12', '第 1 行与答案不同'],
  ['1\n2', '1', '输出太长，多出第 2 行'],
  ['1\n\n3', '1', '输出太长，多出第 2 行'],
  ['1', '1\n\n3', '输出太短，缺少第 2 行'],
  ['', '3', '输出太短，缺少第 1 行'],
  ['3', ' ', '输出太长，多出第 1 行'],
  ['1\n2 \n4', '1\n2\n3', '第 3 行与答案不同'],
  ['1 \n2', '1\n3', '第 2 行与答案不同'],
])('compareOutput: the default rule compares %j with %j and reports %s', (output, expected, message) => {
  expect(compareOutput({ kind: 'default' }, Buffer.from(output), Buffer.from(expected))).toEqual({
    equal: false,
    message,
  });
});
