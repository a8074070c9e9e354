import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a row that overflows until its chosen item is visible, whenever `chosen` changes. Does not scroll the page.
 */
export function useChosenInRow(row: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const view = row.current?.getBoundingClientRect();
    const here = row.current?.querySelector('[aria-current=page], [aria-selected=true]')?.getBoundingClientRect();
    if (!view || !here || (here.left >= view.left && here.right <= view.right)) return;
    row.current?.scrollBy({ left: here.left - view.left - (view.width - here.width) / 2 });
  }, [row, chosen]);
}
