const SHOWN_CHARS = 48;

/**
 * Returns the second meaningful line of a statement, or the first of its code: many questions begin alike, with
 * 下面的程序输出什么. Empty for a statement of one line.
 */
export function secondLine(statement: string): string {
  const lines = statement.split('\n').flatMap((line) => line.replaceAll(/[`*$#]+/g, '').trim() || []);
  // The line after an opening fence may be only its language.
  const [, second = '', third = ''] = lines;
  const line = /^(cpp|c\+\+|python|py)$/i.test(second) ? third : second;
  return line.length > SHOWN_CHARS ? `${line.slice(0, SHOWN_CHARS)}…` : line;
}
