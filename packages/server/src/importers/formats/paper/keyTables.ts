import { isKeyWord, type ListedKey } from './keyLists.ts';

type Rows = readonly (readonly string[])[];

const NUMBER_HEAD = /^(?:题\s*号|序\s*号|题\s*目|小\s*题|题\s*序)\s*[:：]?/;
const ANSWER_HEAD = /^(?:参考|正确|标准)?答\s*案\s*[:：]?/;

const numberOf = (cell: string): number => Number(/^\s*(?:第\s*)?(\d{1,3})\s*(?:[题.、．]\s*)?$/.exec(cell)?.[1]);
const isNumber = (cell: string): boolean => Number.isInteger(numberOf(cell));

const pairs = (numbers: readonly string[], answers: readonly string[]): ListedKey[] =>
  numbers.flatMap((cell, place) => {
    const [no, answer] = [numberOf(cell), (answers[place] ?? '').trim()];
    return Number.isInteger(no) && no > 0 && answer !== '' ? [{ no, answer }] : [];
  });

/** Splits `91011` into 9, 10, 11: each number is one more than the previous. */
function gluedNumbers(digits: string): number[] {
  for (const width of [1, 2, 3]) {
    const numbers: number[] = [];
    let [rest, next] = [digits, Number(digits.slice(0, width))];
    while (rest !== '' && rest.startsWith(String(next))) {
      numbers.push(next);
      rest = rest.slice(String(next).length);
      next += 1;
    }
    if (rest === '' && numbers.length > 0) return numbers;
  }
  return [];
}

/** Keys of two rows with one cell each: `题号123`, `答案BCA`. */
function gluedKeys(numbers: string, answers: string): ListedKey[] {
  const nos = gluedNumbers(numbers.replace(NUMBER_HEAD, '').replaceAll(/\D/g, ''));
  const letters = answers
    .replace(ANSWER_HEAD, '')
    .replaceAll(/[\s|,，、]/g, '')
    .split('');
  return nos.length === letters.length ? nos.map((no, place) => ({ no, answer: letters[place] ?? '' })) : [];
}

/**
 * Keys with numbers in one row and answers in the next. Each row starts with a head word, or all cells are numbers and
 * answers.
 */
function keysInRows(row: readonly string[], below: readonly string[]): ListedKey[] {
  const isHead = NUMBER_HEAD.test((row[0] ?? '').trim()) && ANSWER_HEAD.test((below[0] ?? '').trim());
  if (isHead && row.length === 1) return gluedKeys(row[0] ?? '', below[0] ?? '');
  if (isHead) {
    const own = (cells: readonly string[], sign: RegExp): string[] => {
      const [head = '', ...rest] = cells;
      const more = head.trim().replace(sign, '').trim();
      return more === '' ? rest : [more, ...rest];
    };
    return pairs(own(row, NUMBER_HEAD), own(below, ANSWER_HEAD));
  }
  const isBare = row.length > 1 && row.every(isNumber) && below.length === row.length;
  return isBare && below.every((cell) => cell.trim() === '' || isKeyWord(cell)) ? pairs(row, below) : [];
}

/** Keys with a number and its answer in each row below a header; a table may hold several such pairs of columns. */
function keysInColumns([head = [], ...rows]: Rows): ListedKey[] {
  const columns = head.flatMap((cell, at) =>
    NUMBER_HEAD.test(cell.trim()) && ANSWER_HEAD.test((head[at + 1] ?? '').trim()) ? [at] : [],
  );
  return rows.flatMap((row) => columns.flatMap((at) => pairs([row[at] ?? ''], [row[at + 1] ?? ''])));
}

/** The keys in a table; none if it is about something else. */
export function keysInTable(rows: Rows): ListedKey[] {
  const columns = keysInColumns(rows);
  if (columns.length > 0) return columns;
  return rows.flatMap((row, at) => {
    const below = rows[at + 1];
    return below ? keysInRows(row, below) : [];
  });
}

