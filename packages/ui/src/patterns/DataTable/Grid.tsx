import { useState } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Choice } from './Choice.tsx';
import type { DataColumn } from './dataColumn.ts';
import { RowLink } from './RowLink.tsx';
import { Scroller } from './Scroller.tsx';
import { directionOf, nextSort, type TableQuery } from './tableQuery.ts';
import { useVisibleRows } from './useVisibleRows.ts';
import { useRowTable } from './useRowTable.ts';

export interface GridProps<Row extends object> {
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
}

/** Room for four Chinese characters. */
const LEAST_PX = 76;
const SORT_NAMES = { asc: 'ascending', desc: 'descending' } as const;

/** The table element: sortable heads, checkboxes, rows that open. */
export const Grid = <Row extends object>(props: GridProps<Row>) => {
  'use no memo';
  // The libraries below return objects that change in place, which the React compiler must not memoise.
  const { label, columns, rows, from, total, rowId, rowName, hiddenColumns, query, selectedIds, openId } = props;
  const { onQuery, onSelect, hrefOf, onOpen } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const table = useRowTable({ columns, rows, rowId, hiddenColumns, selectedIds, onSelect });
  const { isVirtual, drawn, abovePx, belowPx, measure } = useVisibleRows(table.getRowModel().rows, scroller);
  const shown = columns.filter((column) => table.getColumn(column.id)?.getIsVisible());
  return (
    <Scroller label={label} isVirtual={isVirtual} onElement={setScroller}>
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
            {shown.map(({ id, head, numeric, sortField }, place) => {
              const direction = sortField === undefined ? null : directionOf(query, sortField);
              return (
                <th
                  key={id}
                  scope="col"
                  className={numeric ? 'num' : undefined}
                  data-first={place === 0}
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
        <tbody>
          {abovePx > 0 && <tr aria-hidden style={{ height: abovePx }} />}
          {drawn.map((row) => {
            const { original } = row;
            const href = hrefOf?.(original) ?? null;
            return (
              <tr
                key={row.id}
                ref={measure}
                data-index={row.index}
                data-open={row.id === openId}
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
                    <th key={id} scope="row" data-first style={{ '--column-min': `${minWidth}px` }}>
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
