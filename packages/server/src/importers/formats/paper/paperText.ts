import type { FileReader } from '../../format.ts';
import { decodeText } from '../../text/decodeText.ts';
import { paperQuestions } from './paperQuestions.ts';

const linesOf = (text: string): string[] => text.replaceAll('\r\n', '\n').split('\n');

/** A paper as plain text, or pasted from one. */
export const paperText: FileReader = (bytes) => paperQuestions(linesOf(decodeText(bytes)?.text ?? ''));
