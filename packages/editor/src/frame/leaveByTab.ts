import { tabLeavesAfter } from './tabLeave.ts';

/**
 * Lets Tab leave an editor right after Esc.
 *
 * @param host element around the editor
 * @param onReady called when Tab starts or stops leaving the editor, to show it
 * @returns function that removes the listeners
 */
export function leaveByTab(host: HTMLElement, onReady: (ready: boolean) => void): () => void {
  let ready = false;
  const become = (next: boolean) => {
    if (next !== ready) onReady(next);
    ready = next;
  };
  const before = (event: KeyboardEvent) => {
    // Hidden from the editor, so that the browser moves the focus as usual.
    if (ready && event.key === 'Tab') event.stopPropagation();
    // An Esc used by the editor never reaches `after`, so reset here.
    become(tabLeavesAfter(ready, { key: event.key, used: true }));
  };
  const after = (event: KeyboardEvent) => {
    become(tabLeavesAfter(ready, { key: event.key, used: event.defaultPrevented }));
  };
  const leave = () => become(false);
  host.addEventListener('keydown', before, { capture: true });
  host.addEventListener('keydown', after);
  host.addEventListener('focusout', leave);
  host.addEventListener('pointerdown', leave);
  return () => {
    host.removeEventListener('keydown', before, { capture: true });
    host.removeEventListener('keydown', after);
    host.removeEventListener('focusout', leave);
    host.removeEventListener('pointerdown', leave);
  };
}
