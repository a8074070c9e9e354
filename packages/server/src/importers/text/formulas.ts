import { forwardSearch } from './forwardSearch.ts';

const LONGEST = 1500;
const LINE_ENDS = ['\n', '\r', '\u2028', '\u2029'];

interface Formula {
  start: number;
  end: number;
  /** The formula in dollar signs. */
  tex: string;
}

/** Yields the formulas in dollar signs or TeX's brackets, inline or as blocks. */
export function* formulasIn(text: string): Generator<Formula> {
  const [dollar, backslash] = [forwardSearch(text, '$'), forwardSearch(text, '\\')];
  const [afterDollar, inlineEnd, blockEnd] = [
    forwardSearch(text, '$'),
    forwardSearch(text, String.raw`\)`),
    forwardSearch(text, String.raw`\]`),
  ];
  const ends = LINE_ENDS.map((sign) => forwardSearch(text, sign));

  const inDollars = (start: number): Formula | null => {
    const isBlock = text[start + 1] === '$';
    const from = start + (isBlock ? 2 : 1);
    const to = afterDollar(from);
    const inner = to === text.length ? '' : text.slice(from, Math.min(to, from + LONGEST + 2));
    if (inner === '') return null;
    if (isBlock) {
      const end = to + 2;
      return inner.length <= LONGEST && text[to + 1] === '$' ? { start, end, tex: `$$${inner}$$` } : null;
    }
    // `$5 and $6` are amounts of money, not a formula.
    const isFormula = inner.trim() === inner && !inner.includes('\n') && !/\d/.test(text[to + 1] ?? '');
    return inner.length <= LONGEST + 1 && isFormula ? { start, end: to + 1, tex: `$${inner}$` } : null;
  };

  const inBrackets = (start: number): Formula | null => {
    const isBlock = text[start + 1] === '[';
    if (!isBlock && text[start + 1] !== '(') return null;
    const from = start + 2;
    const to = isBlock ? blockEnd(from + 1) : inlineEnd(from + 1);
    if (to === text.length || to - from > LONGEST) return null;
    if (!isBlock && ends.some((next) => next(from) < to)) return null;
    const inner = text.slice(from, to);
    return { start, end: to + 2, tex: isBlock ? `$$${inner}$$` : `$${inner.trim()}$` };
  };

  for (let at = 0; ;) {
    const start = Math.min(dollar(at), backslash(at));
    if (start === text.length) return;
    const found = text[start] === '$' ? inDollars(start) : inBrackets(start);
    if (found) yield found;
    at = found?.end ?? start + 1;
  }
}
