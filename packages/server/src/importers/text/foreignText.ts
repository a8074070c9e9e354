import type { Images } from '../images.ts';
import type { ItemReport } from '../itemReport.ts';
import { htmlToMarkdown, plainToMarkdown } from './htmlToMarkdown.ts';

/** How other systems write a text: `loose` is HTML in which people also type `a < b` and `#include <iostream>`. */
export type Wording = 'html' | 'loose' | 'markdown' | 'plain';

const TAGS =
  'a abbr b big blockquote br caption center code col colgroup dd del div dl dt em figcaption figure font h[1-6] hr i img ins kbd li mark ol p pre q s samp script section small span strike strong style sub sup table tbody td tfoot th thead tr tt u ul iframe object embed svg math m(?:frac|i|n|o|row|sup|sub|subsup|sqrt|root|text|table|tr|td|over|under|underover|fenced|style|space) semantics annotation';
const ATTRIBUTE = String.raw`\s+[\w:-]{1,40}(?:\s*=\s*(?:"[^"<]{0,9999}"|'[^'<]{0,9999}'|[^\s"'<>]{1,999}))?`;
const REAL_TAG = new RegExp(String.raw`^<(?:/?(?:${TAGS.replaceAll(' ', '|')})(?:${ATTRIBUTE}){0,30}\s*/?>|!--)`, 'i');
/** No tag is longer. A picture embedded in its tag is, so only the beginning of such a tag is checked. */
const TAG_CHARS = 2_000;
const INLINE_IMAGE = /^<img\s[^<>]{0,300}src\s*=\s*["']data:image\//i;

/** Replaces each `<` that begins no HTML tag by `&lt;`. */
function withoutFalseTags(text: string): string {
  return text.replaceAll('<', (sign, at: number) => {
    const ahead = text.slice(at, at + TAG_CHARS);
    return REAL_TAG.test(ahead) || INLINE_IMAGE.test(ahead) ? sign : '&lt;';
  });
}

/** Converts a text of another system to Markdown. A MathML formula without its TeX gets a note. */
export function foreignText(text: string, wording: Wording, images: Images, report: ItemReport): string {
  if (wording === 'markdown') return images.inMarkdown(text);
  if (wording === 'plain') return plainToMarkdown(text);
  return htmlToMarkdown(wording === 'loose' ? withoutFalseTags(text) : text, {
    image: images.markdown,
    cleaned: () => report.note('html-cleaned'),
    flattened: () => report.note('formula-flattened'),
  });
}
