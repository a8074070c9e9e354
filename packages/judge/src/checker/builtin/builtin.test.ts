import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUILTIN_CHECKERS, type BuiltinChecker } from '@aosai/api/judging/checkers';
import { checkBuiltin } from './builtin.ts';

const check = (name: BuiltinChecker, output: string, answer: string): string => {
  const { verdict, message } = checkBuiltin(name, Buffer.from(output, 'latin1'), Buffer.from(answer, 'latin1'));
  return `${verdict} ${message}`;
};

const EXTRA = 'PE Extra information in the output file';

/** Files and results of test-002_run-fcmp-wcmp in testlib's own test suite. */
const PUBLISHED = { output: 'abc 01 \\%test!$\n\nme\n', answer: 'abc 01 \\%test!$\n' };

test.each(['', '\xef\xbb\xbf'])(
  'checkBuiltin: wcmp and fcmp give the results of testlib’s own tests, with byte order mark %j',
  (mark) => {
    const output = `${mark}${PUBLISHED.output}`;
    expect([
      check('wcmp', output, PUBLISHED.answer),
      check('wcmp', output, PUBLISHED.output),
      check('fcmp', output, PUBLISHED.answer),
      check('fcmp', output, PUBLISHED.output),
    ]).toEqual(['WA Participant output contains extra tokens', 'AC 4 tokens', EXTRA, 'AC 3 lines']);
  },
);

