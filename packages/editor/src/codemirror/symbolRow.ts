import { indentMore, insertTab, redo, undo } from '@codemirror/commands';
import { acceptCompletion, insertBracket } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { type EditorView, showPanel } from '@codemirror/view';

interface SymbolKey {
  /** Text on the button. */
  face: string;
  /** Label for screen readers. */
  label: string;
  press: (view: EditorView) => void;
}

/** Symbols common in programs that phone keyboards hide two layers deep. */
const SYMBOLS: readonly (readonly [text: string, label: string])[] = [
  [';', '分号'],
  ['(', '左圆括号'],
  [')', '右圆括号'],
  ['{', '左花括号'],
  ['}', '右花括号'],
  ['[', '左方括号'],
  [']', '右方括号'],
  ['<', '小于号'],
  ['>', '大于号'],
  ['=', '等号'],
  ['+', '加号'],
  ['-', '减号'],
  ['*', '星号'],
  ['/', '斜杠'],
  ['%', '百分号'],
  ['"', '双引号'],
  ["'", '单引号'],
  ['&', '与号'],
  ['|', '竖线'],
  ['!', '感叹号'],
  ['#', '井号'],
  [':', '冒号'],
  [',', '逗号'],
  ['.', '点号'],
  ['_', '下划线'],
  ['\\', '反斜杠'],
];

/** Inserts as if typed: brackets and quotes are paired, or stepped over. */
function type(view: EditorView, text: string): void {
  const paired = insertBracket(view.state, text);
  view.dispatch(paired ?? view.state.replaceSelection(text), { scrollIntoView: true, userEvent: 'input.type' });
}

function tab(view: EditorView): void {
  if (acceptCompletion(view)) return;
  if (view.state.selection.main.empty) insertTab(view);
  else indentMore(view);
}

const KEYS: readonly SymbolKey[] = [
  { face: 'Tab', label: 'Tab 缩进', press: tab },
  { face: '撤销', label: '撤销', press: undo },
  { face: '重做', label: '重做', press: redo },
  ...SYMBOLS.map(([text, label]) => ({ face: text, label, press: (view: EditorView) => type(view, text) })),
];

function row(view: EditorView): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-symbolRow';
  dom.setAttribute('role', 'toolbar');
  dom.setAttribute('aria-label', '常用符号');
  for (const [place, { face, label, press }] of KEYS.entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = place === 0 ? 0 : -1;
    button.textContent = face;
    button.setAttribute('aria-label', label);
    // Keeps the focus in the text, so that the phone's keyboard stays open.
    button.addEventListener('pointerdown', (event) => event.preventDefault());
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      press(view);
      view.focus();
    });
    dom.append(button);
  }
  // As in any toolbar: a single Tab stop, and arrow keys inside.
  dom.addEventListener('keydown', ({ key, target }) => {
    if (!(target instanceof HTMLElement)) return;
    const next = key === 'ArrowRight' ? target.nextElementSibling : null;
    const to = key === 'ArrowLeft' ? target.previousElementSibling : next;
    if (to instanceof HTMLElement) to.focus();
  });
  return dom;
}

/** A row of symbol buttons under the text, for touch. */
export const symbolRow: Extension = showPanel.of((view) => ({ dom: row(view) }));
