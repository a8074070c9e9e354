import { type CaseResult, OUTPUT_EXCERPT_BYTES, type OutputExcerpt } from '@aosai/api/judging/judging';
import { harmlessText } from '../checker/checkerText.ts';
import { cleanText } from '../text.ts';

/** More than the excerpt, because escape codes and broken bytes are removed after reading. */
const READ_BYTES = 4 * OUTPUT_EXCERPT_BYTES;

/** The beginning of an output, safe to store and show: at most 1 KiB, cut after a whole line if there is one. */
export function outputExcerpt(output: Uint8Array): OutputExcerpt {
  const plain = Buffer.from(harmlessText(output, READ_BYTES));
  const isCut = output.length > READ_BYTES || plain.length > OUTPUT_EXCERPT_BYTES;
  const text = cleanText(plain, OUTPUT_EXCERPT_BYTES);
  const lines = text.slice(0, text.lastIndexOf('\n') + 1);
  return { text: isCut && lines !== '' ? lines : text, isCut };
}

/** The end of what a program wrote to standard error: a traceback names line and error last. */
export function errorExcerpt(error: Uint8Array): OutputExcerpt {
  const isCut = error.length > OUTPUT_EXCERPT_BYTES;
  const { text } = outputExcerpt(isCut ? error.subarray(-OUTPUT_EXCERPT_BYTES) : error);
  return { text, isCut };
}

/** Keeps the outputs and errors of the first `most` failed cases and drops all others. */
export function withFirstOutputs(cases: readonly CaseResult[], most: number): CaseResult[] {
  let left = most;
  return cases.map(({ output, error, ...rest }) => {
    if (output === undefined || left <= 0) return rest;
    left -= 1;
    return { ...rest, output, ...(error && { error }) };
  });
}
