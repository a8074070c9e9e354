import { NOTHING, type Column } from '@aosai/api/kit/column';
import type { Naming } from '@aosai/api/kit/labelled';
import type { ReactNode } from 'react';
import { Code } from '../../primitives/Code/Code.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { useLabels } from '../Dict/Dict.tsx';

/** A value of each row: a column of the table and a fact in the drawer. */
export interface OfficeColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  sortField?: string;
  numeric?: boolean;
  minWidth?: number;
  hidden?: boolean;
  spare?: boolean;
  /** Shown in only one of the two. */
  only?: 'table' | 'drawer';
  /** The column is shown only while this returns true for one of the rows shown. */
  needed?: (row: Row) => boolean;
}

type More<Row> = Partial<Omit<OfficeColumn<Row>, 'id' | 'head' | 'cell'>>;

/** A column with a render function. */
export const column = <Row,>(
  id: string,
  head: string,
  cell: (row: Row) => ReactNode,
  more: More<Row> = {},
): OfficeColumn<Row> => ({ id, head, cell, ...more });

/** Columns that the drawer does not repeat, because `detail` shows more. */
export const inTable = <Row,>(columns: readonly OfficeColumn<Row>[]): OfficeColumn<Row>[] =>
  columns.map((one) => ({ ...one, only: 'table' }));

/** Renders a column shared by screen and sheet: codes and tags get their look, everything else is text. */
const drawnCell = <Row,>({ look, words: wordsOf, tone }: Column<Row>, row: Row, named?: Naming): ReactNode => {
  const said = wordsOf(row, named);
  if (said === NOTHING || look === 'text') return said;
  return look === 'code' ? <Code>{said}</Code> : <Tag tone={tone?.(row) ?? 'neutral'}>{said}</Tag>;
};

/** A cell whose text operators may have changed in a dictionary. */
const Named = <Row,>({ of, row }: { of: Column<Row>; row: Row }) => drawnCell(of, row, useLabels(of));

/**
 * The columns of `api/domain/tables`, which the sheet uses too, as the screen shows them.
 *
 * @param own by id: columns with a render function, or shown in only one place
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
