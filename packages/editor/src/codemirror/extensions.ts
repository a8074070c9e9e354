import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  ifNotIn,
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { cpp } from '@codemirror/lang-cpp';
import { python } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { LANGUAGES, type EditorLanguage } from '../languages.ts';
import type { SurfaceState } from '../surface.ts';
import { codeMirrorTheme } from './codeMirrorTheme.ts';
import { compileMarks } from './compileMarks.ts';
import { symbolRow } from './symbolRow.ts';
import { complete } from '../completion/completion.ts';
import type { CompletionEntry, CompletionKind } from '../completion/entry.ts';
import { rankOf } from '../completion/rank.ts';
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
const completionSource = (language: EditorLanguage): CompletionSource =>
  ifNotIn(QUOTED, ({ state, pos, explicit }: CompletionContext) => {
    const reply = complete({ language, text: state.doc.toString(), offset: pos, explicit });
    return reply && { from: reply.from, options: reply.entries.map(option), validFor: /^\w*$/ };
  });

const GRAMMARS = { cpp, python };

const PHRASES = {
  Completions: '补全建议',
  'Control character': '控制字符',
  'Selection deleted': '已删除所选内容',
};

/** Extensions that are the same for each document. Selection is not drawn: phones use their native one. */
export const fixedExtensions = (onRun: () => void): Extension => [
  Prec.highest(
    keymap.of([
      {
        key: 'Mod-Enter',
        run: () => {
          onRun();
          return true;
        },
      },
    ]),
  ),
  // CodeMirror's "Esc, then Tab within two seconds" also counts an Esc that closes a list; ours (tabLeave.ts) does not.
  EditorView.domEventHandlers({
    keydown: (event, view) => {
      if (event.key === 'Escape') view.setTabFocusMode(false);
      return false;
    },
  }),
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  compileMarks,
  EditorView.lineWrapping,
  // Snippet stops with the same number are typed at once.
  EditorState.allowMultipleSelections.of(true),
  EditorState.tabSize.of(4),
  indentUnit.of('    '),
  EditorState.phrases.of(PHRASES),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    { key: 'Tab', run: acceptCompletion },
    indentWithTab,
    ...historyKeymap,
    ...defaultKeymap,
  ]),
];

/** Grammar and proposals of a language; at most six proposals, since scrolling lists are hard to use on phones. */
export const languageExtensions = (language: EditorLanguage): Extension => [
  GRAMMARS[LANGUAGES[language].mode](),
  autocompletion({ override: [completionSource(language)], icons: false, maxRenderedOptions: 6 }),
];

/** Extensions that depend on the state, except language. */
export const stateExtensions = (state: SurfaceState): Extension => [
  codeMirrorTheme(state.theme, state.fontSize),
  EditorState.readOnly.of(state.readOnly),
  EditorView.editable.of(!state.readOnly),
  state.readOnly ? [] : symbolRow,
  EditorView.contentAttributes.of({
    'aria-label': state.ariaLabel,
    'aria-describedby': state.describedBy,
    'aria-readonly': String(state.readOnly),
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    tabindex: '0',
  }),
];
