import { quit } from '../checked.ts';
import { isHugeInteger, ordinal, shorten, type CheckerStream } from './checkerStream.ts';

/** An output with more extra words than this is not counted to its end. */
export const MOST_EXTRA = 1_000_000;

/** Counts the words that are left, at most `most`. `read` reads each one and quits when it is malformed. */
export function countRest(stream: CheckerStream, read: () => unknown, most = Infinity): number {
  let count = 0;
  while (count < most && !stream.seekEnd()) {
    read();
    count += 1;
  }
  return count;
}

/** Quits with WA when one of two sequences that were equal so far is longer than the other. */
export function refuseLonger(same: number, extra: { output: number; answer: number }): void {
  if (extra.answer > 0) {
    quit(
      'WA',
      `Answer contains longer sequence [length = ${same + extra.answer}], but output contains ${same} elements`,
    );
  }
  if (extra.output > 0) {
    quit(
      'WA',
      `Output contains longer sequence [length = ${same + extra.output}], but answer contains ${same} elements`,
    );
  }
}

/** Compares one int32. */
export function icmp(output: CheckerStream, answer: CheckerStream): string {
  const expected = answer.readInteger('int32');
  const found = output.readInteger('int32');
  if (expected !== found) {
    quit('WA', `expected ${expected}, found ${found}`);
  }
  return `answer is ${expected}`;
}

/** Compares one integer of any length. */
export function hcmp(output: CheckerStream, answer: CheckerStream): string {
  const expected = answer.readWord();
  const found = output.readWord();
  if (!isHugeInteger(expected)) {
    quit('SE', `${shorten(expected)} is not a valid integer`);
  }
  if (!answer.seekEnd()) {
    quit('SE', 'expected exactly one token in the answer file');
  }
  if (!isHugeInteger(found)) {
    quit('PE', `${shorten(found)} is not a valid integer`);
  }
  if (expected !== found) {
    quit('WA', `expected '${shorten(expected)}', found '${shorten(found)}'`);
  }
  return `answer is '${shorten(expected)}'`;
}

/** Compares sequences of int64 in order. */
export function ncmp(output: CheckerStream, answer: CheckerStream): string {
  const first: string[] = [];
  let count = 0;
  while (!answer.seekEnd() && !output.seekEnd()) {
    count += 1;
    const expected = answer.readInteger();
    const found = output.readInteger();
    if (expected !== found) {
      quit('WA', `${ordinal(count)} numbers differ - expected: '${expected}', found: '${found}'`);
    }
    if (count <= 5) {
      first.push(expected);
    }
  }
  refuseLonger(count, {
    answer: countRest(answer, () => answer.readInteger()),
    output: countRest(output, () => output.readInteger(), MOST_EXTRA),
  });
  return count <= 5 ? `${count} number(s): "${shorten(first.join(' '))}"` : `${count} numbers`;
}

/** Longer integers are not exact as `number`. */
const EXACT_DIGITS = 15;

/** Sorts integers in increasing order. They stay strings, because equal numbers are equal strings. */
function sorted(words: readonly string[]): string[] {
  const isExact = words.every((word) => word.length <= EXACT_DIGITS);
  const values = isExact ? Float64Array.from(words, Number).toSorted() : BigInt64Array.from(words, BigInt).toSorted();
  return Array.from<number | bigint, string>(values, String);
}

/** Compares sequences of int64 in any order. */
export function uncmp(output: CheckerStream, answer: CheckerStream): string {
  const expected: string[] = [];
  countRest(answer, () => expected.push(answer.readInteger()));
  const found: string[] = [];
  // Words beyond the expected number are counted but not kept: an output may be long.
  const keep = (): void => {
    const word = output.readInteger();
    if (found.length < expected.length) {
      found.push(word);
    }
  };
  const count = countRest(output, keep, expected.length + MOST_EXTRA);
  if (count !== expected.length) {
    quit('WA', `Expected ${expected.length} elements, but ${count} found`);
  }
  const [wanted, given] = [sorted(expected), sorted(found)];
  if (wanted.some((value, index) => value !== given[index])) {
    quit('WA', `Expected sequence and output are different (as unordered sequences) [size=${count}]`);
  }
  if (count === 0) {
    return 'empty sequence';
  }
  const head = count === 1 ? '1 number:' : `${count} numbers (in increasing order):`;
  const shown = count <= 5 ? [...wanted] : [...wanted.slice(0, 2), '...', ...wanted.slice(-2)];
  return `${head} ${shown.join(' ')}`;
}
