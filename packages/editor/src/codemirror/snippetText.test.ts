import { snippet } from '@codemirror/autocomplete';
import { EditorState, type Transaction } from '@codemirror/state';
import { expect, test } from 'vitest';
import { toCodeMirror } from './snippetText.ts';

/** Inserts a snippet with CodeMirror; returns the text and the first selection. */
function inserted(template: string) {
  let state = EditorState.create({ doc: '', extensions: EditorState.allowMultipleSelections.of(true) });
  const view = {
    state,
    dispatch: (transaction: Transaction) => {
      state = transaction.state;
    },
  };
  snippet(toCodeMirror(template))(view, null, 0, 0);
  return { text: state.doc.toString(), first: state.selection.ranges.map(({ from, to }) => [from, to]) };
}

test('toCodeMirror: keeps the texts of stops, and links stops with equal numbers', () => {
  expect(inserted('for (int ${1:i} = 0; ${1:i} < ${2:n}; ${1:i}++) {\n\t$0\n}')).toEqual({
    text: 'for (int i = 0; i < n; i++) {\n  \n}',
    first: [
      [9, 10],
      [16, 17],
      [23, 24],
    ],
  });
});

test('toCodeMirror: puts the cursor at $0 when no stop is numbered', () => {
  expect(inserted('do {\n$0\n}')).toEqual({ text: 'do {\n\n}', first: [[5, 5]] });
});
