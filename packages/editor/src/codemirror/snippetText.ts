/** Converts our snippet syntax to CodeMirror's: `$0`, the final cursor position, becomes the unnumbered stop. */
export const toCodeMirror = (snippet: string): string => snippet.replace('$0', '${}');
