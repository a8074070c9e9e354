import type { ChangeOf, Fields, FormOf } from '@aosai/api/kit/fields';
import type { ReactNode } from 'react';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import type { TableAct } from '../DataTable/DataTable.tsx';

/*
 * An act is something a person can do on the page of a table. It says where its button is (`at`) and what it asks
 * before it runs (`ask`); without `ask` it runs as soon as the button is pressed.
 *
 *   at: 'head'       a button in the page's head, about no particular row
 *   at: 'row'        a button at the end of the drawer of a row; of more than three, the less used are in a menu, and
 *                    links never are
 *   at: 'selection'  a button above the table, about all selected rows
 *   at: 'part'       no button; the page's own content begins it for a part of a row, such as an item of a dictionary.
 *                    Its dialog needs a title and a submit label, since no noun fits a part
 *
 *   ask: { form }     a form made of fields
 *   ask: { confirm }  a confirmation that states the consequences
 *   ask: (props) =>   a dialog that the page draws
 */

/** Props of the dialog of an act in the head. */
export interface HeadDialogProps<Known, Value> {
  known: Known;
  act: TableAct;
  /** Runs the act; the dialog closes after success. */
  submit: (value: Value) => void;
  close: () => void;
}

/** Props of the dialog of an act at a row, or at a part of one. */
export interface RowDialogProps<Row, Known, Value> extends HeadDialogProps<Known, Value> {
  row: Row;
}

/** Props of the dialog of an act on selected rows. */
export interface SelectionDialogProps<Known, Value> extends HeadDialogProps<Known, Value> {
  ids: readonly string[];
  /** For titles: 选中的 3 项, or the names of people. */
  whom: string;
}

interface FormAsk {
  form: Fields;
  size?: 's' | 'm' | 'l';
  /** Shown under the dialog's title: the consequences. */
  description?: string;
}

interface ConfirmAsk {
  /** The consequences. */
  confirm: ReactNode;
  /** By default 取消. */
  cancelLabel?: string;
  /** The act cannot be undone. */
  danger?: boolean;
}

/** By default both are the label of the act. */
interface HeadWords {
  title?: string;
  submitLabel?: string;
}
export type HeadConfirm<Known = unknown> = HeadWords &
  Omit<ConfirmAsk, 'confirm'> & { confirm: ReactNode | ((known: Known) => ReactNode) };
type HeadForm<Known> = HeadWords &
  Omit<FormAsk, 'form' | 'description'> & {
    form: Fields | ((known: Known) => Fields);
    description?: string | ((known: Known) => string);
  };

interface SelectionWords {
  /** Gets 选中的 3 项, or the names of people. */
  title: (whom: string) => string;
  submitLabel: string;
}
export type SelectionConfirm = SelectionWords & ConfirmAsk;
type SelectionForm = SelectionWords & FormAsk;

interface RowWords<Row, Known> {
  /** By default made of the label and the noun, for a confirmation also of the row's name. */
  title?: (row: Row, known: Known) => string;
  /** By default 保存 for a form, the label and the noun for a confirmation. */
  submitLabel?: string | ((row: Row, known: Known) => string);
}
type RowConfirm<Row, Known> = RowWords<Row, Known> &
  Omit<ConfirmAsk, 'confirm'> & { confirm: ReactNode | ((row: Row, known: Known) => ReactNode) };
/** It begins with the row's values and leaves out the fields that are set only at creation. */
type RowForm<Row, Known> = RowWords<Row, Known> &
  Omit<FormAsk, 'description'> & { description?: string | ((row: Row) => string) };

type Draw<Props> = (props: Props) => ReactNode;

type HeadAsk<Known> = HeadForm<Known> | HeadConfirm<Known> | Draw<HeadDialogProps<Known, unknown>>;
type SelectionAsk<Known> = SelectionForm | SelectionConfirm | Draw<SelectionDialogProps<Known, unknown>>;
type RowAsk<Row, Known> = RowForm<Row, Known> | RowConfirm<Row, Known> | Draw<RowDialogProps<Row, Known, unknown>>;

interface AnyAct {
  /** Label of the button: 修改, 下架. */
  label: string;
  /** The most important act: its button is primary. */
  main?: boolean;
}

type Opens<Known> = Draw<{ known: Known; close: () => void }>;

/** Concerns no particular row; its button is in the page's head. */
export interface HeadAct<Known = unknown> extends AnyAct {
  at: 'head';
  icon?: IconName;
  /** Offered only when this returns true. */
  when?: (known: Known) => boolean;
  /** The button is disabled until this returns true, and a dialog that the address asks for does not open yet. */
  ready?: (known: Known) => boolean;
  /** Toast after success; by default 已 and the label. Gets the value of the dialog and the result of the call. */
  done?: string | ((value: never, result: never) => string);
  /** Prepares the page before the dialog opens. */
  begins?: (known: Known) => void;
  ask?: HeadAsk<Known>;
  /** The button is a link to this address, so the act has no callback. */
  href?: string;
  /** A dialog of several steps that does its work by itself, so the act has no callback. */
  opens?: Opens<Known>;
}

