import type { FileReader } from '../../format.ts';
import { decodeText } from '../../text/decodeText.ts';
import { PLAIN_WORDS } from './paperWords.ts';
import { paperQuestions } from './paperQuestions.ts';

const linesOf = (text: string): string[] => text.replaceAll('\r\n', '\n').split('\n');

/** Reads a paper in plain text. Nothing in it is taken for Markdown except code fences. */
export const paperText: FileReader = (bytes) =>
  paperQuestions(linesOf(decodeText(bytes)?.text ?? ''), { words: PLAIN_WORDS });
