import type { LineNote } from '@aosai/api/domain/teaching';

/** Notes as they are sent: one without words is none. */
export const sentNotes = (notes: readonly LineNote[]): LineNote[] =>
  notes.map(({ line, text }) => ({ line, text: text.trim() })).filter(({ text }) => text !== '');
