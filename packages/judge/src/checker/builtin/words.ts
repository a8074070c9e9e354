import { quit } from '../checked.ts';
import { ordinal, shorten, type CheckerStream } from './checkerStream.ts';
import { countRest, MOST_EXTRA, refuseLonger } from './integers.ts';

const ANSWERS = ['YES', 'NO'];

/** Compares words in order. */
export function wcmp(output: CheckerStream, answer: CheckerStream): string {
  let count = 0;
  let last = '';
  while (!answer.seekEnd() && !output.seekEnd()) {
    count += 1;
    last = answer.readWord();
    const found = output.readWord();
    if (last !== found) {
      quit('WA', `${ordinal(count)} words differ - expected: '${shorten(last)}', found: '${shorten(found)}'`);
    }
  }
  if (!output.seekEnd()) {
    quit('WA', 'Participant output contains extra tokens');
  }
  if (!answer.seekEnd()) {
    quit('WA', 'Unexpected EOF in the participants output');
  }
  return count === 1 ? `"${shorten(last)}"` : `${count} tokens`;
}

function upperCase(word: string): string {
  return word.replaceAll(/[a-z]+/gu, (letters) => letters.toUpperCase());
}

/** Compares one YES or NO, in any letter case. */
export function yesno(output: CheckerStream, answer: CheckerStream): string {
  const expected = upperCase(answer.readWord());
  const found = upperCase(output.readWord());
  if (!ANSWERS.includes(expected)) {
    quit('SE', `YES or NO expected in answer, but ${shorten(expected)} found`);
  }
  if (!ANSWERS.includes(found)) {
    quit('PE', `YES or NO expected, but ${shorten(found)} found`);
  }
  if (expected !== found) {
    quit('WA', `expected ${expected}, found ${found}`);
  }
  return `answer is ${expected}`;
}

/** Compares any number of YES and NO in order, in any letter case. */
export function nyesno(output: CheckerStream, answer: CheckerStream): string {
  let count = 0;
  let yes = 0;
  let last = '';
  while (!answer.seekEnd() && !output.seekEnd()) {
    count += 1;
    const expected = upperCase(answer.readWord());
    last = upperCase(output.readWord());
    const place = `[${ordinal(count)} token]`;
    if (!ANSWERS.includes(expected)) {
      quit('SE', `YES or NO expected in answer, but ${shorten(expected)} found ${place}`);
    }
    if (!ANSWERS.includes(last)) {
      quit('PE', `YES or NO expected, but ${shorten(last)} found ${place}`);
    }
    if (expected !== last) {
      quit('WA', `expected ${expected}, found ${last} ${place}`);
    }
    yes += last === 'YES' ? 1 : 0;
  }
  refuseLonger(count, {
    answer: countRest(answer, () => answer.readWord()),
    output: countRest(output, () => output.readWord(), MOST_EXTRA),
  });
  if (count <= 1) {
    return count === 0 ? 'Empty output' : last;
  }
  return `${count} token(s): yes count is ${yes}, no count is ${count - yes}`;
}