/** Checker, output, answer, and the verdict and message of testlib. */
const CASES: [BuiltinChecker, string, string, string][] = [
  ['wcmp', ' yes\n', 'yes', 'AC "yes"'],
  ['wcmp', '', ' \n', 'AC 0 tokens'],
  ['wcmp', '1 2', '1 3', "WA 2nd words differ - expected: '3', found: '2'"],
  ['wcmp', '1', '1 2', 'WA Unexpected EOF in the participants output'],
  ['wcmp', 'Yes', 'YES', "WA 1st words differ - expected: 'YES', found: 'Yes'"],
  ['wcmp', 'a\vb', 'a b', "WA 1st words differ - expected: 'a', found: 'a\vb'"],
  ['wcmp', 'x'.repeat(100), 'y', `WA 1st words differ - expected: 'y', found: '${'x'.repeat(30)}...${'x'.repeat(31)}'`],
  ['wcmp', '1\0', '1', "WA 1st words differ - expected: '1', found: '1~'"],

  ['lcmp', '1  2 \r\n3', '1 2\n3\n', 'AC 2 lines'],
  ['lcmp', '1 2\n\n\n', '1 2\n', "AC single line: '1 2'"],
  ['lcmp', '1\n2', '1 2', "WA 1st lines differ - expected: '1 2', found: '1'"],
  ['lcmp', '1 2\n', '1 2\n3\n', "WA 2nd lines differ - expected: '3', found: ''"],
  ['lcmp', '1 2\n4\n', '1 2\n', EXTRA],
  ['lcmp', '', '', 'AC 0 lines'],

  ['fcmp', 'a b\n', 'a b', "AC single line: 'a b'"],
  ['fcmp', 'a  b\n', 'a b', "WA 1st lines differ - expected: 'a b', found: 'a  b'"],
  ['fcmp', 'a \n', 'a\n', "WA 1st lines differ - expected: 'a', found: 'a '"],
  ['fcmp', 'a\r\nb\r\n', 'a\nb\n', 'AC 2 lines'],

  ['icmp', '5', '5', 'AC answer is 5'],
  ['icmp', '5', '-5', 'WA expected -5, found 5'],
  ['icmp', '5 6', '5', EXTRA],
  ['icmp', '2147483648', '5', 'PE Expected int32, but "2147483648" found'],
  ['icmp', '', '5', 'PE Unexpected end of file - int32 expected'],
  ['icmp', '5', '', 'SE Unexpected end of file - int32 expected (answer)'],

  ['ncmp', '1 2\n3', '1\n2 3', 'AC 3 number(s): "1 2 3"'],
  ['ncmp', '1 2 3 4 5 6', '1 2 3 4 5 6', 'AC 6 numbers'],
  ['ncmp', '', '', 'AC 0 number(s): ""'],
  ['ncmp', '1 3', '1 2', "WA 2nd numbers differ - expected: '2', found: '3'"],
  ['ncmp', '1', '1 2 3', 'WA Answer contains longer sequence [length = 3], but output contains 1 elements'],
  ['ncmp', '1 2 3', '1', 'WA Output contains longer sequence [length = 3], but answer contains 1 elements'],
  ['ncmp', '01', '1', 'PE Expected integer, but "01" found'],
  ['ncmp', '+1', '1', 'PE Expected integer, but "+1" found'],
  ['ncmp', '-0', '0', 'PE Expected integer, but "-0" found'],
  ['ncmp', '1.0', '1', 'PE Expected integer, but "1.0" found'],
  ['ncmp', '-9223372036854775808', '-9223372036854775808', 'AC 1 number(s): "-9223372036854775808"'],
  ['ncmp', '9223372036854775808', '1', 'PE Expected int64, but "9223372036854775808" found'],
  ['ncmp', '1', 'x', 'SE Expected integer, but "x" found (answer)'],
  ['ncmp', '1 x', '1', 'PE Expected integer, but "x" found'],

  ['uncmp', '3 1 2', '1 2 3', 'AC 3 numbers (in increasing order): 1 2 3'],
  ['uncmp', '9 1 2 7 8 3', '1 2 3 7 8 9', 'AC 6 numbers (in increasing order): 1 2 ... 8 9'],
  ['uncmp', '7', '7', 'AC 1 number: 7'],
  ['uncmp', '', '', 'AC empty sequence'],
  ['uncmp', '1 2', '1', 'WA Expected 1 elements, but 2 found'],
  ['uncmp', '1 1', '1 2', 'WA Expected sequence and output are different (as unordered sequences) [size=2]'],
  ['uncmp', '-5 10', '10 -5', 'AC 2 numbers (in increasing order): -5 10'],

  ['hcmp', '1'.repeat(50), '1'.repeat(50), `AC answer is '${'1'.repeat(50)}'`],
  ['hcmp', '-12', '12', "WA expected '12', found '-12'"],
  ['hcmp', '012', '12', 'PE 012 is not a valid integer'],
  ['hcmp', '1', '1 2', 'SE expected exactly one token in the answer file'],
  ['hcmp', '1', '1a', 'SE 1a is not a valid integer'],

  ['acmp', '1.0000009', '1', 'AC answer is 1.0000000000'],
  ['acmp', '1000000.5', '1000000', 'WA expected 1000000.0000000000, found 1000000.5000000000'],
  ['rcmp', '1.0000014', '1', 'AC answer is 1.0000000000'],
  ['rcmp', '1.0000016', '1', 'WA expected 1.0000000000, found 1.0000016000'],
  ['dcmp', '1000000.5', '1000000', 'AC answer is 1000000.0000000000'],
  ['dcmp', '1000002', '1000000', 'WA expected 1000000.0000000000, found 1000002.0000000000'],
  ['dcmp', 'nan', '1', 'PE Expected double, but "nan" found'],
  ['dcmp', '0x10', '16', 'PE Expected double, but "0x10" found'],
  ['dcmp', '1e', '1', 'PE Expected double, but "1e" found'],
  ['dcmp', '1e999', '1e999', 'AC answer is Infinity'],
  ['dcmp', '1e999', '1', 'WA expected 1.0000000000, found Infinity'],
  ['rncmp', '1 2.00001', '1 2', 'AC 2 numbers'],
  ['rncmp', '1 2.00002', '1 2', "WA 2nd numbers differ - expected: '2.0000000000', found: '2.0000200000'"],
  ['rcmp4', '1.00005', '1', "AC found '1.00005', expected '1.00000', error '0.00005'"],
  ['rcmp4', '1.0002', '1', "WA 1st numbers differ - expected: '1.00000', found: '1.00020', error = '0.00020'"],
  ['rcmp4', '20000 1', '20001 1', 'AC 2 numbers'],
  ['rcmp6', '.5 +1e1', '0.5 10', 'AC 2 numbers'],
  ['rcmp6', '1', '1 2', 'PE Unexpected end of file - double expected'],
  ['rcmp6', '1 2', '1', EXTRA],
  [
    'rcmp9',
    '-1.000000002',
    '-1',
    "WA 1st numbers differ - expected: '-1.0000000000', found: '-1.0000000020', error = '0.0000000020'",
  ],
  ['rcmp9', '', '', 'AC 0 numbers'],

  ['yesno', 'yes', 'YES', 'AC answer is YES'],
  ['yesno', 'No', 'yes', 'WA expected YES, found NO'],
  ['yesno', 'maybe', 'yes', 'PE YES or NO expected, but MAYBE found'],
  ['yesno', 'yes', '1', 'SE YES or NO expected in answer, but 1 found'],
  ['yesno', 'yes no', 'yes', EXTRA],
  ['nyesno', 'yes No', 'YES NO', 'AC 2 token(s): yes count is 1, no count is 1'],
  ['nyesno', 'yes', 'YES', 'AC YES'],
  ['nyesno', '', '', 'AC Empty output'],
  ['nyesno', 'yes yes', 'yes no', 'WA expected NO, found YES [2nd token]'],
  ['nyesno', 'yes y', 'yes no', 'PE YES or NO expected, but Y found [2nd token]'],
  ['nyesno', 'yes', 'yes no', 'WA Answer contains longer sequence [length = 2], but output contains 1 elements'],
  ['nyesno', 'yes no', 'yes', 'WA Output contains longer sequence [length = 2], but answer contains 1 elements'],

  ['caseicmp', 'Case 1: 5\nCase 2: 6', 'Case 1: 5 Case 2: 6', 'AC 2 case(s): 5 6'],
  ['caseicmp', 'Case 1: 5', 'Case 1: 6', 'WA Expected 6 found 5 [test case 1]'],
  ['caseicmp', 'Case 1: 5', 'Case 1: 5 Case 2: 6', 'PE Expected 2 test case(s) but found 1'],
  ['caseicmp', 'case 1: 5', 'Case 1: 5', "PE Expected 'Case' but found 'case' [test case 1]"],
  ['caseicmp', 'Case 2: 5', 'Case 1: 5', "PE Expected '1:' but found '2:' [test case 1]"],
  ['caseicmp', 'Case 1: 5', 'Case 2: 5', "SE Expected '1:' but found '2:' [test case 1] (answer)"],
  ['casencmp', 'Case 1: 1 2\nCase 2:', 'Case 1: 1 2\nCase 2:', 'AC 2 test cases(s)'],
  [
    'casencmp',
    'Case 1: 1 3',
    'Case 1: 1 2 3 4 5 6',
    'WA Sequences differ: jury has "1 2 3 ... 5 6" [size=6], but participant has "1 3" [size=2] [test case 1]',
  ],
  ['casencmp', 'Case 1: x', 'Case 1: 1', 'PE Expected integer, but "x" found'],
  ['casencmp', 'Case 1: 1 Case 2: 1', 'Case 1: 1', EXTRA],
  ['casewcmp', 'Case 1: a b', 'Case 1: a b', 'AC 1 test cases(s)'],
  [
    'casewcmp',
    'Case 1:',
    'Case 1: a b',
    'WA Sequences differ: jury has "a b" [size=2], but participant has "" [size=0] [test case 1]',
  ],
];

