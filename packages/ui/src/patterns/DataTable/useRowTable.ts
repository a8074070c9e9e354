import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import type { DataColumn } from './dataColumn.ts';

/** The server sorts, filters and pages; the table manages columns and selection. */
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

export interface RowTableInput<Row extends object> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  hiddenColumns: readonly string[];
  selectedIds: readonly string[];
  onSelect: ((ids: string[]) => void) | undefined;
}

/** A react-table over one page of rows. The selection is kept by id, so it survives paging. */
export const useRowTable = <Row extends object>(input: RowTableInput<Row>) => {
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
