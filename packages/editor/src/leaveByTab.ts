import { tabLeavesAfter } from './tabLeave.ts';

/**
 * Lets Tab lead out of an editor right after Esc, whatever the editor does with Tab otherwise.
 * @param host element around the editor
 * @param onReady told when Tab begins or ceases to lead out, to show it
 * @returns stops listening
 */
export function leaveByTab(host: HTMLElement, onReady: (ready: boolean) => void): () => void {
  let ready = false;
  const become = (next: boolean) => {
    if (next !== ready) onReady(next);
    ready = next;
  };
  const before = (event: KeyboardEvent) => {
    // The editor must not see this Tab; the browser then moves the focus as everywhere else.
    if (ready && event.key === 'Tab') event.stopPropagation();
    // An Esc that the editor uses never reaches `after`, so it takes readiness away here.
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
