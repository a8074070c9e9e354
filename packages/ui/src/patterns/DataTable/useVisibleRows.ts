import { useVirtualizer } from '@tanstack/react-virtual';

/** Above this number of rows only the visible ones are rendered. */
const VIRTUAL_FROM = 200;
const ROW_PX = 45;

/** The rows to render, and the heights in px of the rows left out above and below. */
export const useVisibleRows = <Row>(all: readonly Row[], scroller: HTMLElement | null) => {
  'use no memo';
  const isVirtual = all.length > VIRTUAL_FROM;
  // oxlint-disable-next-line react/incompatible-library -- this hook and the one component using it are not memoised
  const virtualizer = useVirtualizer({
    count: isVirtual ? all.length : 0,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    overscan: 12,
  });
  if (!isVirtual) return { isVirtual, drawn: all, abovePx: 0, belowPx: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  return {
    isVirtual,
    drawn: items.flatMap(({ index }) => all[index] ?? []),
    abovePx: items[0]?.start ?? 0,
    belowPx: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
};