test.each(CASES)('checkBuiltin: %s with output %j and answer %j gives %s', (name, output, answer, said) => {
  expect(check(name, output, answer)).toBe(said);
});

test.each([1, 2, 3, 4, 11, 12, 13, 21, 111, 112])('checkBuiltin: writes the ordinal of word %d in English', (place) => {
  const words = (last: string): string => [...Array.from({ length: place - 1 }, () => '1'), last].join(' ');
  const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st' };
  expect(check('wcmp', words('2'), words('1'))).toContain(`${place}${endings[place] ?? 'th'} words`);
});

const fuzz = fc.string({
  unit: fc.constantFrom('1', '0', '-', '.', 'e', ' ', '\n', '\r', '\0', '\xff', 'Case', ':', 'YES'),
});

test('checkBuiltin: never throws on random files, and an answer compared with itself is never WA', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BUILTIN_CHECKERS), fuzz, fuzz, (name, output, answer) => {
      const checked = checkBuiltin(name, Buffer.from(output, 'latin1'), Buffer.from(answer, 'latin1'));
      expect(checked.ratio).toBe(checked.verdict === 'AC' ? 1 : 0);
      expect(checkBuiltin(name, Buffer.from(answer), Buffer.from(answer)).verdict).not.toBe('WA');
    }),
    { numRuns: 500 },
  );
});

test.each(BUILTIN_CHECKERS)('checkBuiltin: %s handles an output of thirty million words', (name) => {
  const flood = Buffer.alloc(64 * 1024 * 1024, '1 ');
  expect(checkBuiltin(name, flood, Buffer.from('1')).verdict).not.toBe('AC');
});
