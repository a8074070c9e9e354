import './setup.ts';
import { editor, KeyCode, KeyMod, MarkerSeverity, Range } from 'monaco-editor/editor';
import { createOwnTextRecord, type OwnTextRecord } from '../text/ownTextRecord.ts';
import { LANGUAGES } from '../languages.ts';
import type { MountSurface, SurfaceState } from '../surface.ts';
import { textChange, withLineFeeds } from '../text/textChange.ts';
import { monacoThemeName } from './monacoTheme.ts';
import { CODE_FONT } from '../colors.ts';

/** Monaco options that are the same for all editors. */
const FIXED_OPTIONS: editor.IStandaloneEditorConstructionOptions = {
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
const optionsOf = (state: SurfaceState): editor.IEditorOptions => ({
  fontSize: state.fontSize,
  lineHeight: 1.6,
  readOnly: state.readOnly,
  domReadOnly: state.readOnly,
  ariaLabel: state.ariaLabel,
});

const MARKER_OWNER = 'compiler';

interface OpenDocument {
  model: editor.ITextModel;
  echo: OwnTextRecord;
  view: editor.ICodeEditorViewState | null;
}

function openDocument(state: SurfaceState): OpenDocument {
  const value = withLineFeeds(state.value);
  const model = editor.createModel(value, LANGUAGES[state.language].mode);
  model.setEOL(editor.EndOfLineSequence.LF);
  model.updateOptions({ tabSize: 4, insertSpaces: true });
  return { model, echo: createOwnTextRecord(value), view: null };
}

/** Replaces the text through the undo stack: Ctrl+Z restores the old text. */
function replaceText(model: editor.ITextModel, code: editor.ICodeEditor, value: string) {
  const change = textChange(model.getValue(), value);
  if (!change) return;
  const range = Range.fromPositions(model.getPositionAt(change.from), model.getPositionAt(change.to));
  model.pushStackElement();
  model.pushEditOperations(code.getSelections(), [{ range, text: change.insert }], () => null);
  model.pushStackElement();
}

function showMarkers(model: editor.ITextModel, markers: SurfaceState['markers']) {
  const lines = model.getLineCount();
  const data = markers.map(({ line, message }) => {
    const lineNumber = Math.min(lines, Math.max(1, line));
    return {
      severity: MarkerSeverity.Error,
      message,
      startLineNumber: lineNumber,
      startColumn: model.getLineFirstNonWhitespaceColumn(lineNumber) || 1,
      endLineNumber: lineNumber,
      endColumn: model.getLineMaxColumn(lineNumber),
    };
  });
  editor.setModelMarkers(model, MARKER_OWNER, data);
}

/** Mounts Monaco in an element. */
export const mountMonaco: MountSurface = (host, first, events) => {
  const documents = new Map<string, OpenDocument>();
  const documentOf = (state: SurfaceState) => {
    const known = documents.get(state.documentKey) ?? openDocument(state);
    documents.set(state.documentKey, known);
    return known;
  };

  // Menus open in the host, outside Monaco's element; this class colors them.
  host.classList.add('monaco-component');
  let shown = first;
  let current = documentOf(first);
  let handedDown = false;
  const code = editor.create(host, {
    ...FIXED_OPTIONS,
    ...optionsOf(first),
    theme: monacoThemeName(first.theme),
    model: current.model,
  });
  showMarkers(current.model, first.markers);
  for (const input of host.querySelectorAll('.native-edit-context, textarea')) {
    input.setAttribute('aria-describedby', first.describedBy);
  }

  code.onDidChangeModelContent(() => {
    if (handedDown) return;
    const value = current.model.getValue();
    current.echo.sent(value);
    events.onChange(value);
  });
  code.onDidPaste(({ range }) => events.onPaste(current.model.getValueLengthInRange(range)));
  code.addAction({
    id: 'aosai.run',
    label: '运行',
    keybindings: [KeyMod.CtrlCmd | KeyCode.Enter],
    run: events.onRun,
  });

  function showDocument(state: SurfaceState) {
    if (state.documentKey === shown.documentKey) return;
    current.view = code.saveViewState();
    current = documentOf(state);
    code.setModel(current.model);
    code.restoreViewState(current.view);
  }

  function showValue(state: SurfaceState) {
    const value = withLineFeeds(state.value);
    if (!current.echo.mustReplace(value, current.model.getValue())) return;
    handedDown = true;
    try {
      replaceText(current.model, code, value);
    } finally {
      handedDown = false;
    }
  }

  return {
    update(state) {
      showDocument(state);
      showValue(state);
      editor.setModelLanguage(current.model, LANGUAGES[state.language].mode);
      if (state.theme !== shown.theme) editor.setTheme(monacoThemeName(state.theme));
      if (state.markers !== shown.markers || state.documentKey !== shown.documentKey) {
        showMarkers(current.model, state.markers);
      }
      code.updateOptions(optionsOf(state));
      shown = state;
    },
    dispose() {
      code.dispose();
      for (const { model } of documents.values()) model.dispose();
    },
  };
};
