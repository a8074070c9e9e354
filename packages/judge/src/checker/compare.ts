import type { CompareRule } from '@aosai/api/judging/judging';

/** The message gives the first difference by line or word, counted from 1; it never quotes the content. */
export type Comparison = { equal: true } | { equal: false; message: string };

const NEWLINE = 10;
const SPACE = 32;
const EQUAL: Comparison = { equal: true };
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/iu;
/** Longer words are not read as numbers, as in testlib's checkers. */
const LONGEST_NUMBER = 10_000;

const differs = (message: string): Comparison => ({ equal: false, message });

/** Whether a byte is a space, tab, line feed, vertical tab, form feed or carriage return. */
function isSpace(byte: number | undefined): boolean {
  return byte !== undefined && byte <= SPACE && (byte === SPACE || (byte >= 9 && byte <= 13));
}

/** The length without white space at the end. */
function trimmedLength(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && isSpace(bytes[end - 1])) {
    end -= 1;
  }
  return end;
}

/** Skips white space within a line: returns the next line feed, the next other byte, or `end`. */
function skipBlanks(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && bytes[at] !== NEWLINE && isSpace(bytes[at])) {
    at += 1;
  }
  return at;
}

/**
 * The official rule of CSP and NOIP: compares the whole text, ignoring blanks at line ends and empty lines at the end.
 */
function compareLines(output: Buffer, expected: Buffer): Comparison {
  const outputEnd = trimmedLength(output);
  const expectedEnd = trimmedLength(expected);
  let [at, wanted, line] = [0, 0, 1];
  for (;;) {
    while (at < outputEnd && wanted < expectedEnd && output[at] === expected[wanted]) {
      line += output[at] === NEWLINE ? 1 : 0;
      at += 1;
      wanted += 1;
    }
    at = skipBlanks(output, at, outputEnd);
    wanted = skipBlanks(expected, wanted, expectedEnd);
    const [isOver, isWhole] = [at >= outputEnd, wanted >= expectedEnd];
    if (isOver && isWhole) {
      return EQUAL;
    }
    // A text that ends inside a line of the other differs in that line; one that ends with the line is too short.
    if (isOver && (outputEnd === 0 || expected[wanted] === NEWLINE)) {
      return differs(`输出太短，缺少第 ${outputEnd === 0 ? 1 : line + 1} 行`);
    }
    if (isWhole && (expectedEnd === 0 || output[at] === NEWLINE)) {
      return differs(`输出太长，多出第 ${expectedEnd === 0 ? 1 : line + 1} 行`);
    }
    if (output[at] !== NEWLINE || expected[wanted] !== NEWLINE) {
      return differs(`第 ${line} 行与答案不同`);
    }
  }
}

function skipSpaces(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && isSpace(bytes[at])) {
    at += 1;
  }
  return at;
}

function wordEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && !isSpace(bytes[at])) {
    at += 1;
  }
  return at;
}

function numberOf(bytes: Buffer, start: number, end: number): number | null {
  if (end - start > LONGEST_NUMBER) {
    return null;
  }
  const text = bytes.toString('latin1', start, end);
  return NUMBER.test(text) ? Number(text) : null;
}

interface Bounds {
  absolute: number;
  relative: number;
}

/** A number too large for a double is close to nothing: its relative bound would be infinite. */
function isClose(found: number | null, wanted: number | null, { absolute, relative }: Bounds): boolean {
  return (
    found !== null &&
    wanted !== null &&
    Number.isFinite(wanted) &&
    Math.abs(found - wanted) <= Math.max(absolute, relative * Math.abs(wanted))
  );
}

const UPPER_A = 65;
const UPPER_Z = 90;
const TO_LOWER = 32;

/** Lower case of ASCII letters only. */
function lower(byte: number | undefined): number | undefined {
  return byte !== undefined && byte >= UPPER_A && byte <= UPPER_Z ? byte + TO_LOWER : byte;
}

/** Compares words separated by any white space. With bounds, two numbers that are close count as equal. */
function compareTokens(output: Buffer, expected: Buffer, bounds: Bounds | null, ignoreCase = false): Comparison {
  let [at, wanted] = [0, 0];
  for (let count = 1; ; count += 1) {
    at = skipSpaces(output, at);
    wanted = skipSpaces(expected, wanted);
    if (at >= output.length || wanted >= expected.length) {
      if (at >= output.length && wanted >= expected.length) {
        return EQUAL;
      }
      return differs(at < output.length ? `输出太长，多出第 ${count} 项` : `输出太短，缺少第 ${count} 项`);
    }
    const [start, wantedStart] = [at, wanted];
    while (
      at < output.length &&
      (output[at] === expected[wanted] || (ignoreCase && lower(output[at]) === lower(expected[wanted]))) &&
      !isSpace(output[at])
    ) {
      at += 1;
      wanted += 1;
    }
    const [end, wantedEnd] = [wordEnd(output, at), wordEnd(expected, wanted)];
    const isSame = end === at && wantedEnd === wanted;
    if (
      !isSame &&
      !(bounds && isClose(numberOf(output, start, end), numberOf(expected, wantedStart, wantedEnd), bounds))
    ) {
      return differs(`第 ${count} 项与答案不同`);
    }
    at = end;
    wanted = wantedEnd;
  }
}

/**
 * Compares a program's output with the answer by the problem's rule. It works on bytes, because outputs reach 64 MB.
 */
export function compareOutput(rule: CompareRule, output: Buffer, expected: Buffer): Comparison {
  if (output.equals(expected)) {
    return EQUAL;
  }
  switch (rule.kind) {
    case 'default':
      return compareLines(output, expected);
    case 'token':
      return compareTokens(output, expected, null, rule.ignoreCase);
    case 'exact':
      return differs('输出与答案不是逐字节相同');
    case 'real':
      return compareTokens(output, expected, rule, rule.ignoreCase);
    default:
      return rule satisfies never;
  }
}
