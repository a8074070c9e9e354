import { KATEX_OPTIONS, mathRule } from '@aosai/api/questions/mathRule';
import { ANIMATION_CLASS, animationMarkdown } from '@aosai/api/courses/animationMarkdown';
import { LESSON_CLASSES, lessonMarkdown } from '@aosai/api/courses/lessonMarkdown';
import { withStretchingBars } from '@aosai/api/kit/stretchingBars';
import katex from 'katex';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { isMathColour, MATH_ATTRIBUTES, MATH_TAGS, TEXT_ATTRIBUTES, TEXT_TAGS } from '@aosai/api/kit/statementHtml';

// Classes are restricted separately, below.
const { code: _code, pre: _pre, section: _section, ...IN_TEXT } = TEXT_ATTRIBUTES;

/** Keeps the colour of a formula only when it is a valid colour. */
const withColour: sanitizeHtml.Transformer = (tagName, { mathcolor, ...attribs }) => ({
  tagName,
  attribs: mathcolor !== undefined && isMathColour(mathcolor) ? { ...attribs, mathcolor } : attribs,
});

/** The only tags and attributes allowed in users' texts without formulas; URLs are relative, http or https. */
const ALLOWED = {
  allowedTags: [...TEXT_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(IN_TEXT).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: {
    code: [/^language-[a-z0-9+#-]+$/],
    pre: [/^language-[a-z0-9+#-]+$/],
    section: [...Object.values(LESSON_CLASSES), ANIMATION_CLASS],
  },
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
  },
} satisfies sanitizeHtml.IOptions;

const ALLOWED_WITH_FORMULAS: sanitizeHtml.IOptions = {
  ...ALLOWED,
  allowedTags: [...TEXT_TAGS, ...MATH_TAGS],
  allowedAttributes: {
    ...ALLOWED.allowedAttributes,
    ...Object.fromEntries(MATH_TAGS.map((tag) => [tag, [...MATH_ATTRIBUTES]])),
  },
  transformTags: {
    ...ALLOWED.transformTags,
    ...Object.fromEntries(MATH_TAGS.map((tag) => [tag, withColour])),
  },
};

/**
 * Keeps only what is allowed. Most texts are short and without formulas, and reading the list of allowed tags takes the
 * sanitizer longer than reading such a text.
 */
export function cleanHtml(html: string): string {
  if (!/[<>&]/u.test(html)) return html;
  return sanitizeHtml(html, html.includes('<math') ? ALLOWED_WITH_FORMULAS : ALLOWED);
}

/**
 * Reference links (`[text][name]`) are off, because 100 kB of them could make a page of 400 MB. Inline links do the
 * same.
 */
const openMarkdown = () =>
  new MarkdownIt({ html: false, linkify: false, typographer: false })
    .disable('reference')
    .use(
      mathRule((source, displayMode) =>
        withStretchingBars(katex.renderToString(source, { ...KATEX_OPTIONS, displayMode })),
      ),
    );

const markdown = openMarkdown();
const articles = openMarkdown().use(animationMarkdown);
const lessons = openMarkdown().use(lessonMarkdown);

/** Renders Markdown with formulas to HTML that is safe to put into a page. */
export function renderMarkdown(source: string): string {
  return cleanHtml(markdown.render(source)).trim();
}

/** Renders an article or the notes of a course, which may have animations. */
export function renderArticle(source: string): string {
  return cleanHtml(articles.render(source)).trim();
}

/** Renders the notes of a unit, which may also have blocks to predict an output or to fill gaps. */
export function renderLesson(source: string): string {
  return cleanHtml(lessons.render(source)).trim();
}

/** Renders Markdown within a line, such as an option, without a paragraph around it. */
export function renderInlineMarkdown(source: string): string {
  return cleanHtml(markdown.renderInline(source)).trim();
}
