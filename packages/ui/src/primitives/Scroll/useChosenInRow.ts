import { type RefObject, useEffect } from 'react';

/**
 * Of a row that is longer than its place, the part with what is chosen is seen. `chosen` changes when that may change;
 * the page itself stays where it is.
 */
export function useChosenInRow(row: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const view = row.current?.getBoundingClientRect();
    const here = row.current?.querySelector('[aria-current=page], [aria-selected=true]')?.getBoundingClientRect();
    if (!view || !here || (here.left >= view.left && here.right <= view.right)) return;
    row.current?.scrollBy({ left: here.left - view.left - (view.width - here.width) / 2 });
  }, [row, chosen]);
}
