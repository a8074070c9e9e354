import { dateText, minuteText } from './beijing.ts';
import { asShipped, type Labelled, type Naming, type Tone } from './labelled.ts';
import { type Quantity, wholes } from './quantity.ts';

/**
 * A column of an office table: its head, and the text of each row. The screen and the exported sheet use the same
 * definition, so that they show the same.
 */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  /** The text of a row. `named` applies the operators' names; by default the built-in names are used. */
  readonly words: (row: Row, named?: Naming) => string;
  /** The dictionary that names its values. */
  readonly dict?: string | undefined;
  readonly look: 'text' | 'code' | 'tag';
  readonly tone?: (row: Row) => Tone;
  /** The field by which the server sorts. */
  readonly sortField?: string;
  /** The number for exported sheets; without it the cell is text. */
  readonly quantity?: Quantity<Row>;
  /** Aligns right, for numbers. */
  readonly numeric?: boolean;
  /** In px; sheets derive their column width from it. */
  readonly minWidth?: number;
  /** Hidden by default on screen; sheets always include it. */
  readonly hidden?: boolean;
  /** Shown by default only while the table has room for it; the last spare column gives way first. */
  readonly spare?: boolean;
}

/** Columns of any row type; `sheetOf` has checked that they fit the rows. */
export type AnyColumns = readonly Column<never>[];

type More = Partial<Pick<Column<never>, 'sortField' | 'numeric' | 'minWidth' | 'hidden' | 'spare'>>;
type Has<Name extends string, Value> = Readonly<Record<Name, Value>>;

/** Shown for a missing value. */
export const NOTHING = '—';

/** A column by whose field the server can sort. */
export const sorted = <Row>(column: Column<Row>): Column<Row> => ({ ...column, sortField: column.id });

/** A column with text computed from the row. */
export const column = <Row>(
  id: string,
  head: string,
  words: Column<Row>['words'],
  more: More & Pick<Column<Row>, 'tone' | 'dict' | 'quantity'> & { look?: Column<Row>['look'] } = {},
): Column<Row> => ({ look: 'text', ...more, id, head, words });

/** A column with the text of a field. */
export const text = <Name extends string>(name: Name, head: string, more?: More): Column<Has<Name, string | null>> => ({
  minWidth: 120,
  ...more,
  id: name,
  head,
  look: 'text',
  words: (row) => row[name] ?? NOTHING,
});

/** A column with a formatted nullable field. */
export const worded = <Name extends string, Value>(
  name: Name,
  head: string,
  words: (value: Value) => string,
  more?: More & { quantity?: Quantity<Has<Name, Value | null>> },
): Column<Has<Name, Value | null>> => ({
  ...more,
  id: name,
  head,
  look: 'text',
  words: (row) => (row[name] === null ? NOTHING : words(row[name])),
});

/** A column with a code that programs use. */
export const code = <Name extends string>(name: Name, head: string, more?: More): Column<Has<Name, string | null>> => ({
  ...text(name, head, { minWidth: 140, ...more }),
  look: 'code',
});

/** A column with a number. */
export const figure = <Name extends string>(name: Name, head: string, more?: More): Column<Has<Name, number>> => ({
  numeric: true,
  ...more,
  id: name,
  head,
  look: 'text',
  quantity: wholes((row) => row[name]),
  words: (row) => String(row[name]),
});

/** A column with the label of a labelled set's value. */
export const choice = <Name extends string, Value extends string>(
  name: Name,
  head: string,
  of: Labelled<Value>,
  more?: More,
): Column<Has<Name, NoInfer<Value>>> => ({
  minWidth: 80,
  ...more,
  id: name,
  head,
  look: 'text',
  dict: of.dict,
  words: (row, named = asShipped) => named(of).label(row[name]),
});

/** A column with a labelled set's value as a tag. */
export const tag = <Name extends string, Value extends string>(
  name: Name,
  head: string,
  of: Labelled<Value>,
  more?: More,
): Column<Has<Name, NoInfer<Value>>> => ({
  ...choice<Name, Value>(name, head, of, more),
  look: 'tag',
  tone: (row) => of.tone(row[name]),
});

/** A column with a boolean as a tag: 启用, 停用. */
export const flagTag = <Name extends string>(
  name: Name,
  head: string,
  of: Labelled<'true' | 'false'>,
  more?: More,
): Column<Has<Name, boolean>> => ({
  minWidth: 80,
  ...more,
  id: name,
  head,
  look: 'tag',
  words: (row) => of.label(row[name] ? 'true' : 'false'),
  tone: (row) => of.tone(row[name] ? 'true' : 'false'),
});

/** A column with the date of an instant, in Beijing. */
export const day = <Name extends string>(name: Name, head: string, more?: More): Column<Has<Name, string | null>> => ({
  numeric: true,
  ...more,
  id: name,
  head,
  look: 'text',
  words: (row) => (row[name] === null ? NOTHING : dateText(row[name])),
});

/** A column with an instant to the minute, in Beijing. */
export const minute = <Name extends string>(
  name: Name,
  head: string,
  more?: More,
): Column<Has<Name, string | null>> => ({
  minWidth: 140,
  ...more,
  id: name,
  head,
  look: 'text',
  words: (row) => (row[name] === null ? NOTHING : minuteText(row[name])),
});
