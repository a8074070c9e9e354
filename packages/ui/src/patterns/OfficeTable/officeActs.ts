import type { ChangeOf, Fields, FormOf } from '@aosai/api/kit/fields';
import { reasonFields } from '@aosai/api/kit/reasons';
import type { ReactNode } from 'react';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import type { TableAct } from '../DataTable/DataTable.tsx';

/*
 * An act is something a person can do on the page of a table. It says where its button is (`at`) and what it asks
 * before it runs (`ask`); without `ask` it runs as soon as the button is pressed.
 *
 *   at: 'head'       a button in the page's head, about no particular row
 *   at: 'row'        a button in the drawer of a row
 *   at: 'selection'  a button above the table, about all selected rows
 *   at: 'part'       no button; the page's own content begins it for a part of a row, such as an item of a dictionary
 *
 *   ask: { form }     a form made of fields
 *   ask: { confirm }  a confirmation that states the consequences
 *   ask: (props) =>   a dialog that the page draws
 */

type ReasonFields = ReturnType<typeof reasonFields>;

export interface AnyDialogProps<Known, Value> {
  known: Known;
  act: TableAct;
  /** Runs the act; the dialog closes after success. */
  submit: (value: Value) => void;
  close: () => void;
}
type RowDialogProps<Row, Known, Value> = AnyDialogProps<Known, Value> & { row: Row };
type RowsDialogProps<Known, Value> = AnyDialogProps<Known, Value> & {
  ids: readonly string[];
  /** For titles: 选中的 3 项, or the row's name. */
  whom: string;
};

/** A form from the page's head; its title and submit button have the label of the act. */
export interface HeadForm<All extends Fields> {
  form: All;
  size?: 's' | 'm' | 'l';
  /** Shown under the dialog's title: the consequences. */
  description?: string;
}

/** A form at a row. It begins with the row's values and leaves out the fields that are set only at creation. */
export interface RowForm<All extends Fields, Row, Known = unknown> extends Omit<HeadForm<All>, 'description'> {
  /** By default the label and the noun. */
  title?: (row: Row, known: Known) => string;
  description?: string | ((row: Row) => string);
  /** By default 保存. */
  submitLabel?: string;
}

/** A confirmation before an act on a row. */
export interface ConfirmAsk<Row, Known = unknown> {
  /** The consequences. */
  confirm: ReactNode | ((row: Row) => ReactNode);
  /** The question; by default made of the label, the noun and the row's name. */
  title?: (row: Row, known: Known) => string;
  /** By default the label and the noun. */
  submitLabel?: string;
  danger?: boolean;
}

type Draw<Props> = (props: Props) => ReactNode;

/** A form, a confirmation, or a dialog that the page draws. */
type RowAsk<Row, Known = unknown> =
  | RowForm<Fields, Row, Known>
  | ConfirmAsk<Row, Known>
  | Draw<RowDialogProps<Row, Known, unknown>>;

interface AnyAct {
  /** Label of the button: 修改, 下架. */
  label: string;
  /** The most important act: its button is primary. */
  main?: boolean;
}

type Opens<Known> = Draw<{ known: Known; close: () => void }>;

/** Concerns no particular row; its button is in the page's head. */
export interface HeadAct<
  Known = unknown,
  Ask = HeadForm<Fields> | Draw<AnyDialogProps<Known, unknown>>,
> extends AnyAct {
  at: 'head';
  icon?: IconName;
  /** Offered only when this returns true. */
  given?: (known: Known) => boolean;
  /** The button is disabled until this returns true. */
  ready?: (known: Known) => boolean;
  /** Toast after success; by default 已 and the label. Gets the value of the dialog and the result of the call. */
  done?: string | ((value: never, result: never) => string);
  /** Prepares the page before the dialog opens. */
  begins?: (known: Known) => void;
  ask?: Ask;
  /** The button is a link to this address, so the act has no callback. */
  href?: string;
  /** A dialog of several steps that does its work by itself, so the act has no callback. */
  opens?: Opens<Known>;
}

export type OpensAct<Known = unknown> = HeadAct<Known> & { opens: Opens<Known> };

/** Concerns one row; its button is in the row's drawer. */
export interface RowAct<Row, Known = unknown, Ask = RowAsk<Row, Known>> extends AnyAct {
  at: 'row';
  /** Toast after success; by default 已 and the label. */
  done?: string;
  /** Offered only for rows for which this returns true. */
  when?: (row: Row, known: Known) => boolean;
  /** `detail` or `above` renders the button, so the drawer does not. */
  byDetail?: boolean;
  /** Prepares the page before the dialog opens, such as the picture it starts with. */
  begins?: (known: Known, row: Row) => void;
  ask?: Ask;
  /** Deletes the row, so its drawer closes. */
  removes?: boolean;
}

