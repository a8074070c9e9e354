import type { FileReader } from '../../format.ts';
import { decodeText } from '../../text/decodeText.ts';
import { csvRows } from './csvRows.ts';
import { sheetQuestions } from './sheetQuestions.ts';

/** Reads questions from a CSV with the template's columns, separated by comma, tab or semicolon. */
export const csv: FileReader = (bytes) =>
  sheetQuestions(csvRows((decodeText(bytes)?.text ?? '').replaceAll('\r\n', '\n')));
