import MarkdownIt from 'markdown-it';
import { cleanHtml } from './cleanHtml.ts';
import { mathRule } from './mathRule.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).use(mathRule);

/** Markdown with formulas, once and for all, as HTML that is safe to put into a page. */
export function renderMarkdown(source: string): string {
  return cleanHtml(markdown.render(source)).trim();
}

/** The same for a piece of a line, such as an option. */
export function renderInlineMarkdown(source: string): string {
  return cleanHtml(markdown.renderInline(source)).trim();
}
