import type { CompareRule } from '@aosai/api/domain/judging';

/** `line` (from 1) says where the first difference is; what stands there is not told. */
export type Comparison = { equal: true } | { equal: false; message: string };

const NEWLINE = 10;
const EQUAL: Comparison = { equal: true };
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/iu;
const LONGEST_NUMBER = 400;

/** Space, tab, vertical tab, form feed, carriage return. */
function isBlank(byte: number | undefined): boolean {
  return byte === 32 || byte === 9 || byte === 11 || byte === 12 || byte === 13;
}

function isSpace(byte: number | undefined): boolean {
  return byte === NEWLINE || isBlank(byte);
}

/** The end of the text without empty lines and blanks at its end. */
function trimmedLength(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && isSpace(bytes[end - 1])) {
    end -= 1;
  }
  return end;
}

function lineEnd(bytes: Uint8Array, from: number, limit: number): number {
  const found = bytes.indexOf(NEWLINE, from);
  return found === -1 || found > limit ? limit : found;
}

function trimLine(bytes: Uint8Array, from: number, end: number): number {
  let last = end;
  while (last > from && isBlank(bytes[last - 1])) {
    last -= 1;
  }
  return last;
}

/** The official rule of CSP and NOIP: the whole text, but blanks at line ends and empty lines at the end do not count. */
function compareLines(output: Buffer, expected: Buffer): Comparison {
  const outputEnd = trimmedLength(output);
  const expectedEnd = trimmedLength(expected);
  let [at, wanted] = [0, 0];
  for (let line = 1; at < outputEnd || wanted < expectedEnd; line += 1) {
    if (at >= outputEnd) {
      return { equal: false, message: `输出太短，缺少第 ${line} 行` };
    }
    if (wanted >= expectedEnd) {
      return { equal: false, message: `输出太长，多出第 ${line} 行` };
    }
    const [atEnd, wantedEnd] = [lineEnd(output, at, outputEnd), lineEnd(expected, wanted, expectedEnd)];
    const [atLast, wantedLast] = [trimLine(output, at, atEnd), trimLine(expected, wanted, wantedEnd)];
    if (output.compare(expected, wanted, wantedLast, at, atLast) !== 0) {
      return { equal: false, message: `第 ${line} 行与答案不同` };
    }
    at = atEnd + 1;
    wanted = wantedEnd + 1;
  }
  return EQUAL;
}

/** The next word at or after `from`; null at the end. */
function nextToken(bytes: Uint8Array, from: number): { start: number; end: number } | null {
  let start = from;
  while (start < bytes.length && isSpace(bytes[start])) {
    start += 1;
  }
  let end = start;
  while (end < bytes.length && !isSpace(bytes[end])) {
    end += 1;
  }
  return end > start ? { start, end } : null;
}

function numberOf(bytes: Buffer, start: number, end: number): number | null {
  if (end - start > LONGEST_NUMBER) {
    return null;
  }
  const text = bytes.toString('latin1', start, end);
  return NUMBER.test(text) ? Number(text) : null;
}

type SameToken = (output: Buffer, a: [number, number], expected: Buffer, b: [number, number]) => boolean;

const sameBytes: SameToken = (output, a, expected, b) => output.compare(expected, b[0], b[1], a[0], a[1]) === 0;

const sameNumber =
  (absolute: number, relative: number): SameToken =>
  (output, a, expected, b) => {
    if (sameBytes(output, a, expected, b)) {
      return true;
    }
    const [found, wanted] = [numberOf(output, ...a), numberOf(expected, ...b)];
    return (
      found !== null && wanted !== null && Math.abs(found - wanted) <= Math.max(absolute, relative * Math.abs(wanted))
    );
  };

function compareTokens(output: Buffer, expected: Buffer, same: SameToken): Comparison {
  let [at, wanted] = [0, 0];
  for (let count = 1; ; count += 1) {
    const [a, b] = [nextToken(output, at), nextToken(expected, wanted)];
    if (!a || !b) {
      return a || b
        ? { equal: false, message: a ? `输出太长，多出第 ${count} 项` : `输出太短，缺少第 ${count} 项` }
        : EQUAL;
    }
    if (!same(output, [a.start, a.end], expected, [b.start, b.end])) {
      return { equal: false, message: `第 ${count} 项与答案不同` };
    }
    at = a.end;
    wanted = b.end;
  }
}

/** Compare a program's output with the answer by the problem's rule. Works on bytes: outputs reach 64 MB. */
export function compareOutput(rule: CompareRule, output: Buffer, expected: Buffer): Comparison {
  if (output.equals(expected)) {
    return EQUAL;
  }
  switch (rule.kind) {
    case 'default':
      return compareLines(output, expected);
    case 'token':
      return compareTokens(output, expected, sameBytes);
    case 'exact':
      return { equal: false, message: '输出与答案不是逐字节相同' };
    case 'real':
      return compareTokens(output, expected, sameNumber(rule.absolute, rule.relative));
    default:
      return rule satisfies never;
  }
}
