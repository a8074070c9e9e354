import { TEXT_ATTRIBUTES } from '@aosai/api/kit/statementHtml';
import MarkdownIt from 'markdown-it';

const SCHEME = /^([a-z][a-z0-9.+-]*):/i;
/** URL schemes the server keeps for each attribute; none for pictures, whose addresses must be relative. */
const SCHEMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['href', ['http', 'https']],
  ['src', []],
]);

function isKept(tag: string, name: string, value: string): boolean {
  if (!TEXT_ATTRIBUTES[tag]?.includes(name)) return false;
  const schemes = SCHEMES.get(name);
  const scheme = SCHEME.exec(value)?.[1]?.toLowerCase();
  return schemes === undefined || (scheme === undefined ? !value.startsWith('//') : schemes.includes(scheme));
}

/** Markdown without HTML and with safe addresses only. */
export function safeMarkdown() {
  const markdown = new MarkdownIt({ html: false, xhtmlOut: true }).disable('reference');
  markdown.core.ruler.push('clean', ({ tokens }) => {
    for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
      token.attrs = token.attrs?.filter(([name, value]) => isKept(token.tag, name, String(value))) ?? null;
      if (token.type === 'link_open') token.attrs?.push(['rel', 'noopener noreferrer nofollow'], ['target', '_blank']);
    }
  });
  return markdown;
}

const markdown = safeMarkdown();

/** Markdown as the server renders it when saved, except for formulas (`previewStatement`). */
export const previewMarkdown = (text: string): string => markdown.render(text).trim();
