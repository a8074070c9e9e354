import { readFileSync } from 'node:fs';
import type { WrittenCase } from '@aosai/api/domain/testData';

const HEAD = /^=== (\d\d)( 样例)? ===$/mu;
const ANSWER = '--- 输出 ---\n';

/** The cases of one file: `=== 01 样例 ===`, what comes in, `--- 输出 ---`, what is to come out. */
export function readCases(file: string): WrittenCase[] {
  const [, ...pieces] = readFileSync(file, 'utf8').split(HEAD);
  return Array.from({ length: pieces.length / 3 }, (_, at) => {
    const [id = '', sample, text = ''] = pieces.slice(at * 3);
    const [input = '', expected = ''] = text.replace(/^\n/u, '').split(ANSWER);
    return { id, input, expected, sample: sample !== undefined };
  });
}

/** The text of such a file. */
export const casesText = (cases: readonly WrittenCase[]): string =>
  cases
    .map(({ id, sample, input, expected }) => `=== ${id}${sample ? ' 样例' : ''} ===\n${input}${ANSWER}${expected}`)
    .join('');
