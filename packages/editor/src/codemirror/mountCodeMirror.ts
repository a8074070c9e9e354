import { isolateHistory } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, type StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { createOwnTextRecord, type OwnTextRecord } from '../text/ownTextRecord.ts';
import type { MountSurface, SurfaceState } from '../surface.ts';
import { textChange, withLineFeeds } from '../text/textChange.ts';
import { setCompileMarks } from './compileMarks.ts';
import { fixedExtensions, languageExtensions, stateExtensions } from './extensions.ts';

/** Marks text set by the owner, for which onChange must not be called. */
const handedDown = Annotation.define<true>();

interface OpenDocument {
  state: EditorState;
  echo: OwnTextRecord;
  scroll: StateEffect<unknown> | null;
}

const looksLike = (one: SurfaceState, other: SurfaceState) =>
  one.theme === other.theme &&
  one.fontSize === other.fontSize &&
  one.readOnly === other.readOnly &&
  one.ariaLabel === other.ariaLabel;

/** Mounts CodeMirror in an element. */
export const mountCodeMirror: MountSurface = (host, first, events) => {
  const language = new Compartment();
  const look = new Compartment();
  const documents = new Map<string, OpenDocument>();
  let shown = first;

  const watch = EditorView.updateListener.of((update) => {
    if (!update.transactions.some((one) => one.docChanged && !one.annotation(handedDown))) return;
    const value = update.state.doc.toString();
    current.echo.sent(value);
    events.onChange(value);
  });
  const watchPaste = EditorView.domEventHandlers({
    paste: (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text !== '' && !shown.readOnly) events.onPaste(text.length);
      return false;
    },
  });

  function documentOf(state: SurfaceState): OpenDocument {
    const value = withLineFeeds(state.value);
    const known = documents.get(state.documentKey) ?? {
      state: EditorState.create({
        doc: value,
        extensions: [
          fixedExtensions(() => events.onRun()),
          watch,
          watchPaste,
          language.of(languageExtensions(state.language)),
          look.of(stateExtensions(state)),
        ],
      }),
      echo: createOwnTextRecord(value),
      scroll: null,
    };
    documents.set(state.documentKey, known);
    return known;
  }

  let current = documentOf(first);
  const view = new EditorView({ parent: host, state: current.state });
  view.dispatch({ effects: setCompileMarks.of(first.markers) });

  /** @returns true if another document is shown now, whose settings may be outdated */
  function showDocument(state: SurfaceState): boolean {
    if (state.documentKey === shown.documentKey) return false;
    current.state = view.state;
    current.scroll = view.scrollSnapshot();
    current = documentOf(state);
    view.setState(current.state);
    if (current.scroll) view.dispatch({ effects: current.scroll });
    return true;
  }

  function showValue(state: SurfaceState) {
    const value = withLineFeeds(state.value);
    const before = view.state.doc.toString();
    const change = textChange(before, value);
    if (!current.echo.mustReplace(value, before) || !change) return;
    view.dispatch({ changes: change, annotations: [handedDown.of(true), isolateHistory.of('full')] });
  }

  return {
    update(state) {
      const swapped = showDocument(state);
      showValue(state);
      const effects: StateEffect<unknown>[] = [];
      if (swapped || state.language !== shown.language) {
        effects.push(language.reconfigure(languageExtensions(state.language)));
      }
      if (swapped || !looksLike(state, shown)) effects.push(look.reconfigure(stateExtensions(state)));
      if (swapped || state.markers !== shown.markers) effects.push(setCompileMarks.of(state.markers));
      if (effects.length > 0) view.dispatch({ effects });
      shown = state;
    },
    dispose: () => view.destroy(),
  };
};
