const words = (...lines: string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

/** Text tags that statements, analyses and notices may contain. */
export const TEXT_TAGS = words(
  'a abbr b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li mark ol p pre q s samp',
  'section small span strong sub summary sup table tbody td tfoot th thead tr u ul var',
);

/** MathML tags that formulas may contain. */
export const MATH_TAGS = words(
  'math maction menclose mfrac mglyph mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace',
  'msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics',
);

/** Allowed attributes of text tags. */
export const TEXT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel', 'target'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  td: ['align', 'colspan', 'rowspan'],
  th: ['align', 'colspan', 'rowspan', 'scope'],
  ol: ['start'],
  code: ['class'],
  pre: ['class'],
  section: ['class'],
};

/** Allowed attributes of MathML tags. */
export const MATH_ATTRIBUTES = words(
  'accent accentunder columnalign columnspacing columnlines depth display displaystyle fence form height largeop linethickness',
  'lspace mathcolor mathvariant maxsize minsize movablelimits notation rowalign rowlines rowspacing rspace scriptlevel separator',
  'stretchy symmetric voffset width xmlns',
);

const TAGS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...TEXT_TAGS.map((tag) => [tag, new Set(TEXT_ATTRIBUTES[tag])] as const),
  ...MATH_TAGS.map((tag) => [tag, new Set(MATH_ATTRIBUTES)] as const),
]);
const TAG = /^\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/g;
const ADDRESSES = new Set(['href', 'src']);
/** Relative, http or https, and without entities that could hide another scheme. */
const SAFE_ADDRESS = /^(?:https?:|[^:/?#]*(?:[/?#]|$))/i;
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot);)/;

/** A colour name or hex digits, as KaTeX accepts them. */
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]+)$/i;
/** Whether a text is an allowed value of `mathcolor`. */
export const isMathColour = (value: string): boolean => COLOUR.test(value);

function isSafe(name: string, value: string): boolean {
  if (name === 'mathcolor') return isMathColour(value);
  return !ADDRESSES.has(name) || (SAFE_ADDRESS.test(value) && !OTHER_ENTITY.test(value));
}

/**
 * Whether HTML looks as the server's sanitizer writes it: every `<` begins a complete tag from the lists above, with
 * allowed attributes only. A second check before the browser inserts it into a page; it is neither a parser nor a
 * sanitizer.
 */
export function isStatementHtml(html: string): boolean {
  return html
    .split('<')
    .slice(1)
    .every((piece) => {
      const [, tag = '', attributes = ''] = TAG.exec(piece) ?? [];
      const allowed = TAGS.get(tag);
      if (!allowed) return false;
      return [...attributes.matchAll(ATTRIBUTE)].every(
        ([, name = '', value = '']) => allowed.has(name) && isSafe(name, value),
      );
    });
}
