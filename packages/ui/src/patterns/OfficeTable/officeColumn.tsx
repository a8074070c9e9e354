import { NOTHING, type Column } from '@aosai/api/domain/tables/column';
import type { Naming } from '@aosai/api/domain/forms/labelled';
import type { ReactNode } from 'react';
import { Code } from '../../primitives/Code/Code.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { useLabels } from '../Dict/Dict.tsx';

/** One thing that is known of each row: a column of the table and a fact in the drawer. */
export interface OfficeColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  sortField?: string;
  numeric?: boolean;
  minWidth?: number;
  hidden?: boolean;
  /** Stands in one of the two places only. */
  only?: 'table' | 'drawer';
  /** In the table only while one of the rows shown has something to say there. */
  needed?: (row: Row) => boolean;
}

type More<Row> = Partial<Omit<OfficeColumn<Row>, 'id' | 'head' | 'cell'>>;

/** A column drawn by hand. */
export const column = <Row,>(
  id: string,
  head: string,
  cell: (row: Row) => ReactNode,
  more: More<Row> = {},
): OfficeColumn<Row> => ({ id, head, cell, ...more });

/** Columns that the drawer does not repeat: the page's own part of it says more. */
export const inTable = <Row,>(columns: readonly OfficeColumn<Row>[]): OfficeColumn<Row>[] =>
  columns.map((one) => ({ ...one, only: 'table' }));

/** A column said once for screen and sheet: codes and tags look like what they are, all else is its words. */
const drawnCell = <Row,>({ look, words: wordsOf, tone }: Column<Row>, row: Row, named?: Naming): ReactNode => {
  const said = wordsOf(row, named);
  if (said === NOTHING || look === 'text') return said;
  return look === 'code' ? <Code>{said}</Code> : <Tag tone={tone?.(row) ?? 'neutral'}>{said}</Tag>;
};

/** A cell whose words operators may have changed. */
const Named = <Row,>({ of, row }: { of: Column<Row>; row: Row }) => drawnCell(of, row, useLabels());

/**
 * The columns of a table as the screen shows them; `api/domain/tables` says them for the sheet as well.
 *
 * @param own by id: what the screen draws otherwise than as words, or shows in one place only
 */
export const drawn = <Row,>(
  columns: readonly Column<Row>[],
  own: Readonly<Record<string, More<Row> & { cell?: OfficeColumn<Row>['cell'] }>> = {},
): OfficeColumn<Row>[] =>
  columns.map((one) => {
    const { look: _look, words: _words, tone: _tone, dict, ...others } = one;
    const cell = (row: Row) => (dict === undefined ? drawnCell(one, row) : <Named of={one} row={row} />);
    return { ...others, cell, ...own[one.id] };
  });
