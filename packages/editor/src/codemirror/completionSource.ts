import {
  ifNotIn,
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { complete } from '../completion/completion.ts';
import type { CompletionEntry, CompletionKind } from '../completion/entry.ts';
import { rankOf } from '../completion/rank.ts';
import type { EditorLanguage } from '../languages.ts';
import { toCodeMirror } from './snippetText.ts';

/** Names of CodeMirror's icons. */
const TYPES: Record<CompletionKind, string> = {
  keyword: 'keyword',
  type: 'class',
  function: 'function',
  method: 'method',
  value: 'variable',
  module: 'namespace',
  snippet: 'interface',
  word: 'text',
};

const QUOTED = ['LineComment', 'BlockComment', 'Comment', 'String', 'RawString', 'FormatString'];

function option(entry: CompletionEntry): Completion {
  const facts: Completion = {
    label: entry.label,
    detail: entry.detail,
    type: TYPES[entry.kind],
    boost: 3 - rankOf(entry),
  };
  return entry.snippet === undefined ? facts : snippetCompletion(toCodeMirror(entry.snippet), facts);
}

/** Returns the platform's proposals as a CodeMirror source; none inside strings and comments. */
export const completionSource = (language: EditorLanguage): CompletionSource =>
  ifNotIn(QUOTED, ({ state, pos, explicit }: CompletionContext) => {
    const reply = complete({ language, text: state.doc.toString(), offset: pos, explicit });
    return reply && { from: reply.from, options: reply.entries.map(option), validFor: /^\w*$/ };
  });
