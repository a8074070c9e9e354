import { KATEX_OPTIONS, mathRule } from '@aosai/api/questions/mathRule';
import { withStretchingBars } from '@aosai/api/kit/stretchingBars';
import katex from 'katex';
import MarkdownIt from 'markdown-it';
import { cleanHtml } from './cleanHtml.ts';

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
