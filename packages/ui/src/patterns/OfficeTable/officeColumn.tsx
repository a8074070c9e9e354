import type { Labelled } from '@aosai/api/domain/forms/labelled';
import { NOTHING, type Column } from '@aosai/api/domain/tables/column';
import type { ReactNode } from 'react';
import { Code } from '../../primitives/Code/Code.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { dateText } from '../time/beijing.ts';

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
}

type More<Row> = Partial<Omit<OfficeColumn<Row>, 'id' | 'head' | 'cell'>>;
type KeyOf<Row, Value> = { [Key in keyof Row]-?: Row[Key] extends Value ? Key : never }[keyof Row] & string;

/** The server sorts by the field of the same name. */
export const sorted = <Row,>(column: OfficeColumn<Row>): OfficeColumn<Row> => ({ ...column, sortField: column.id });

/** A column drawn by hand. */
export const column = <Row,>(
  id: string,
  head: string,
  cell: (row: Row) => ReactNode,
  more: More<Row> = {},
): OfficeColumn<Row> => ({ id, head, cell, ...more });

/** Text as it stands. */
export const words = <Row,>(key: KeyOf<Row, string | null>, head: string, more: More<Row> = {}): OfficeColumn<Row> => ({
  id: key,
  head,
  cell: (row) => (row[key] as string | null) ?? NOTHING,
  minWidth: 120,
  ...more,
});

/** One of a labelled set, by its name. */
export const named = <Row, Value extends string>(
  key: KeyOf<Row, Value>,
  head: string,
  of: Labelled<Value>,
  more: More<Row> = {},
): OfficeColumn<Row> => ({ id: key, head, cell: (row) => of.label(row[key] as Value), minWidth: 80, ...more });

/** Columns that the drawer does not repeat: the page's own part of it says more. */
export const inTable = <Row,>(columns: readonly OfficeColumn<Row>[]): OfficeColumn<Row>[] =>
  columns.map((one) => ({ ...one, only: 'table' }));

/** A code that programs go by. */
export const code = <Row,>(key: KeyOf<Row, string>, head: string, more: More<Row> = {}): OfficeColumn<Row> => ({
  id: key,
  head,
  cell: (row) => <Code>{row[key] as string}</Code>,
  minWidth: 140,
  ...more,
});

/** One of a labelled set, as a tag. */
export const tag = <Row, Value extends string>(
  key: KeyOf<Row, Value>,
  head: string,
  of: Labelled<Value>,
  more: More<Row> = {},
): OfficeColumn<Row> => ({
  id: key,
  head,
  cell: (row) => {
    const value = row[key] as Value;
    return <Tag tone={of.tone(value)}>{of.label(value)}</Tag>;
  },
  minWidth: 80,
  ...more,
});

/** The day of an instant, in Beijing. */
export const day = <Row,>(key: KeyOf<Row, string>, head: string, more: More<Row> = {}): OfficeColumn<Row> => ({
  id: key,
  head,
  cell: (row) => dateText(row[key] as string),
  numeric: true,
  ...more,
});

/** A column said once for screen and sheet: codes and tags look like what they are, all else is its words. */
const drawnCell = <Row,>({ look, words: wordsOf, tone }: Column<Row>, row: Row): ReactNode => {
  const said = wordsOf(row);
  if (said === NOTHING || look === 'text') return said;
  return look === 'code' ? <Code>{said}</Code> : <Tag tone={tone?.(row) ?? 'neutral'}>{said}</Tag>;
};

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
    const { look: _look, words: _words, tone: _tone, ...others } = one;
    return { ...others, cell: (row) => drawnCell(one, row), ...own[one.id] };
  });
