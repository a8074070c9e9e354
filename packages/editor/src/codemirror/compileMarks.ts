import { StateEffect, StateField, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import type { CompileMarker } from '../surface.ts';

/** Phones cannot hover, so the compiler's message is shown below its line. */
class MessageWidget extends WidgetType {
  readonly #message: string;
  constructor(message: string) {
    super();
    this.#message = message;
  }
  override eq(other: MessageWidget): boolean {
    return other.#message === this.#message;
  }
  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'cm-compileMessage';
    element.textContent = this.#message;
    return element;
  }
}

/** Effect that replaces all compile messages of the document. */
export const setCompileMarks = StateEffect.define<readonly CompileMarker[]>();

function decorate(state: EditorState, markers: readonly CompileMarker[]): DecorationSet {
  const ranges = markers.flatMap(({ line, message }): Range<Decoration>[] => {
    const { from, to } = state.doc.line(Math.min(state.doc.lines, Math.max(1, line)));
    const widget = new MessageWidget(message);
    return [
      Decoration.line({ class: 'cm-compileLine' }).range(from),
      Decoration.widget({ widget, block: true, side: 1 }).range(to),
    ];
  });
  return Decoration.set(ranges, true);
}

/** Shows compile messages and keeps them at their lines while the text changes. */
export const compileMarks: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const given = transaction.effects.findLast((effect) => effect.is(setCompileMarks));
    return given ? decorate(transaction.state, given.value) : marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
