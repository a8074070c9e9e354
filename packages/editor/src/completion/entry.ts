/** Kind of a proposal; decides its icon. */
export type CompletionKind = 'keyword' | 'type' | 'function' | 'method' | 'value' | 'module' | 'snippet' | 'word';

/** A proposal of the editor. */
export interface CompletionEntry {
  label: string;
  kind: CompletionKind;
  /** Short note next to the label: header, module, or the snippet's purpose in Chinese. */
  detail: string;
  /**
   * Only for snippets: text with tabs for indents, stops `${1:text}` (stops with equal numbers share their text) and
   * `$0` for the final cursor position. Monaco takes it unchanged, CodeMirror after `toCodeMirror`.
   */
  snippet?: string;
}

/** Returns proposals of one kind. @param names separated by white space */
export const entries = (kind: CompletionKind, detail: string, names: string): CompletionEntry[] =>
  names
    .trim()
    .split(/\s+/)
    .map((label) => ({ label, kind, detail }));

/** Returns a snippet proposal. @param lines joined with line feeds */
export const snippet = (label: string, detail: string, lines: readonly string[]): CompletionEntry => ({
  label,
  kind: 'snippet',
  detail,
  snippet: lines.join('\n'),
});
