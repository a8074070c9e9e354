import { quit } from '../checked.ts';
import { shorten, type CheckerStream } from './checkerStream.ts';
import { MOST_EXTRA } from './integers.ts';

const LABEL = 'Case';

/** Reads `Case 1:`, or only `1:` when `Case` was read already. */
function readLabel(stream: CheckerStream, no: number, hasWord: boolean): void {
  const word = hasWord ? LABEL : stream.readWord();
  if (word !== LABEL) {
    stream.fault(`Expected '${LABEL}' but found '${shorten(word)}' [test case ${no}]`);
  }
  const number = stream.readWord();
  if (number !== `${no}:`) {
    stream.fault(`Expected '${no}:' but found '${shorten(number)}' [test case ${no}]`);
  }
}

function readAll(stream: CheckerStream, most = Infinity): string[] {
  const values: string[] = [];
  while (values.length < most && !stream.seekEnd()) {
    readLabel(stream, values.length + 1, false);
    values.push(stream.readInteger());
  }
  return values;
}

/** Compares outputs of the form `Case 1: <int64>`, one case after the other. */
export function caseicmp(output: CheckerStream, answer: CheckerStream): string {
  const expected = readAll(answer);
  const found = readAll(output, expected.length + MOST_EXTRA);
  const wrong = expected.findIndex((value, index) => index < found.length && value !== found[index]);
  if (wrong !== -1) {
    quit('WA', `Expected ${expected[wrong]} found ${found[wrong]} [test case ${wrong + 1}]`);
  }
  if (expected.length !== found.length) {
    quit('PE', `Expected ${expected.length} test case(s) but found ${found.length}`);
  }
  const shown = expected.length <= 5 ? expected : [...expected.slice(0, 3), '...', ...expected.slice(-2)];
  return [`${expected.length} case(s):`, ...shown].join(' ');
}

/** Reads the words of one case, up to and including the next `Case`. */
function readCase(stream: CheckerStream, read: (word: string) => string): { words: string[]; hasNext: boolean } {
  const words: string[] = [];
  while (!stream.seekEnd()) {
    const word = stream.readWord();
    if (word === LABEL) {
      return { words, hasNext: true };
    }
    words.push(read(word));
  }
  return { words, hasNext: false };
}

function bySequences(
  valueOf: (stream: CheckerStream) => (word: string) => string,
  show: (words: readonly string[]) => string,
) {
  const shown = (words: readonly string[]): string =>
    words.length === 0 ? '"" [size=0]' : `"${show(words)}" [size=${words.length}]`;
  return (output: CheckerStream, answer: CheckerStream): string => {
    let [hasExpected, hasFound] = [false, false];
    let count = 0;
    while (hasExpected || !answer.seekEnd()) {
      count += 1;
      readLabel(answer, count, hasExpected);
      const expected = readCase(answer, valueOf(answer));
      readLabel(output, count, hasFound);
      const found = readCase(output, valueOf(output));
      [hasExpected, hasFound] = [expected.hasNext, found.hasNext];
      const isSame =
        expected.words.length === found.words.length &&
        expected.words.every((word, index) => word === found.words[index]);
      if (!isSame) {
        const both = `jury has ${shown(expected.words)}, but participant has ${shown(found.words)}`;
        quit('WA', `Sequences differ: ${both} [test case ${count}]`);
      }
    }
    if (hasFound) {
      output.fault('Extra information in the output file');
    }
    return `${count} test cases(s)`;
  };
}

/** Compares outputs of the form `Case 1: <int64> <int64> …`. */
export const casencmp = bySequences(
  (stream) => (word) => stream.integerOf(word),
  (words) => (words.length <= 5 ? words : [...words.slice(0, 3), '...', ...words.slice(-2)]).join(' '),
);

/** Compares outputs of the form `Case 1: <word> <word> …`. */
export const casewcmp = bySequences(
  () => (word) => word,
  (words) => shorten(words.join(' ')),
);
