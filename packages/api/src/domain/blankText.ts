/** Signs that nobody sees: what WeChat and web pages leave behind in a copied answer. */
const UNSEEN = /[\p{Cf}\uFE00-\uFE0F\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** What a Chinese keyboard or a tablet's smart punctuation writes in place of a sign of the program. */
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
/** The keys of `SIGNS`, written out. */
const FOREIGN = /[“”„‟‘’‚‛【】〔〕《》。−‐‒–—―]/gu;

/** Signs that two others would make if the space between them were gone: `a - -b` is not `a--b`. */
const MERGED = /^(?:[-+*/%&|^!<>=]=|--|\+\+|&&|\|\||<<|>>|->|\/\/|\*\*|\/\*|\*\/|::)$/;
const WORD = /[\p{L}\p{N}_$]/u;
/** A text in quotes, a run of white space, or any other sign. */
const PIECE = /"[^"]*"|'[^']*'|\s+|[^\s]/gu;

/**
 * An answer without the spaces that a program does not need: those beside a sign that is no letter. What stands in
 * quotes stays, and so does what keeps two words or two operators apart.
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
 * A text of a blank as it counts, the key's as well as the answer's: whatever keyboard it was typed on, `“％ｄ”` is
 * `"%d"`, `a【i】` is `a[i]`, `—1` is `-1` and `i + 1` is `i+1`.
 *
 * @param exactSpaces the author asks for the spaces too, as in a question about the format of an output
 */
export function blankText(text: string, exactSpaces = false): string {
  const plain = text
    .replaceAll(UNSEEN, '')
    .normalize('NFKC')
    .replaceAll(FOREIGN, (sign) => SIGNS[sign] ?? sign)
    .trim();
  return exactSpaces ? plain : withoutLooseSpaces(plain);
}
