/** Invisible characters that copying from WeChat and web pages leaves in an answer. */
const UNSEEN = /[\p{Cf}\uFE00-\uFE0F\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Characters that Chinese keyboards and smart punctuation type instead of a character of the program. */
const SIGNS: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '【': '[',
  '】': ']',
  '〔': '[',
  '〕': ']',
  '《': '<',
  '》': '>',
  '。': '.',
  '−': '-',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
};
/** All keys of `SIGNS`. */
const FOREIGN = /[“”„‟‘’‚‛【】〔〕《》。−‐‒–—―]/gu;

/** What the author of a fill requires of spaces and letters. */
export interface BlankRule {
  /** Spaces must match, for questions about the format of an output. */
  exactSpaces?: boolean | undefined;
  /** Capital and small letters count as equal, for questions about words. */
  ignoreCase?: boolean | undefined;
}

/** Only the rules that are set, so that keys without any stay as they are stored. */
export const givenRule = ({ exactSpaces, ignoreCase }: BlankRule): BlankRule => ({
  ...(exactSpaces && { exactSpaces }),
  ...(ignoreCase && { ignoreCase }),
});

/** Operators that would arise by removing the space between two characters: `a - -b` is not `a--b`. */
const MERGED = /^(?:[-+*/%&|^!<>=]=|--|\+\+|&&|\|\||<<|>>|->|\/\/|\*\*|\/\*|\*\/|::)$/;
const WORD = /[\p{L}\p{N}_$]/u;
/** A text in quotes, a run of white space, or a single other character. */
const PIECE = /"[^"]*"|'[^']*'|\s+|[^\s]/gu;

/**
 * Removes spaces that a program does not need. Keeps those within quotes and those that separate two words or
 * operators.
 */
function withoutLooseSpaces(text: string): string {
  const pieces = text.match(PIECE) ?? [];
  return pieces
    .filter((piece, place) => {
      if (/\S/.test(piece)) return true;
      const before = pieces[place - 1]?.at(-1) ?? '';
      const after = pieces[place + 1]?.at(0) ?? '';
      return (WORD.test(before) && WORD.test(after)) || MERGED.test(before + after);
    })
    .join('');
}

/**
 * Normalizes a text for comparison, the key's as well as the answer's, so that the keyboard does not matter: `“％ｄ”`
 * becomes `"%d"`, `a【i】` becomes `a[i]`, `—1` becomes `-1` and `i + 1` becomes `i+1`.
 */
export function blankText(text: string, { exactSpaces, ignoreCase }: BlankRule = {}): string {
  const plain = text
    .replaceAll(UNSEEN, '')
    .normalize('NFKC')
    .replaceAll(FOREIGN, (sign) => SIGNS[sign] ?? sign)
    .trim();
  const cased = ignoreCase ? plain.toLowerCase() : plain;
  return exactSpaces ? cased : withoutLooseSpaces(cased);
}
