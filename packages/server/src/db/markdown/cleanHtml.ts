import sanitizeHtml from 'sanitize-html';

const TEXT_TAGS = [
  'a abbr b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li mark ol p pre q s samp',
  'small span strong sub summary sup table tbody td tfoot th thead tr u ul var',
].flatMap((line) => line.split(' '));

const MATH_TAGS = [
  'math maction menclose mfrac mglyph mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace',
  'msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics',
].flatMap((line) => line.split(' '));

const MATH_ATTRIBUTES = [
  'accent accentunder columnalign columnspacing columnlines depth display displaystyle fence form height largeop linethickness',
  'lspace mathvariant maxsize minsize movablelimits notation rowalign rowlines rowspacing rspace scriptlevel separator',
  'stretchy symmetric voffset width xmlns',
].flatMap((line) => line.split(' '));

/** What people write may hold these tags and attributes and nothing else; addresses are relative, http or https. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS, ...MATH_TAGS],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['align', 'colspan', 'rowspan'],
    th: ['align', 'colspan', 'rowspan', 'scope'],
    ol: ['start'],
    ...Object.fromEntries(MATH_TAGS.map((tag) => [tag, MATH_ATTRIBUTES])),
  },
  allowedClasses: { code: [/^language-[a-z0-9+#-]+$/], pre: [/^language-[a-z0-9+#-]+$/] },
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'annotation',
    'annotation-xml',
    'title',
    'template',
  ],
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }) },
};

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
