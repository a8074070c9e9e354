const blocksIn = (markdown: string, fence: RegExp) => [...markdown.matchAll(fence)].map(([, code = '']) => code);

/** Returns the fenced C++ blocks of a Markdown text, without the fences. */
export const cppBlocks = (markdown: string): string[] => blocksIn(markdown, /^```cpp\n(.*?)\n```$/gmsu);

/** Returns the fenced Python blocks, without the fences. */
export const pythonBlocks = (markdown: string): string[] => blocksIn(markdown, /^```python\n(.*?)\n```$/gmsu);

/** Collapses white space, to compare a program's code with the code shown in a stem. */
export function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** The text of a short Markdown text that is plain or one code span. */
export function plainText(markdown: string): string {
  return squeeze(markdown.replaceAll('`', ''));
}

/** The last code span outside fenced blocks: the output that a true/false statement claims. */
export function claimedOutput(stem: string): string | undefined {
  const prose = stem.replaceAll(/^```.*?^```$/gmsu, '');
  return [...prose.matchAll(/`([^`]+)`/gu)].at(-1)?.[1];
}
