import { lineDiff } from '../../patterns/CodeDiff/lineDiff.ts';

/** Texts in quotes as one sign each, in one pass: an expression would begin again at every quote. */
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

/** A line as it compares: names and values changed into one sign each, neither blanks nor comments. */
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

/** What every program has says nothing. */
const SAYS_NOTHING = /^[{}();]*$|^#|^using/;

const linesOf = (code: string): string[] => code.replace(/\r?\n$/, '').split(/\r?\n/);

/** Numbers of the lines, from 1, that two programs have in common in the same order, whatever their names are. */
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
