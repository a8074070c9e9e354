const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled)';

const isRadio = (element: Element): element is HTMLInputElement => element.matches('input[type="radio"]');

/**
 * The element that gets the focus in a dialog: its first control (of radios, the checked one). A scrolling body is a
 * tab stop too, but is chosen only when it contains no control, so that the keys scroll the text.
 */
export function firstControl(body: HTMLElement | null): HTMLElement | null {
  const dialog = body?.closest<HTMLElement>('[role="dialog"]');
  if (!body || !dialog) return null;
  const controls = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)];
  const checked = new Set(controls.flatMap((one) => (isRadio(one) && one.checked ? [one.name] : [])));
  const isPassedBy = (element: HTMLElement) => isRadio(element) && !element.checked && checked.has(element.name);
  const isStop = (element: HTMLElement) => element.tabIndex === 0 && element.checkVisibility() && !isPassedBy(element);
  const first = controls.find(isStop) ?? null;
  return first !== null && (body.contains(first) || body.tabIndex !== 0) ? first : body;
}
