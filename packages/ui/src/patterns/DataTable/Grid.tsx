import { useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Moves } from '../Moves/Moves.tsx';
import type { DataColumn } from './dataColumn.ts';
import { drawnTable, type DrawnTable } from './fittingColumns.ts';
import { directionOf, nextSort, type TableQuery } from './tableQuery.ts';
import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { markEdges } from '../../primitives/Scroll/markEdges.ts';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';

/** Above this number of rows only the visible ones are rendered. */
const VIRTUAL_FROM = 200;
const ROW_PX = 45;

/** The rows to render, and the heights in px of the rows left out above and below. */
const useVisibleRows = <Row,>(all: readonly Row[], scroller: HTMLElement | null) => {
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

interface ScrollerProps {
  label: string;
  /** Limits the height, because only visible rows are rendered. */
  isVirtual: boolean;
  onElement: (element: HTMLDivElement | null) => void;
  children: ReactNode;
}

/** Marks a table wider than its container, so that it scrolls by itself with sticky heads. */
function markWide(element: HTMLElement | null): (() => void) | undefined {
  const table = element?.querySelector('table');
  if (!element || !table) return undefined;
  const mark = () => {
    element.dataset['wide'] = String(table.offsetWidth > element.clientWidth);
  };
  let frame = 0;
  // In the next frame, as starting or stopping to scroll changes the size again.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  observer.observe(element);
  observer.observe(table);
  mark();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** Shows the full text of a shortened cell as its tooltip. */
function showFullText(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const show = ({ target }: PointerEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
    if (!cell) return;
    const cut = [cell, ...cell.querySelectorAll('a')].some((one) => one.scrollWidth > one.clientWidth);
    cell.title = cut ? (cell.textContent ?? '') : '';
  };
  element.addEventListener('pointerover', show);
  return () => element.removeEventListener('pointerover', show);
}

/** The scroll container of a table. A separate component, so that its ref is stable while rows change. */
const Scroller = ({ label, isVirtual, onElement, children }: ScrollerProps) => (
  <div data-part="edges">
    <div
      data-part="scroll"
      data-virtual={isVirtual}
      role="group"
      aria-label={label}
      ref={(element) => {
        onElement(element);
        const ends = [
          markWide(element),
          markEdges(element, () => element?.dataset['wide'] === 'true'),
          showFullText(element),
          scrollStop(element),
        ];
        return () => {
          for (const end of ends) end?.();
        };
      }}
    >
      {children}
    </div>
  </div>
);

/** The server sorts, filters and pages; the table manages columns and selection. */
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

interface RowTableInput<Row extends object> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  hiddenColumns: readonly string[];
  selectedIds: readonly string[];
  onSelect: ((ids: string[]) => void) | undefined;
}

/** A react-table over one page of rows. The selection is kept by id, so it survives paging. */
const useRowTable = <Row extends object>(input: RowTableInput<Row>) => {
  const { columns, rows, rowId, hiddenColumns, selectedIds, onSelect } = input;
  const rowSelection = Object.fromEntries(selectedIds.map((id) => [id, true as const]));
  return useTable<typeof features, Row>({
    features,
    columns: columns.map(({ id }): ColumnDef<typeof features, Row> => ({ id })),
    data: rows,
    getRowId: rowId,
    state: {
      rowSelection,
      columnVisibility: Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    },
    onRowSelectionChange: (updater) => onSelect?.(Object.keys(functionalUpdate(updater, rowSelection))),
  });
};

interface RowLinkProps {
  /** This page with the row's drawer open, or the row's page. */
  href: string;
  /** Opens the drawer; without it the link leads to another page. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link of a row: a plain click opens its drawer, Ctrl-click or the middle button a new browser tab. */
const RowLink = ({ href, onOpen, children }: RowLinkProps) => (
  <a
    href={href}
    aria-haspopup={onOpen && 'dialog'}
    onClick={(event) => {
      if (onOpen === undefined || !isPlain(event)) return;
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </a>
);

interface ChoiceProps {
  /** Name of the row, for screen readers. */
  label: string;
  checked: boolean;
  /** True if some, but not all, of the rows that the box controls are chosen. */
  some?: boolean;
  onToggle: (event: unknown) => void;
}

/** The checkbox of a row, styled by the table; its label is only for screen readers. */
const Choice = ({ label, checked, some = false, onToggle }: ChoiceProps) => (
  <label>
    <input
      type="checkbox"
      checked={checked}
      ref={(element) => {
        if (element) element.indeterminate = some && !checked;
      }}
      onChange={onToggle}
    />
    <span>{label}</span>
  </label>
);

export const OWN_CLICK = 'a, button, input, label, select, summary';

/** A click beside the link of a row follows it, unless it selects text. The keyboard has the link itself. */
function followRow({ target, currentTarget }: MouseEvent<HTMLTableSectionElement>): void {
  if (!(target instanceof Element) || target.closest(OWN_CLICK) || !currentTarget.contains(target)) return;
  if (getSelection()?.isCollapsed === false) return;
  target.closest('tr')?.querySelector<HTMLAnchorElement>('th[data-first] a')?.click();
}

interface GridProps<Row extends object> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Index of the first row in the whole list, from 0, and the total number of rows. */
  from: number;
  total: number;
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  hiddenColumns: readonly string[];
  query: TableQuery;
  onQuery: (query: TableQuery) => void;
  selectedIds: readonly string[];
  onSelect?: ((ids: string[]) => void) | undefined;
  openId: string | null;
  /** Address of a row; without it rows do not open. */
  hrefOf?: ((row: Row) => string | null) | undefined;
  /** Opens a row on this page instead of following its address. */
  onOpen?: ((id: string) => void) | undefined;
  /** Gets the table as drawn, whenever that may have changed. */
  onDrawn?: ((drawn: DrawnTable) => void) | undefined;
}

/** Room for four Chinese characters. */
const LEAST_PX = 76;
/** A first column that asks for this much holds titles, others names and numbers. */
const TITLE_PX = 200;
const isTitle = (place: number, minWidth: number = LEAST_PX): boolean => place === 0 && minWidth >= TITLE_PX;
const SORT_NAMES = { asc: 'ascending', desc: 'descending' } as const;

/** The table element: sortable heads, checkboxes, rows that open. */
export const Grid = <Row extends object>(props: GridProps<Row>) => {
  'use no memo';
  // The libraries below return objects that change in place, which the React compiler must not memoise.
  const { label, columns, rows, from, total, rowId, rowName, hiddenColumns, query, selectedIds, openId } = props;
  const { onQuery, onSelect, hrefOf, onOpen, onDrawn } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const table = useRowTable({ columns, rows, rowId, hiddenColumns, selectedIds, onSelect });
  const { isVirtual, drawn, abovePx, belowPx, measure } = useVisibleRows(table.getRowModel().rows, scroller);
  const tellDrawn = useEffectEvent(() => {
    const drawn = scroller && drawnTable(scroller);
    if (drawn) onDrawn?.(drawn);
  });
  // Before the browser paints, so that no column is seen and then gone.
  useLayoutEffect(() => tellDrawn(), [rows, hiddenColumns, scroller]);
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => tellDrawn());
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller]);
  const shown = columns.filter((column) => table.getColumn(column.id)?.getIsVisible());
  return (
    <Scroller label={label} isVirtual={isVirtual} onElement={setScroller}>
      <Moves list={body} of={rows} />
      <table aria-label={label} aria-rowcount={total + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {onSelect && (
              <td data-part="select">
                <Choice
                  label="选择本页全部"
                  checked={table.getIsAllRowsSelected()}
                  some={table.getIsSomeRowsSelected()}
                  onToggle={table.getToggleAllRowsSelectedHandler()}
                />
              </td>
            )}
            {shown.map(({ id, head, numeric, sortField, minWidth }, place) => {
              const direction = sortField === undefined ? null : directionOf(query, sortField);
              return (
                <th
                  key={id}
                  data-column={id}
                  scope="col"
                  className={numeric ? 'num' : undefined}
                  data-first={place === 0}
                  data-title={isTitle(place, minWidth)}
                  aria-sort={direction === null ? undefined : SORT_NAMES[direction]}
                >
                  {sortField === undefined ? (
                    head
                  ) : (
                    <button type="button" onClick={() => onQuery(nextSort(query, sortField))}>
                      {head}
                      <Icon name={direction === 'asc' ? 'chevron-up' : 'chevron-down'} size={14} />
                    </button>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        {/* The keyboard has the link of each row. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
        <tbody ref={body} onClick={followRow}>
          {abovePx > 0 && <tr aria-hidden style={{ height: abovePx }} />}
          {drawn.map((row) => {
            const { original } = row;
            const href = hrefOf?.(original) ?? null;
            return (
              <tr
                key={row.id}
                ref={measure}
                data-index={row.index}
                aria-current={row.id === openId || undefined}
                aria-rowindex={from + row.index + 2}
                aria-selected={onSelect ? row.getIsSelected() : undefined}
              >
                {onSelect && (
                  <td data-part="select">
                    <Choice
                      label={`选择 ${rowName(original)}`}
                      checked={row.getIsSelected()}
                      onToggle={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {shown.map(({ id, cell, numeric, minWidth = LEAST_PX }, place) =>
                  place === 0 ? (
                    <th
                      key={id}
                      scope="row"
                      data-first
                      data-title={isTitle(place, minWidth)}
                      style={{ '--column-min': `${minWidth}px` }}
                    >
                      {href === null ? (
                        cell(original)
                      ) : (
                        <RowLink href={href} onOpen={onOpen && (() => onOpen(row.id))}>
                          {cell(original)}
                        </RowLink>
                      )}
                    </th>
                  ) : (
                    <td key={id} className={numeric ? 'num' : undefined} style={{ '--column-min': `${minWidth}px` }}>
                      {cell(original)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
          {belowPx > 0 && <tr aria-hidden style={{ height: belowPx }} />}
        </tbody>
      </table>
    </Scroller>
  );
};
