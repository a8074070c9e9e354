import { lineDiff } from '../../../patterns/CodeDiff/lineDiff.ts';

/** Replaces string literals by one sign each. Scans once, since a regular expression would restart at every quote. */
function withoutTexts(line: string): string {
  let rest = '';
  let quote: string | null = null;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    const isQuote = sign === '"' || sign === "'";
    if (quote === null) {
      rest += isQuote ? 'S' : sign;
      if (isQuote) quote = sign;
    } else if (sign === '\\') at += 1;
    else if (sign === quote) quote = null;
  }
  return rest;
}

/** Normalizes a line: names and values become one sign each, blanks and comments are removed. */
function skeletonOf(line: string): string {
  const [program = ''] = line.split('//', 1);
  return withoutTexts(program)
    .replace(/\b\d[\w.]*\b/g, 'N')
    .replace(
      /\b(?!(?:S|N|for|while|if|else|return|do|switch|case|break|continue|struct|def|in|elif|import|from|using|namespace)\b)[A-Za-z_]\w*\b/g,
      'V',
    )
    .replace(/\s+/g, '');
}

/** Lines that occur in every program, such as braces and includes. */
const SAYS_NOTHING = /^[{}();]*$|^#|^using/;

const linesOf = (code: string): string[] => code.replace(/\r?\n$/, '').split(/\r?\n/);

/** Numbers, from 1, of the lines that two programs share in the same order, regardless of names and values. */
export function matchedLines(first: string, second: string): { first: Set<number>; second: Set<number> } {
  const skeletons = (code: string) => linesOf(code).map(skeletonOf).join('\n');
  const same = lineDiff(skeletons(first), skeletons(second)).filter(
    ({ kind, text }) => kind === 'same' && !SAYS_NOTHING.test(text),
  );
  return {
    first: new Set(same.flatMap(({ beforeNo }) => beforeNo ?? [])),
    second: new Set(same.flatMap(({ afterNo }) => afterNo ?? [])),
  };
}
