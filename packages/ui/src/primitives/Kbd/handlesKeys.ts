const TYPING =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], .monaco-editor';
const OWN_KEYS = '[role="dialog"], [role="menu"], [role="tablist"], [role="separator"], [role="radiogroup"]';

/** Whether the focused element handles keys itself, so that page shortcuts must not. */
export const handlesKeys = (target: EventTarget | null | undefined): boolean =>
  target instanceof Element && target.closest(`${TYPING}, ${OWN_KEYS}`) !== null;
