const COUNTED = /^\s*(\d{1,3})(?!\d)(?:\s?)(.*)$/s;
const CODE_SIGN =
  /[;{}()[\]=<>#]|\b(?:int|for|if|else|while|return|print|import|def|class|using|cout|cin|elif|break|do|try|pass)\b/;
const LEAST = 2;

/** Lines of a program that are counted from 1, without their numbers; none where the line begins no such run. */
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

/** The program that a table frames: one cell of several lines, with the numbers of its lines beside it or before each. */
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

/** For colours only. */
export function languageOfCode(lines: readonly string[]): string {
  const text = lines.join('\n');
  if (/#\s*include|\b(?:int|cout|cin|std|printf|void)\b|;\s*$/m.test(text)) return 'cpp';
  return /\b(?:print|def|import|elif)\b/.test(text) ? 'python' : '';
}
