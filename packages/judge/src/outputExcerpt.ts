import { type CaseResult, OUTPUT_EXCERPT_BYTES, type OutputExcerpt } from '@aosai/api/domain/judging';
import { harmlessText } from './checkerText.ts';
import { cleanText } from './text.ts';

/** Escape codes and other bytes than text take room too before they are taken out. */
const READ_BYTES = 4 * OUTPUT_EXCERPT_BYTES;

/** The beginning of an output, safe to store and to show: at most 1 KiB, and no half line where a whole one fits. */
export function outputExcerpt(output: Uint8Array): OutputExcerpt {
  const plain = Buffer.from(harmlessText(output, READ_BYTES));
  const isCut = output.length > READ_BYTES || plain.length > OUTPUT_EXCERPT_BYTES;
  const text = cleanText(plain, OUTPUT_EXCERPT_BYTES);
  const lines = text.slice(0, text.lastIndexOf('\n') + 1);
  return { text: isCut && lines !== '' ? lines : text, isCut };
}

/** The cases of a report with the outputs of the first wrong ones alone. */
export function withFirstOutputs(cases: readonly CaseResult[], most: number): CaseResult[] {
  let left = most;
  return cases.map(({ output, ...rest }) => {
    if (output === undefined || left <= 0) return rest;
    left -= 1;
    return { ...rest, output };
  });
}
