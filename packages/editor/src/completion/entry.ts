/** What a proposal is; decides its icon. */
export type CompletionKind = 'keyword' | 'type' | 'function' | 'method' | 'value' | 'module' | 'snippet' | 'word';

/** One proposal of the editor. */
export interface CompletionEntry {
  label: string;
  kind: CompletionKind;
  /** A few words beside the label: header, module, or in Chinese what a snippet does. */
  detail: string;
  /**
   * Snippets only: text with tabs for indents, stops `${1:text}` (the same number again = the same text)
   * and `$0` for the last place of the cursor. Both editors understand it, CodeMirror after `toCodeMirror`.
   */
  snippet?: string;
}

/** Many proposals of one kind: `names` are separated by white space. */
export const entries = (kind: CompletionKind, detail: string, names: string): CompletionEntry[] =>
  names
    .trim()
    .split(/\s+/)
    .map((label) => ({ label, kind, detail }));

/** A snippet written line by line. */
export const snippet = (label: string, detail: string, lines: readonly string[]): CompletionEntry => ({
  label,
  kind: 'snippet',
  detail,
  snippet: lines.join('\n'),
});
