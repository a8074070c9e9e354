/** Fenced C++ blocks of a Markdown text, without the fences. */
export function cppBlocks(markdown: string): string[] {
  return [...markdown.matchAll(/^```cpp\n(.*?)\n```$/gmsu)].map(([, code = '']) => code);
}

/** White space aside, for comparing code that a program contains with code that a stem shows. */
export function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** What a short Markdown text says when it is one code span or plain words. */
export function plainText(markdown: string): string {
  return squeeze(markdown.replaceAll('`', ''));
}

/** The last code span outside fenced blocks: what a true/false statement claims that a program prints. */
export function claimedOutput(stem: string): string | undefined {
  const prose = stem.replaceAll(/^```.*?^```$/gmsu, '');
  return [...prose.matchAll(/`([^`]+)`/gu)].at(-1)?.[1];
}