/** Splits a line into cells: at tabs, else at bars, else at blanks and commas. */
function cellsOf(line: string): string[] {
  const text = line.trim();
  if (text.includes('\t')) return text.split('\t').map((cell) => cell.trim());
  if (text.includes('|'))
    return text
      .replace(/^\|/, '')
      .replace(/\|$/, '')
      .split('|')
      .map((cell) => cell.trim());
  return text.split(/[\s\u3000,，、]+/).filter((cell) => cell !== '');
}

const HEAD_LINE = /^\s*(?:\|\s*)?(?:题\s*号|序\s*号|题\s*序)/;
const ANSWER_LINE = /^\s*(?:\|\s*)?(?:参考|正确|标准)?答\s*案(?!解|与|及)/;
const RULE = /^[\s|:+-]+$/;

/** A table with one cell per line: 题号, the numbers, 答案, as many answers. */
function tableByCells(lines: readonly string[], from: number): { rows: string[][]; length: number } | null {
  if (!/^题\s*号$/.test((lines[from] ?? '').trim())) return null;
  const filled = lines.slice(from, from + 250).map((text, at) => ({ text: text.trim(), at }));
  const cells = filled.filter(({ text }) => text !== '');
  const count = cells.slice(1).findIndex(({ text }) => !isNumber(text));
  if (count < 1 || !/^答\s*案$/.test(cells[count + 1]?.text ?? '')) return null;
  const answers = cells.slice(count + 2, 2 * count + 2);
  if (answers.length < count || !answers.every(({ text }) => isKeyWord(text))) return null;
  const numbers = cells.slice(1, count + 1).map(({ text }) => text);
  return {
    rows: [
      ['题号', ...numbers],
      ['答案', ...answers.map(({ text }) => text)],
    ],
    length: (answers.at(-1)?.at ?? 0) + 1,
  };
}

/** A table with a number and its answer on each line below a header: `题号 答案`, `1 A`. */
function tableByRows(lines: readonly string[], from: number): { rows: string[][]; length: number } | null {
  const head = cellsOf(lines[from] ?? '');
  const at = head.findIndex((cell, place) => NUMBER_HEAD.test(cell) && ANSWER_HEAD.test(head[place + 1] ?? ''));
  if (at === -1) return null;
  const rows = [head];
  let length = 1;
  for (const [place, text] of lines.slice(from + 1, from + 250).entries()) {
    if (text.trim() === '' || RULE.test(text)) continue;
    const cells = cellsOf(text);
    if (!isNumber(cells[at] ?? '') || !isKeyWord(cells[at + 1] ?? '')) break;
    rows.push(cells);
    length = place + 2;
  }
  return rows.length > 1 ? { rows, length } : null;
}

/** The key table that begins on this line, and how many lines it takes; null if none begins here. */
export function keyTableAt(lines: readonly string[], from: number): { rows: string[][]; length: number } | null {
  const byCells = tableByCells(lines, from);
  if (byCells) return byCells;
  if (!HEAD_LINE.test(lines[from] ?? '')) return null;
  const byRows = tableByRows(lines, from);
  if (byRows) return byRows;
  let at = from + 1;
  while (at < from + 4 && ((lines[at] ?? '').trim() === '' || RULE.test(lines[at] ?? ''))) at += 1;
  if (!ANSWER_LINE.test(lines[at] ?? '')) return null;
  const [numbers, answers] = [cellsOf(lines[from] ?? ''), cellsOf(lines[at] ?? '')];
  const isTabbed = (lines[from] ?? '').includes('\t') && (lines[at] ?? '').includes('\t');
  // Without tabs an empty cell leaves no trace, so both rows must have the same number of cells.
  const fits = isTabbed || numbers.length === answers.length;
  if (fits) return { rows: [numbers, answers], length: at - from + 1 };
  const glued = [numbers.slice(1).join(''), answers.slice(1).join('')];
  const isGlued = numbers.length === 1 || answers.length <= 2;
  const digits = isGlued ? `${numbers[0] ?? ''}${glued[0] ?? ''}` : '';
  return { rows: isGlued ? [[digits], [`${answers[0] ?? ''}${glued[1] ?? ''}`]] : [], length: at - from + 1 };
}
