import { KATEX_OPTIONS, mathRule } from '@aosai/api/questions/mathRule';
import { withStretchingBars } from '@aosai/api/kit/stretchingBars';
import katex from 'katex';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { isMathColour, MATH_ATTRIBUTES, MATH_TAGS, TEXT_ATTRIBUTES, TEXT_TAGS } from '@aosai/api/kit/statementHtml';

// Classes of code and pre are restricted separately, below.
const { code: _code, pre: _pre, ...IN_TEXT } = TEXT_ATTRIBUTES;

/** Keeps the colour of a formula only when it is a valid colour. */
const withColour: sanitizeHtml.Transformer = (tagName, { mathcolor, ...attribs }) => ({
  tagName,
  attribs: mathcolor !== undefined && isMathColour(mathcolor) ? { ...attribs, mathcolor } : attribs,
});

/** The only tags and attributes allowed in users' texts; URLs are relative, http or https. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS, ...MATH_TAGS],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(IN_TEXT).map(([tag, names]) => [tag, [...names]])),
    ...Object.fromEntries(MATH_TAGS.map((tag) => [tag, [...MATH_ATTRIBUTES]])),
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
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
    ...Object.fromEntries(MATH_TAGS.map((tag) => [tag, withColour])),
  },
};

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}

/**
 * Reference links (`[text][name]`) are off, because 100 kB of them could make a page of 400 MB. Inline links do the
 * same.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  .disable('reference')
  .use(
    mathRule((source, displayMode) =>
      withStretchingBars(katex.renderToString(source, { ...KATEX_OPTIONS, displayMode })),
    ),
  );

/** Renders Markdown with formulas to HTML that is safe to put into a page. */
export function renderMarkdown(source: string): string {
  return cleanHtml(markdown.render(source)).trim();
}

/** Renders Markdown within a line, such as an option, without a paragraph around it. */
export function renderInlineMarkdown(source: string): string {
  return cleanHtml(markdown.renderInline(source)).trim();
}
