/** An answer to question `no` that stands in a list or a table apart from it. */
export interface ListedKey {
  no: number;
  answer: string;
}

/** Stops before its second number, which may begin the next: `1-5-9`. */
const RANGE = /(\d{1,3})\s*[-–~～—至]\s*(?=(\d{1,3}))/g;
const RANGE_ANSWERS = /^[.:：、A-J√×✓✗TF对错\s]*/;
const SINGLE = /(\d{1,3})\s*(?:[.．、:：)）]\s*)?([A-J]{1,10}|[√×✓✗TF对错])(?=[\s,，;；、]|\d|$)/g;

/** The ranges with as many answers as numbers before another number follows, and the line without them. */
function rangesIn(text: string): { keys: ListedKey[]; rest: string } {
  const keys: ListedKey[] = [];
  let [rest, kept] = ['', 0];
  for (const range of text.matchAll(RANGE)) {
    const [begin, from = '', to = ''] = range;
    const end = range.index + begin.length + to.length;
    const run = RANGE_ANSWERS.exec(text.slice(end))?.[0] ?? '';
    const answers = run.replaceAll(/\s/g, '').replace(/^[.:：、]/, '');
    const isWhole = /^\d?$/.test(text.charAt(end + run.length)) && !/[.:：、]/.test(answers);
    if (!isWhole || answers === '' || answers.length !== Number(to) - Number(from) + 1) continue;
    keys.push(...answers.split('').map((answer, at) => ({ no: Number(from) + at, answer })));
    rest += `${text.slice(kept, range.index)} `;
    kept = end + run.length;
  }
  return { keys, rest: rest + text.slice(kept) };
}

/** `1-5 ABCDC`, `6. √`, `7、AB 8、C`. */
export function keysInLine(line: string): ListedKey[] {
  const text = line.normalize('NFKC');
  const { keys, rest } = rangesIn(text);
  const single = [...rest.matchAll(SINGLE)].map(([, no = '', answer = '']) => ({ no: Number(no), answer }));
  return [...keys, ...single];
}

/** A table with numbers in one row and answers in the next; both may be glued into one cell: `题号123`, `答案BCA`. */
export function keysInTable(rows: readonly (readonly string[])[]): ListedKey[] {
  const keys: ListedKey[] = [];
  for (const [at, row] of rows.entries()) {
    const below = rows[at + 1];
    if (!below || !/^题\s*号/.test(row[0] ?? '') || !/^答\s*案/.test(below[0] ?? '')) continue;
    const numbers = row.slice(1).map((cell) => Number(cell.trim()));
    const answers = below.slice(1).map((cell) => cell.trim());
    if (row.length > 1) {
      numbers.forEach((no, place) => {
        const answer = answers[place] ?? '';
        if (Number.isInteger(no) && no > 0 && answer !== '') keys.push({ no, answer });
      });
      continue;
    }
    const digits = (row[0] ?? '').replace(/^题\s*号/, '').replaceAll(/\D/g, '');
    const letters = (below[0] ?? '')
      .replace(/^答\s*案/, '')
      .replaceAll(/\s/g, '')
      .split('');
    const glued = gluedNumbers(digits);
    if (glued.length === letters.length) glued.forEach((no, place) => keys.push({ no, answer: letters[place] ?? '' }));
  }
  return keys;
}

/** `91011` is 9, 10, 11: each number is one more than the one before. */
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
