const words = (...lines: string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

/** Tags of text that a statement, an analysis or a notice may hold. */
export const TEXT_TAGS = words(
  'a abbr b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li mark ol p pre q s samp',
  'small span strong sub summary sup table tbody td tfoot th thead tr u ul var',
);

/** Tags of MathML that formulas are made of. */
export const MATH_TAGS = words(
  'math maction menclose mfrac mglyph mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace',
  'msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics',
);

/** Attributes of text, by tag. */
export const TEXT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel', 'target'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  td: ['align', 'colspan', 'rowspan'],
  th: ['align', 'colspan', 'rowspan', 'scope'],
  ol: ['start'],
  code: ['class'],
  pre: ['class'],
};

/** Attributes of every tag of MathML. */
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
/** Relative, http or https, and no sign of it written as an entity that would say something else. */
const SAFE_ADDRESS = /^(?:https?:|[^:/?#]*(?:[/?#]|$))/i;
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot);)/;

/** A name, or digits of a colour: as KaTeX takes it. */
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]+)$/i;
export const isMathColour = (value: string): boolean => COLOUR.test(value);

function isSafe(name: string, value: string): boolean {
  if (name === 'mathcolor') return isMathColour(value);
  return !ADDRESSES.has(name) || (SAFE_ADDRESS.test(value) && !OTHER_ENTITY.test(value));
}

/**
 * Whether HTML is such as the server's sanitiser writes it: every `<` begins a tag from the lists above, written out in
 * full, with attributes from there. A second look, where the browser puts it into a page; no parser, and no sanitiser.
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
