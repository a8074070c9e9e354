import type { editor } from 'monaco-editor/editor';
import { CODE_FONT } from '../colors.ts';
import type { SurfaceState } from '../surface.ts';

/** Monaco options that are the same for all editors. */
export const FIXED_OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fontFamily: CODE_FONT,
  // Chinese characters take exactly two columns, so that comments and tables align.
  fullwidthCharacterWidth: 'twoCells',
  // Chinese punctuation in comments is not suspicious.
  unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false },
  minimap: { enabled: false },
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  scrollBeyondLastLine: false,
  scrollbar: { alwaysConsumeMouseWheel: false, verticalScrollbarSize: 10, horizontalScrollbarSize: 10 },
  // Lets lists extend beyond the panel, which clips.
  fixedOverflowWidgets: true,
  padding: { top: 12, bottom: 12 },
  lineNumbersMinChars: 3,
  tabSize: 4,
  insertSpaces: true,
  detectIndentation: false,
  renderLineHighlight: 'line',
  renderFinalNewline: 'on',
  // Shows compile errors in read-only programs too.
  renderValidationDecorations: 'on',
  // Enter starts a new line unless the proposal would change the text.
  acceptSuggestionOnEnter: 'smart',
  quickSuggestions: { other: true, comments: false, strings: false },
  suggest: { snippetsPreventQuickSuggestions: false, showStatusBar: false },
  wordBasedSuggestions: 'off',
  dropIntoEditor: { enabled: false },
  pasteAs: { enabled: false },
  links: false,
  readOnlyMessage: { value: '现在不能修改代码。' },
};

/** Returns the Monaco options that depend on the state. `lineHeight` below 8 is a multiple of the font size. */
export const optionsOf = (state: SurfaceState): editor.IEditorOptions => ({
  fontSize: state.fontSize,
  lineHeight: 1.6,
  readOnly: state.readOnly,
  domReadOnly: state.readOnly,
  ariaLabel: state.ariaLabel,
});