export type OpensAct<Known = unknown> = HeadAct<Known> & { opens: Opens<Known> };

/** Concerns one row; its button is in the row's drawer. */
export interface RowAct<Row, Known = unknown> extends AnyAct {
  at: 'row';
  /** Toast after success; by default 已 and the label. */
  done?: string;
  /** Offered only for rows for which this returns true. */
  when?: (row: Row, known: Known) => boolean;
  /** A list in `detail` or `above` has the button, so the end of the drawer does not. */
  byDetail?: boolean;
  /** Prepares the page before the dialog opens, such as the picture it starts with. */
  begins?: (known: Known, row: Row) => void;
  ask?: RowAsk<Row, Known>;
  /** The button is a link to this address, so the act has no callback. */
  href?: (row: Row, known: Known) => string;
  /** Deletes the row, so its drawer closes. */
  removes?: boolean;
}

/** Concerns every selected row. */
export interface SelectionAct<Row, Known = unknown> extends AnyAct {
  at: 'selection';
  /** Offered only when this returns true, whatever is selected. */
  when?: (known: Known) => boolean;
  /** Whether the act fits a row; it is disabled unless it fits all selected rows. */
  fits?: (row: Row, known: Known) => boolean;
  /** Shown next to the buttons while a selected row does not fit; a function gets the first such row. Null: nothing. */
  refusal?: string | ((row: Row, known: Known) => string | null);
  /** Also offered in the drawer of a fitting row, for that row. */
  single?: boolean;
  /** Toast after success; by default 已 and the label. */
  done?: string | ((ids: readonly string[], result: never, whom: string) => string);
  ask?: SelectionAsk<Known>;
}

/** Concerns a part of a row; its dialog gets the part as its row. */
interface PartAct<Known = unknown> extends Pick<RowAct<never, Known>, 'label' | 'done' | 'begins' | 'ask'> {
  at: 'part';
}

type OfficeAct<Row, Known> = HeadAct<Known> | RowAct<Row, Known> | SelectionAct<Row, Known> | PartAct<Known>;
export type OfficeActs<Row, Known = unknown> = Readonly<Record<string, OfficeAct<Row, Known>>>;

type NameIn<Shape> = Shape extends (props: never) => unknown ? never : Shape extends object ? keyof Shape : never;
type NoOtherNames<Value, Shape> = { readonly [Name in Exclude<NameIn<Value>, NameIn<Shape>>]: never };
type AskShape<Act, Ask> = Extract<AskOf<Act>, Ask extends { form: unknown } ? { form: unknown } : { confirm: unknown }>;
type NoOtherNamesAt<Act, Shape> = NoOtherNames<Act, Shape> & {
  readonly ask?: NoOtherNames<AskOf<Act>, AskShape<Shape, AskOf<Act>>>;
};

/** Refuses names that an act or its dialog does not have: the type of a table's acts is inferred, so it admits any. */
export type NoOtherActNames<Acts> = {
  readonly [Name in keyof Acts]: Acts[Name] extends { at: infer Place }
    ? NoOtherNamesAt<Acts[Name], Extract<OfficeAct<never, never>, { at: Place }>>
    : unknown;
};

type AskOf<Act> = Act extends { ask?: infer Ask } ? NonNullable<Ask> : undefined;

/** The fields of a form. */
type FormIn<Ask> = Ask extends { form: infer Form }
  ? Extract<Form extends (known: never) => infer All ? All : Form, Fields>
  : never;

/** The values of the act's dialog; none for a confirmation. */
type Answer<Act, Ask = AskOf<Act>> = Ask extends { form: unknown }
  ? [form: Act extends { at: 'row' | 'part' } ? ChangeOf<FormIn<Ask>> : FormOf<FormIn<Ask>>]
  : Ask extends (props: infer Props) => ReactNode
    ? Props extends { submit: (value: infer Value) => void }
      ? [value: Value]
      : []
    : [];

/** The part an act concerns, as its dialog names it. */
type PartOf<Ask> = Ask extends { title: (part: infer Part, known: never) => string }
  ? Part
  : Ask extends (props: infer Props) => ReactNode
    ? Props extends { row: infer Part }
      ? Part
      : never
    : never;

/** What an act concerns, by its place. */
interface Subject<Row, Act> {
  head: [];
  row: [row: Row];
  selection: [ids: readonly string[]];
  part: [part: PartOf<AskOf<Act>>];
}

/** Arguments of an act's callback: what it concerns, then the values of its dialog. */
export type ActValues<Row, Act> = Act extends { at: infer Place extends keyof Subject<Row, Act> }
  ? [...Subject<Row, Act>[Place], ...Answer<Act>]
  : never;

/** Names of the acts that have a callback. */
export type DoneName<Acts> = {
  [Name in keyof Acts]: Acts[Name] extends { href: unknown } | { opens: Opens<never> } ? never : Name;
}[keyof Acts];

/** The page's callbacks, one for each act; each resolves to whether it succeeded. */
export type ActCallbacks<Row, Acts> = {
  [Name in DoneName<Acts>]: (...values: ActValues<Row, Acts[Name]>) => Promise<boolean>;
};
