import type { FileReader } from '../../format.ts';
import { decodeText } from '../../text/decodeText.ts';
import { PLAIN_WORDS } from './paperWords.ts';
import { paperQuestions } from './paperQuestions.ts';

const linesOf = (text: string): string[] => text.replaceAll('\r\n', '\n').split('\n');

/** A paper as plain text, or pasted from one. Its signs are signs: nothing in it is Markdown but fences of code. */
export const paperText: FileReader = (bytes) =>
  paperQuestions(linesOf(decodeText(bytes)?.text ?? ''), { words: PLAIN_WORDS });
