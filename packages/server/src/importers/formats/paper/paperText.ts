import type { FileFormat } from '../../format.ts';
import { decodeText } from '../../text/decodeText.ts';
import { paperQuestions } from './paperQuestions.ts';

const linesOf = (text: string): string[] => text.replaceAll('\r\n', '\n').split('\n');

/** A paper as plain text, or pasted from one. */
export const paperText: FileFormat = {
  name: 'text',
  items: (bytes) => paperQuestions(linesOf(decodeText(bytes)?.text ?? '')),
};

/** Numbered questions with options, keys or judgements. */
export function looksLikePaper(text: string): boolean {
  const bare = text
    .split(/[\r\n]/)
    .map((line) => line.trimStart())
    .join('\n');
  return (
    /^(?:第\s*\d+\s*题|\d{1,3}\s*[、.．])/m.test(bare) &&
    (/^[（(]?A[.．、)）]/m.test(bare) || /答案|判断题|填空题/.test(bare))
  );
}
