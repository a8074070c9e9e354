const blocksIn = (markdown: string, fence: RegExp) => [...markdown.matchAll(fence)].map(([, code = '']) => code);

/** Fenced C++ blocks of a Markdown text, without the fences. */
export const cppBlocks = (markdown: string): string[] => blocksIn(markdown, /^```cpp\n(.*?)\n```$/gmsu);

/** The same of Python. */
export const pythonBlocks = (markdown: string): string[] => blocksIn(markdown, /^```python\n(.*?)\n```$/gmsu);

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