/** Concerns every selected row. */
export interface SelectionAct<Row, Known = unknown, Value = unknown> extends AnyAct {
  at: 'selection';
  /** Offered while this returns true, whatever is selected. */
  given?: (known: Known) => boolean;
  /** Whether the act fits a row; it is disabled unless it fits all selected rows. */
  when?: (row: Row, known: Known) => boolean;
  /** Shown next to the buttons while a selected row does not fit; a function gets the first such row. Null: nothing. */
  refusal?: string | ((row: Row, known: Known) => string | null);
  /** Also offered in the drawer of a fitting row, for that row. */
  single?: boolean;
  /** Toast after success; by default 已 and the label. */
  done?: string | ((ids: readonly string[]) => string);
  ask?: Draw<RowsDialogProps<Known, Value>>;
}

/** Concerns a part of a row. The act needs a title and a submit label, since no noun fits a part. */
export interface PartAct<Act = unknown> {
  at: 'part';
  label: string;
  /** The act, with the part as its row. */
  of: Act;
}

type OfficeAct<Row, Known> =
  | HeadAct<Known>
  | RowAct<Row, Known>
  | SelectionAct<Row, Known>
  | PartAct<RowAct<never, Known>>;
export type OfficeActs<Row, Known = unknown> = Readonly<Record<string, OfficeAct<Row, Known>>>;

type AskOf<Act> = Act extends { ask?: infer Ask } ? NonNullable<Ask> : undefined;

/** The values of the act's dialog; none for a confirmation. */
type Answer<Act, Ask = AskOf<Act>> = Ask extends { form: infer All extends Fields }
  ? [form: Act extends { at: 'head' } ? FormOf<All> : ChangeOf<All>]
  : Ask extends (props: infer Props) => ReactNode
    ? Props extends { submit: (value: infer Value) => void }
      ? [value: Value]
      : []
    : [];

type PartOf<Act> = Act extends { when?: (part: infer Part, known: never) => boolean } ? Part : never;

/** What an act concerns, by its place. */
interface Subject<Row, Act> {
  head: [];
  row: [row: Row];
  selection: [ids: readonly string[]];
  part: [part: Act extends { of: infer Of } ? PartOf<Of> : never];
}

/** Arguments of an act's callback: what it concerns, then the values of its dialog. */
export type ActValues<Row, Act> = Act extends { at: infer Place extends keyof Subject<Row, Act> }
  ? [...Subject<Row, Act>[Place], ...Answer<Act extends { of: infer Of } ? Of : Act>]
  : never;

/** Names of the acts that have a callback. */
export type DoneName<Acts> = {
  [Name in keyof Acts]: Acts[Name] extends { href: string } | { opens: Opens<never> } ? never : Name;
}[keyof Acts];

/** The page's callbacks, one for each act; each resolves to whether it succeeded. */
export type ActCallbacks<Row, Acts> = {
  [Name in DoneName<Acts>]: (...values: ActValues<Row, Acts[Name]>) => Promise<boolean>;
};

type Asked<Act, Ask> = Omit<Act, 'ask'> & { ask: Ask };
type More<Act> = Partial<Omit<Act, 'at' | 'label' | 'ask' | 'href' | 'opens'>>;

/** 新建: a form with these fields; primary in the page's head. */
export const add = <const All extends Fields, Known = unknown>(
  label: string,
  fields: All,
  { size, description, ...more }: More<HeadAct<Known>> & Omit<HeadForm<All>, 'form'> = {},
): Asked<HeadAct<Known>, HeadForm<All>> => ({
  icon: 'plus',
  main: true,
  ...more,
  at: 'head',
  label,
  ask: { form: fields, ...(size && { size }), ...(description !== undefined && { description }) },
});

type FormMore<Row, All extends Fields, Known> = More<RowAct<Row, Known>> & Omit<RowForm<All, Row, Known>, 'form'>;

/** 修改: a form with the fields that may change. */
export const edit = <Row, const All extends Fields, Known = unknown>(
  label: string,
  fields: All,
  { size, title, description, submitLabel, ...more }: FormMore<Row, All, Known> = {},
): Asked<RowAct<Row, Known>, RowForm<All, Row, Known>> => ({
  done: '已保存',
  main: true,
  ...more,
  at: 'row',
  label,
  ask: {
    form: fields,
    ...(size && { size }),
    ...(title && { title }),
    ...(description !== undefined && { description }),
    ...(submitLabel !== undefined && { submitLabel }),
  },
});

