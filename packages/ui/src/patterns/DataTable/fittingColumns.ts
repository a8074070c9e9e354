/** Measured widths of a table and its scroll container. */
export interface DrawnTable {
  widthPx: number;
  tablePx: number;
  /** Widths of the columns in px, by id. */
  columnsPx: ReadonlyMap<string, number>;
}

/** The spare columns that must give way, from the last on, so that the table fits; all of them if it never does. */
export function givingWay(spareIds: readonly string[], { widthPx, tablePx, columnsPx }: DrawnTable): string[] {
  const given: string[] = [];
  let overPx = tablePx - widthPx;
  for (const id of spareIds.toReversed()) {
    if (overPx <= 0) break;
    const columnPx = columnsPx.get(id);
    if (columnPx === undefined) continue;
    given.push(id);
    overPx -= columnPx;
  }
  return given;
}

/** Reads the table in a scroll container; null without one. */
export function drawnTable(scroller: HTMLElement): DrawnTable | null {
  const table = scroller.querySelector('table');
  if (!table) return null;
  const heads = [...table.querySelectorAll<HTMLElement>('thead [data-column]')];
  return {
    widthPx: scroller.clientWidth,
    tablePx: table.offsetWidth,
    columnsPx: new Map(heads.map((head) => [head.dataset['column'] ?? '', head.offsetWidth])),
  };
}
