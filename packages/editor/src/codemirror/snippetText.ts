/** A snippet of ours in CodeMirror's words: the last place of the cursor is its unnumbered stop. */
export const toCodeMirror = (snippet: string): string => snippet.replace('$0', '${}');
