/** An answer to question `no` that stands in a list or a table apart from it. */
export interface ListedKey {
  no: number;
  answer: string;
}

const RANGE = /(\d{1,3})\s*[-–~～—至]\s*(\d{1,3})\s*[.:：、]?\s*([A-J√×✓✗TF对错\s]+?)(?=\s*\d|\s*$)/g;
const SINGLE = /(\d{1,3})\s*[.．、:：)）]?\s*([A-J]{1,10}|[√×✓✗TF对错])(?=[\s,，;；、]|\d|$)/g;

/** `1-5 ABCDC`, `6. √`, `7、AB 8、C`. */
export function keysInLine(line: string): ListedKey[] {
  const text = line.normalize('NFKC');
  const ranges = [...text.matchAll(RANGE)].flatMap(([whole, from = '', to = '', letters = '']) => {
    const answers = letters.replaceAll(/\s/g, '').split('');
    const count = Number(to) - Number(from) + 1;
    return answers.length === count
      ? { whole, keys: answers.map((answer, at) => ({ no: Number(from) + at, answer })) }
      : [];
  });
  const rest = ranges.reduce((left, { whole }) => left.replace(whole, ' '), text);
  const single = [...rest.matchAll(SINGLE)].map(([, no = '', answer = '']) => ({ no: Number(no), answer }));
  return [...ranges.flatMap(({ keys }) => keys), ...single];
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
