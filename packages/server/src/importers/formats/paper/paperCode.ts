const COUNTED = /^\s*(\d{1,3})(?!\d)(?:\s?)(.*)$/s;
const CODE_SIGN =
  /[;{}()[\]=<>#]|\b(?:int|for|if|else|while|return|print|import|def|class|using|cout|cin|elif|break|do|try|pass)\b/;
const LEAST = 2;

/** The program lines numbered from 1 that begin here, without their numbers; none if no such run begins. */
export function countedRun(lines: readonly string[], from: number, plain: (text: string) => string): string[] {
  const code: string[] = [];
  for (let at = from; at < lines.length; at += 1) {
    const line = plain(lines[at] ?? '');
    const [, no = '', rest = ''] = line.includes('\n') ? [] : (COUNTED.exec(line) ?? []);
    if (Number(no) !== at - from + 1 || /^[.．、)）]/.test(rest.trimStart()) || /^\s*\p{Script=Han}/u.test(rest)) break;
    code.push(rest.trimEnd());
  }
  while (code.at(-1)?.trim() === '') code.pop();
  const filled = code.filter((line) => line.trim() !== '');
  const isCode = filled.filter((line) => CODE_SIGN.test(line)).length * 2 > filled.length;
  return code.length >= LEAST && isCode ? code : [];
}

/**
 * The program in a table that only frames it: one column, or two with line numbers in the first. Null for other tables.
 */
export function codeInTable(rows: readonly (readonly string[])[]): string[] | null {
  const cells = rows.map((row) => row.map((cell) => cell.split('\n')));
  const [only] = cells;
  const isCounted = cells.every(
    (row) => row.length === 2 && row[0]?.every((line) => /^\s*(?:\d{1,3}\s*)?$/.test(line)),
  );
  const lines = isCounted
    ? cells.flatMap((row) => row[1] ?? [])
    : cells.length === 1 && only?.length === 1
      ? (only[0] ?? [])
      : cells.every((row) => row.length === 1)
        ? cells.flatMap((row) => row[0] ?? [])
        : [];
  const counted = countedRun(lines, 0, (text) => text);
  if (counted.length > 0) return counted;
  const filled = lines.filter((line) => line.trim() !== '');
  const isText = filled.some((line) => /^\s*[(（]?[A-JＡ-Ｊ]\s*[.．、:：)）]|答\s*案|^\s*\d{1,3}\s*[.．、]/.test(line));
  const isCode = filled.filter((line) => CODE_SIGN.test(line)).length * 2 > filled.length;
  return filled.length >= LEAST && isCode && !isText ? lines : null;
}

/** Guesses the language of a program; used only to colour it. */
export function languageOfCode(lines: readonly string[]): string {
  const text = lines.join('\n');
  if (/#\s*include|\b(?:int|cout|cin|std|printf|void)\b|;\s*$/m.test(text)) return 'cpp';
  return /\b(?:print|def|import|elif)\b/.test(text) ? 'python' : '';
}
