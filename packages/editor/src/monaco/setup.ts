/**
 * Registers Monaco features, themes and completion, once per page on import. The features are those that students use;
 * all of them would add 150 kB (gzip). Deliberately left out: command palette, renaming, references, parameter hints,
 * minimap colors, diff.
 */
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/comment/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/cursorUndo/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/readOnlyMessage/register';
import 'monaco-editor/features/smartSelect/register';
import 'monaco-editor/features/snippet/register';
import 'monaco-editor/features/suggest/register';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/tokenization/register';
import 'monaco-editor/features/wordHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
// Monaco 0.57 lacks this controller in features/suggest; without it Ctrl+Space does nothing.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/languages/definitions/cpp/register';
import 'monaco-editor/languages/definitions/python/register';
import { editor, languages } from 'monaco-editor/editor';
import { EDITOR_COLORS } from '../colors.ts';
import { complete } from '../completion/completion.ts';
import type { CompletionKind } from '../completion/entry.ts';
import { rankOf } from '../completion/rank.ts';
import { LANGUAGES, type EditorLanguage } from '../languages.ts';
import { monacoTheme, monacoThemeName } from './monacoTheme.ts';

const KINDS: Record<CompletionKind, languages.CompletionItemKind> = {
  keyword: languages.CompletionItemKind.Keyword,
  type: languages.CompletionItemKind.Class,
  function: languages.CompletionItemKind.Function,
  method: languages.CompletionItemKind.Method,
  value: languages.CompletionItemKind.Variable,
  module: languages.CompletionItemKind.Module,
  snippet: languages.CompletionItemKind.Snippet,
  word: languages.CompletionItemKind.Text,
};

/** Returns the platform's proposals as a Monaco provider. */
const completionProvider = (language: EditorLanguage): languages.CompletionItemProvider => ({
  triggerCharacters: ['.', '>', ':', '#', '<', '/'],
  provideCompletionItems(model, position, context) {
    const offset = model.getOffsetAt(position);
    const explicit = context.triggerKind === languages.CompletionTriggerKind.Invoke;
    const reply = complete({ language, text: model.getValue(), offset, explicit });
    if (!reply) return { suggestions: [] };
    const start = model.getPositionAt(reply.from);
    const range = {
      startLineNumber: start.lineNumber,
      startColumn: start.column,
      endLineNumber: position.lineNumber,
      endColumn: position.column,
    };
    return {
      suggestions: reply.entries.map((entry) => ({
        label: { label: entry.label, description: entry.detail },
        kind: KINDS[entry.kind],
        insertText: entry.snippet ?? entry.label,
        ...(entry.snippet === undefined
          ? {}
          : { insertTextRules: languages.CompletionItemInsertTextRule.InsertAsSnippet }),
        sortText: `${rankOf(entry)}${entry.label}`,
        range,
      })),
    };
  },
});

// No registered feature needs Monaco's worker: links, word lists, diffs and colors are left out.
// If an update needs it, Monaco warns once and works in the page.
globalThis.MonacoEnvironment = {
  getWorker: () => {
    throw new Error('the editor has no worker');
  },
};

for (const theme of ['light', 'vs-dark'] as const) {
  editor.defineTheme(monacoThemeName(theme), monacoTheme(theme, EDITOR_COLORS[theme]));
}

const ids: readonly EditorLanguage[] = [53, 71];
for (const id of ids) {
  languages.registerCompletionItemProvider(LANGUAGES[id].mode, completionProvider(id));
}
