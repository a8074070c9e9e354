import { useEffect, useEffectEvent } from 'react';
import { handlesKeys } from './handlesKeys.ts';

/**
 * Calls back on Ctrl+K, or on `/` while the person is not typing. `onNear` is called when Ctrl goes down, to fetch what
 * the search needs before K follows.
 */
export const useSearchKeys = (onSearch: () => void, onNear?: () => void): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') onNear?.();
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const hasControl = event.ctrlKey || event.metaKey;
    const isMeant = hasControl
      ? event.key.toLowerCase() === 'k' && !event.shiftKey
      : event.key === '/' && !handlesKeys(event.composedPath()[0]);
    // While a dialog is open the page is inert, and so is its search.
    if (!isMeant || document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
