const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled)';

/**
 * Where focus begins in a dialog: its first control. A body that scrolls is a tab stop too, but only what has nothing
 * to operate in it begins there, so that the keys scroll the text.
 */
export function firstControl(body: HTMLElement | null): HTMLElement | null {
  const dialog = body?.closest<HTMLElement>('[role="dialog"]');
  if (!body || !dialog) return null;
  const isStop = (element: HTMLElement) => element.tabIndex === 0 && element.checkVisibility();
  const first = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].find(isStop) ?? null;
  return first !== null && (body.contains(first) || body.tabIndex !== 0) ? first : body;
}
