import MarkdownIt from 'markdown-it';
import { cleanHtml } from './cleanHtml.ts';
import { mathRule } from './mathRule.ts';

/**
 * Without addresses that are named once and used by name: 100 kB of them make a page of 400 MB, and whoever needs a
 * link twice writes it twice.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('reference').use(mathRule);

/** Markdown with formulas, once and for all, as HTML that is safe to put into a page. */
export function renderMarkdown(source: string): string {
  return cleanHtml(markdown.render(source)).trim();
}

/** The same for a piece of a line, such as an option. */
export function renderInlineMarkdown(source: string): string {
  return cleanHtml(markdown.renderInline(source)).trim();
}
