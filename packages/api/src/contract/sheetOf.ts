import type * as z from 'zod/mini';
import type { AnyColumns, Column } from '../domain/tables/column.ts';

/** The columns of a list's sheet; they fit its rows, or this does not compile. */
export const sheetOf = <Row extends z.ZodMiniType>(_row: Row, columns: readonly Column<z.output<Row>>[]): AnyColumns =>
  columns;
