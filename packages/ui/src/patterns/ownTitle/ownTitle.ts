const MARKUP = /<[^<>]*>|&[#\w]+;/g;

/** What is read aloud of a text: code and marks differ between a line of words and its page. */
const signsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The title of a question; null where it only repeats how its stem begins. */
export const ownTitle = (title: string, stemHtml: string): string | null =>
  signsOf(stemHtml.replace(MARKUP, '')).startsWith(signsOf(title)) ? null : title;
