import type { LineNote } from '@aosai/api/exams/teaching';

/** Notes to send: trimmed, without empty ones. */
export const trimmedNotes = (notes: readonly LineNote[]): LineNote[] =>
  notes.map(({ line, text }) => ({ line, text: text.trim() })).filter(({ text }) => text !== '');
