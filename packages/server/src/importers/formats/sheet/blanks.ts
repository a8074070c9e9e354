const BLANKS = '||';
const ALTERNATIVES = ';;';

const parted = (text: string, by: string | RegExp): string[] =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/**
 * The accepted texts of each gap. `||` parts gaps and `;;` what is right in one, as the template says; others write
 * gaps with `|`, or with `；` where there are as many, and alternatives with `/` or `；`.
 */
export function blanksIn(answer: string, stem: string): string[][] {
  if (answer.includes(BLANKS) || answer.includes(ALTERNATIVES))
    return answer.split(BLANKS).map((blank) => parted(blank, ALTERNATIVES));
  const gaps = stem.match(/_{2,}|[（(]\s*[）)]/g)?.length ?? 0;
  const bySemicolon = answer.split(/[;；]/);
  const blanks = answer.includes('|')
    ? answer.split('|')
    : gaps > 1 && bySemicolon.length === gaps
      ? bySemicolon
      : [answer];
  const isAlternative = blanks.length === 1 || answer.includes('|') ? /[/;；]/ : /\//;
  return blanks.map((blank) => parted(blank, isAlternative));
}

/** The same as the template has it; single signs stay what they are in a text, since the doubled ones part it. */
export const blanksText = (blanks: readonly (readonly string[])[]): string => {
  const text = blanks.map((texts) => texts.join(ALTERNATIVES)).join(BLANKS);
  const isPlain = blanks.length > 1 || (blanks[0]?.length ?? 0) > 1 || !/[|/;；]/.test(text);
  return isPlain ? text : `${text}${ALTERNATIVES}`;
};