/** Runs with a reason that another person reads; never primary. */
export const reasoned = <Row, Known = unknown>(
  label: string,
  [asked, hint]: readonly [asked: string, hint: string],
  more?: Omit<FormMore<Row, ReasonFields, Known>, 'main'>,
): Asked<RowAct<Row, Known>, RowForm<ReasonFields, Row, Known>> =>
  edit(label, reasonFields(asked, hint), { ...more, main: false });

/** Runs immediately. */
export const atOnce = <Row, Known = unknown>(
  label: string,
  more?: More<RowAct<Row, Known>>,
): Omit<RowAct<Row, Known>, 'ask'> => ({ ...more, at: 'row', label });

type ConfirmMore<Row, Known> = More<RowAct<Row, Known>> & Omit<ConfirmAsk<Row, Known>, 'confirm'>;

/** Runs after a confirmation that states the consequences. */
export const confirmed = <Row, Known = unknown>(
  label: string,
  consequence: ConfirmAsk<Row, Known>['confirm'],
  { title, submitLabel, danger, ...more }: ConfirmMore<Row, Known> = {},
): Asked<RowAct<Row, Known>, ConfirmAsk<Row, Known>> => ({
  ...more,
  at: 'row',
  label,
  ask: {
    confirm: consequence,
    ...(title && { title }),
    ...(submitLabel !== undefined && { submitLabel }),
    ...(danger !== undefined && { danger }),
  },
});

/** 删除: runs after a confirmation and deletes the row. */
export const removal = <Row, Known = unknown>(
  consequence: ConfirmAsk<Row, Known>['confirm'],
  more?: Omit<ConfirmMore<Row, Known>, 'danger' | 'removes'>,
): Asked<RowAct<Row, Known>, ConfirmAsk<Row, Known>> =>
  confirmed('删除', consequence, { ...more, danger: true, removes: true });

/** Runs with the values of a dialog the page renders. */
export const dialog = <Row, Known, Value>(
  label: string,
  ask: Draw<RowDialogProps<Row, Known, Value>>,
  more?: More<RowAct<Row, Known>>,
): Asked<RowAct<Row, Known>, Draw<RowDialogProps<Row, Known, Value>>> => ({ ...more, at: 'row', label, ask });

/** The act on a part of a row instead; the drawer of the row starts it for that part. */
export const part = <Act extends { label: string }>(of: Act): PartAct<Act> => ({ at: 'part', label: of.label, of });

type HeadDialog<Known, Value> = Draw<AnyDialogProps<Known, Value>>;
type HeadMore<Known, Value> = Omit<More<HeadAct<Known>>, 'done'> & {
  done?: string | ((value: Value, result: never) => string);
};
/** An act that may have a dialog; without one its value is undefined. */
type Offered<Act, Ask> = Omit<Act, 'ask'> & { ask?: Ask };

/** Runs for the page as a whole. */
export const head = <Known = unknown, Value = void>(
  label: string,
  { dialog: ask, ...more }: HeadMore<Known, Value> & { dialog?: HeadDialog<Known, Value> } = {},
): Offered<Omit<HeadAct<Known>, 'href' | 'opens'>, HeadDialog<Known, Value>> => ({
  ...more,
  at: 'head',
  label,
  ...(ask && { ask }),
});

/** 新建 with a dialog the page renders; primary in the page's head. */
export const addBy = <Known, Value>(
  label: string,
  ask: HeadDialog<Known, Value>,
  more?: Omit<HeadMore<Known, Value>, 'icon' | 'main'>,
): Offered<Omit<HeadAct<Known>, 'href' | 'opens'>, HeadDialog<Known, Value>> =>
  head<Known, Value>(label, { ...more, icon: 'plus', main: true, dialog: ask });

/** A dialog of several steps, opened from the page's head. */
export const opens = <Known>(
  label: string,
  draw: OpensAct<Known>['opens'],
  more?: Omit<More<HeadAct<Known>>, 'done' | 'ready' | 'begins'>,
): OpensAct<Known> => ({ ...more, at: 'head', label, opens: draw });

/** A link to another page, in the page's head. */
export const link = (
  label: string,
  href: string,
  more?: Pick<HeadAct, 'icon' | 'main'>,
): HeadAct & { href: string } => ({ ...more, at: 'head', label, href });

/** Runs for every selected row. */
export const bulk = <Row, Known = unknown, Value = void>(
  label: string,
  { dialog: ask, ...more }: More<SelectionAct<Row, Known>> & { dialog?: Draw<RowsDialogProps<Known, Value>> } = {},
): SelectionAct<Row, Known, Value> => ({ ...more, at: 'selection', label, ...(ask && { ask }) });
