import { dateText, minuteText } from '../beijing.ts';
import { asShipped, type Labelled, type Naming, type Tone } from '../forms/labelled.ts';
import { type Quantity, wholes } from './quantity.ts';

/**
 * A column of an office table: what it is called and what it says of a row in words. The screen draws it and a sheet
 * of the same rows holds it, so that both say the same.
 */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  /** `named` has the operators' names; without it the shipped ones hold. */
  readonly words: (row: Row, named?: Naming) => string;
  /** The dictionary that its words come from. */
  readonly dict?: string | undefined;
  readonly look: 'text' | 'code' | 'tag';
  readonly tone?: (row: Row) => Tone;
  /** The server sorts by this field. */
  readonly sortField?: string;
  /** What it counts, as a number for sheets; without it the column holds text. */
  readonly quantity?: Quantity<Row>;
  /** Figures, which stand right. */
  readonly numeric?: boolean;
  /** In px; a sheet takes its width from it. */
  readonly minWidth?: number;
  /** Shown by those who choose it; a sheet has it always. */
  readonly hidden?: boolean;
}

/** Columns of any rows: what they read has been checked where they were said to fit (`sheetOf`). */
export type AnyColumns = readonly Column<never>[];

type More = Partial<Pick<Column<never>, 'sortField' | 'numeric' | 'minWidth' | 'hidden'>>;
type Has<Name extends string, Value> = Readonly<Record<Name, Value>>;

/** What stands where there is nothing. */
export const NOTHING = '—';

/** The server sorts by the field of the same name. */
export const sorted = <Row>(column: Column<Row>): Column<Row> => ({ ...column, sortField: column.id });

/** Words made of a row. */
export const column = <Row>(
  id: string,
  head: string,
  words: Column<Row>['words'],
  more: More & Pick<Column<Row>, 'tone' | 'dict' | 'quantity'> & { look?: Column<Row>['look'] } = {},
): Column<Row> => ({ look: 'text', ...more, id, head, words });

/** Text as it stands. */
export const text = <Name extends string>(name: Name, head: string, more?: More): Column<Has<Name, string | null>> => ({
  minWidth: 120,
  ...more,
  id: name,
  head,
  look: 'text',
  words: (row) => row[name] ?? NOTHING,
});

/** A field that may be empty, in words of its own. */
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

/** A code that programs go by. */
export const code = <Name extends string>(name: Name, head: string, more?: More): Column<Has<Name, string | null>> => ({
  ...text(name, head, { minWidth: 140, ...more }),
  look: 'code',
});

/** A figure. */
export const figure = <Name extends string>(name: Name, head: string, more?: More): Column<Has<Name, number>> => ({
  numeric: true,
  ...more,
  id: name,
  head,
  look: 'text',
  quantity: wholes((row) => row[name]),
  words: (row) => String(row[name]),
});

/** One of a labelled set, in words. */
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

/** One of a labelled set, as a tag. */
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

/** One of two, as a tag: 启用, 停用. */
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

/** The day of an instant, in Beijing. */
export const day = <Name extends string>(name: Name, head: string, more?: More): Column<Has<Name, string | null>> => ({
  numeric: true,
  ...more,
  id: name,
  head,
  look: 'text',
  words: (row) => (row[name] === null ? NOTHING : dateText(row[name])),
});

/** An instant to the minute, in Beijing. */
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
