import { languages } from 'monaco-editor/editor';
import { complete } from '../completion/completion.ts';
import type { CompletionKind } from '../completion/entry.ts';
import { rankOf } from '../completion/rank.ts';
import type { EditorLanguage } from '../languages.ts';

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
export const completionProvider = (language: EditorLanguage): languages.CompletionItemProvider => ({
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
