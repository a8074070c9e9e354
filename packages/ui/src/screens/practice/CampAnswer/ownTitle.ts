const MARKUP = /<[^<>]*>|&[#\w]+;/g;

/** Letters and digits of a text only, since whitespace and punctuation differ between a title and the rendered stem. */
const signsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The title of a question, or null when it only repeats the beginning of its stem. */
export const ownTitle = (title: string, stemHtml: string): string | null =>
  signsOf(stemHtml.replace(MARKUP, '')).startsWith(signsOf(title)) ? null : title;
