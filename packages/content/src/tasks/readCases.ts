import type { WrittenCase } from '@aosai/api/judging/testData';
import { lineOf, textOf } from '../factsFile.ts';

const HEAD = /^=== (\d\d)( 样例)?(?: 子任务 (\d))? ===$/mu;
const ANSWER = '--- 输出 ---\n';

/**
 * Reads a file of cases: `=== 01 样例 ===` or `=== 05 子任务 2 ===`, the input, `--- 输出 ---`, the expected output. Throws
 * when one has no output.
 */
export function readCases(file: string): WrittenCase[] {
  const all = textOf(file);
  const [, ...pieces] = all.split(HEAD);
  return Array.from({ length: pieces.length / 4 }, (_, at) => {
    const [id = '', sample, subtaskId, text = ''] = pieces.slice(at * 4);
    const [input = '', expected] = text.replace(/^\n/u, '').split(ANSWER);
    if (expected === undefined)
      throw new Error(`${file}:${lineOf(all, `=== ${id}`)}: case ${id}: the line ${ANSWER.trim()} is missing`);
    return { id, input, expected, sample: sample !== undefined, ...(subtaskId !== undefined && { subtaskId }) };
  });
}

/** Writes cases in the format of `readCases`. */
export const casesText = (cases: readonly WrittenCase[]): string =>
  cases
    .map(({ id, sample, subtaskId, input, expected }) => {
      const head = [id, ...(sample ? ['样例'] : []), ...(subtaskId === undefined ? [] : ['子任务', subtaskId])];
      return `=== ${head.join(' ')} ===\n${input}${ANSWER}${expected}`;
    })
    .join('');
