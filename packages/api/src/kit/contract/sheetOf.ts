import type * as z from 'zod/mini';
import type { AnyColumns, Column } from '../column.ts';

/** Returns `columns` unchanged; the compiler checks that they fit the list's rows. */
export const sheetOf = <Row extends z.ZodMiniType>(_row: Row, columns: readonly Column<z.output<Row>>[]): AnyColumns =>
  columns;
