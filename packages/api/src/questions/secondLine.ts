import { titleOf } from './headline.ts';

const SHOWN_CHARS = 48;
const FENCE = '```';

/**
 * Returns the second meaningful line of a statement, or the first of its code: many questions begin alike, with
 * 下面的程序输出什么. Empty for a statement of one line.
 */
export function secondLine(statement: string): string {
  let isCode = false;
  let count = 0;
  for (const line of statement.split('\n')) {
    if (line.trimStart().startsWith(FENCE)) {
      isCode = !isCode;
      continue;
    }
    // Marks of Markdown are operators in code.
    const words = isCode ? line.trim() : titleOf(line);
    count += words === '' ? 0 : 1;
    if (count === 2) return words.length > SHOWN_CHARS ? `${words.slice(0, SHOWN_CHARS)}…` : words;
  }
  return '';
}
