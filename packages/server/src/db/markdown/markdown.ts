import { KATEX_OPTIONS, mathRule } from '@aosai/api/domain/mathRule';
import { withStretchingBars } from '@aosai/api/domain/stretchingBars';
import katex from 'katex';
import MarkdownIt from 'markdown-it';
import { cleanHtml } from './cleanHtml.ts';

/**
 * Without addresses that are named once and used by name: 100 kB of them make a page of 400 MB, and anyone who needs a
 * link twice writes it twice.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  .disable('reference')
  .use(
    mathRule((source, displayMode) =>
      withStretchingBars(katex.renderToString(source, { ...KATEX_OPTIONS, displayMode })),
    ),
  );

/** Markdown with formulas, once and for all, as HTML that is safe to put into a page. */
export function renderMarkdown(source: string): string {
  return cleanHtml(markdown.render(source)).trim();
}

/** The same for a piece of a line, such as an option. */
export function renderInlineMarkdown(source: string): string {
  return cleanHtml(markdown.renderInline(source)).trim();
}
