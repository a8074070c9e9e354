import { escapeMarkdown, fenced } from '../../text/escapeMarkdown.ts';
import { countedRun, languageOfCode } from './paperCode.ts';

/** How to take the lines of a paper: as Markdown, or as plain text whose signs must be escaped. */
export interface PaperWords {
  isMarkdown: boolean;
  markdown(text: string): string;
  /** Plain text, for code, samples and keys. */
  plain(text: string): string;
}

const UNESCAPED = /\\(?=[!-/:-@[-`{-~])/g;

/** For lines that are Markdown already. */
export const MARKDOWN_WORDS: PaperWords = {
  isMarkdown: true,
  markdown: (text) => text,
  plain: (text) => text.replaceAll(UNESCAPED, ''),
};

/** For lines of plain text. */
export const PLAIN_WORDS: PaperWords = { isMarkdown: false, markdown: escapeMarkdown, plain: (text) => text };

/** The ticks and the language of a line that is a code fence; null for any other line. */
export const fenceOf = (line: string): [fence: string, language: string] | null => {
  const [, fence = '', language = ''] = /^\s*(`{3,})\s*(?:([\w+#-]+)\s*)?$/.exec(line) ?? [];
  return fence === '' ? null : [fence, language];
};

/** The line that closes the code block opened at `at`; -1 if none is opened, or it is never closed. */
export function fenceEnd(lines: readonly string[], at: number): number {
  const open = fenceOf(lines[at] ?? '');
  if (!open) return -1;
  return lines.findIndex((line, place) => {
    const [fence, language] = place > at ? (fenceOf(line) ?? ['', '']) : ['', ''];
    return language === '' && fence.length >= open[0].length;
  });
}

const WORD_SPACES = /^[ \t\u3000]+$/;

/** Converts lines to Markdown: text is escaped where needed, code becomes a block without its line numbers. */
export function asMarkdown(lines: readonly string[], words: PaperWords): string {
  const made: string[] = [];
  let open: string[] = [];
  const close = (): void => {
    const text = open.join('\n').trim();
    if (text !== '' && !WORD_SPACES.test(text)) made.push(words.markdown(text));
    open = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const end = words.isMarkdown ? -1 : fenceEnd(lines, at);
    const counted = countedRun(lines, at, words.plain);
    if (end !== -1) {
      close();
      const [, language] = fenceOf(lines[at] ?? '') ?? ['', ''];
      made.push(fenced(words.plain(lines.slice(at + 1, end).join('\n')), language));
      at = end;
    } else if (counted.length > 0) {
      close();
      made.push(fenced(counted.join('\n'), languageOfCode(counted)));
      at += counted.length - 1;
    } else open.push(lines[at] ?? '');
  }
  close();
  return made.join('\n');
}
