import { escapeMarkdown, fenced } from '../../text/escapeMarkdown.ts';
import { countedRun, languageOfCode } from './paperCode.ts';

/** How the lines of a paper are to be taken: as Markdown already, or as text whose signs are to stay what they are. */
export interface PaperWords {
  isMarkdown: boolean;
  markdown(text: string): string;
  /** For code, samples and keys. */
  plain(text: string): string;
}

const UNESCAPED = /\\(?=[!-/:-@[-`{-~])/g;

/** Lines that came as Markdown. */
export const MARKDOWN_WORDS: PaperWords = {
  isMarkdown: true,
  markdown: (text) => text,
  plain: (text) => text.replaceAll(UNESCAPED, ''),
};

/** Lines of plain text. */
export const PLAIN_WORDS: PaperWords = { isMarkdown: false, markdown: escapeMarkdown, plain: (text) => text };

/** A line that opens a block of code: its ticks and the name of the language. */
export const fenceOf = (line: string): [fence: string, language: string] | null => {
  const [, fence = '', language = ''] = /^\s*(`{3,})\s*(?:([\w+#-]+)\s*)?$/.exec(line) ?? [];
  return fence === '' ? null : [fence, language];
};

/** Where the block of code ends that a line opens; -1 when it is none, or does not end. */
export function fenceEnd(lines: readonly string[], at: number): number {
  const open = fenceOf(lines[at] ?? '');
  if (!open) return -1;
  return lines.findIndex((line, place) => {
    const [fence, language] = place > at ? (fenceOf(line) ?? ['', '']) : ['', ''];
    return language === '' && fence.length >= open[0].length;
  });
}

const WORD_SPACES = /^[ \t\u3000]+$/;

/** Lines as Markdown: text stays what it says, code is a block and loses the numbers that count its lines. */
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
