/** An answer to question `no` that stands in a list or a table apart from it. */
export interface ListedKey {
  no: number;
  answer: string;
}

const DASH = /^[-–~～—至]$/;
const ANSWERS = /^[A-J√×✓✗TF对错]+$/;
const ONE_ANSWER = /^(?:[.．、:：)）]\s*)?([A-J]{1,10}|[√×✓✗TF对错])(?=[\s,，;；、]|$)/;

interface Numbered {
  digits: string;
  start: number;
  /** What stands between this number and the next. */
  after: string;
}

function numbersIn(text: string): Numbered[] {
  const found = [...text.matchAll(/\d+/g)];
  return found.map(({ 0: digits, index }, at) => ({
    digits,
    start: index,
    after: text.slice(index + digits.length, found[at + 1]?.index),
  }));
}

/** The ranges with as many answers as numbers, and the line without them. */
function rangesIn(text: string): { keys: ListedKey[]; rest: string } {
  const keys: ListedKey[] = [];
  let [rest, kept] = ['', 0];
  const numbers = numbersIn(text);
  for (const [at, first] of numbers.entries()) {
    const last = numbers[at + 1];
    if (!last || last.digits.length > 3 || !DASH.test(first.after.trim())) continue;
    const from = first.digits.slice(-3);
    const answers = last.after.replaceAll(/\s/g, '').replace(/^[.:：、]/, '');
    if (!ANSWERS.test(answers) || answers.length !== Number(last.digits) - Number(from) + 1) continue;
    keys.push(...answers.split('').map((answer, place) => ({ no: Number(from) + place, answer })));
    rest += `${text.slice(kept, first.start + first.digits.length - from.length)} `;
    kept = last.start + last.digits.length + last.after.length;
  }
  return { keys, rest: rest + text.slice(kept) };
}

/** `1-5 ABCDC`, `6. √`, `7、AB 8、C`. */
export function keysInLine(line: string): ListedKey[] {
  const { keys, rest } = rangesIn(line.normalize('NFKC'));
  const single = numbersIn(rest).flatMap(({ digits, after }) => {
    const answer = ONE_ANSWER.exec(after.trimStart())?.[1];
    return answer === undefined ? [] : [{ no: Number(digits.slice(-3)), answer }];
  });
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
