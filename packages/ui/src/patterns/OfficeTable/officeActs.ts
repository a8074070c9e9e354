import type { ChangeOf, Fields, FormOf } from '@aosai/api/kit/fields';
import { reasonFields } from '@aosai/api/kit/reasons';
import type { ReactNode } from 'react';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import type { TableAct } from '../DataTable/DataTable.tsx';

type ReasonFields = ReturnType<typeof reasonFields>;

interface AnyAct {
  /** Label of the button: 修改, 下架. */
  label: string;
  /** Toast after success; by default 已 and the label. */
  done?: string;
}

interface AnyRowAct<Row, Known = unknown> extends AnyAct {
  /** Offered only for rows for which this returns true. */
  when?: (row: Row, known: Known) => boolean;
  /** The most important act: its button is primary. */
  main?: boolean;
  /** `detail` or `above` renders the button, so the drawer does not. */
  byDetail?: boolean;
}

interface AnyPageAct<Known> extends AnyAct {
  /** The button is disabled until this returns true. */
  ready?: (known: Known) => boolean;
}

interface FormWords {
  size?: 's' | 'm' | 'l';
  /** Shown under the dialog's title: the consequences. */
  description?: string;
}

/** Creates a row; its button is in the page's head. */
export interface AddAct<All extends Fields, Known = unknown> extends AnyPageAct<Known>, FormWords {
  kind: 'add';
  fields: All;
}

/** Edits a row in a dialog. */
export interface EditAct<Row, All extends Fields, Known = unknown>
  extends AnyRowAct<Row, Known>, Omit<FormWords, 'description'> {
  kind: 'edit';
  description?: string | ((row: Row) => string);
  fields: All;
  /** Title of the dialog; by default the label and the noun. */
  title?: (row: Row, known: Known) => string;
  /** Defaults to 保存. */
  submitLabel?: string;
}

/** Runs as soon as its button is pressed. */
export interface InstantAct<Row, Known = unknown> extends AnyRowAct<Row, Known> {
  kind: 'instant';
}

/** Runs after a confirmation that states the consequences. */
export interface ConfirmedAct<Row, Known = unknown> extends AnyRowAct<Row, Known> {
  kind: 'confirmed';
  consequence: ReactNode | ((row: Row) => ReactNode);
  /** The question; by default made of the label, the noun and the row's name. */
  title?: (row: Row, known: Known) => string;
  /** Defaults to the label and the noun. */
  submitLabel?: string;
  danger?: boolean;
  /** Deletes the row, so its drawer closes. */
  removes?: boolean;
}

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

/** Opens a dialog the page renders, for acts that fit no other kind. */
export interface DialogAct<Row, Known = unknown, Value = unknown> extends AnyRowAct<Row, Known> {
  kind: 'dialog';
  /** Prepares the page before the dialog opens, such as the picture it starts with. */
  begins?: (known: Known, row: Row) => void;
  dialog: (props: RowDialogProps<Row, Known, Value>) => ReactNode;
}

/** Concerns no particular row; its button is in the page's head. */
export interface HeadAct<Known = unknown, Value = unknown> extends Omit<AnyPageAct<Known>, 'done'> {
  kind: 'head';
  /** Toast after success; by default 已 and the label. Gets the value of the dialog and the result of the call. */
  done?: string | ((value: never, result: never) => string);
  icon?: IconName;
  main?: boolean;
  /** Offered only when this returns true. */
  given?: (known: Known) => boolean;
  /** Prepares the page before the dialog opens. */
  begins?: (known: Known) => void;
  /** Dialog of the act; if omitted, the act runs as soon as its button is pressed. */
  dialog?: (props: AnyDialogProps<Known, Value>) => ReactNode;
}

/** Opens a dialog from the page's head that does its work by itself, in several steps. */
export interface OpensAct<Known = unknown> {
  kind: 'opens';
  label: string;
  icon?: IconName;
  main?: boolean;
  /** Offered only when this returns true. */
  given?: (known: Known) => boolean;
  dialog: (props: { known: Known; close: () => void }) => ReactNode;
}

/** A link from the page's head to another page. */
export interface LinkAct {
  kind: 'link';
  label: string;
  href: string;
  icon?: IconName;
  /** The most important act: its button is primary. */
  main?: true;
}

/** Concerns every selected row. */
export interface BulkAct<Row, Known = unknown, Value = unknown> extends Omit<AnyRowAct<Row, Known>, 'done'> {
  kind: 'bulk';
  /** Offered while this returns true, whatever is selected. */
  given?: (known: Known) => boolean;
  /** Toast after success; by default 已 and the label. */
  done?: string | ((ids: readonly string[]) => string);
  /** Shown next to the buttons while a selected row does not fit; a function gets the first such row. Null: nothing. */
  refusal?: string | ((row: Row, known: Known) => string | null);
  /** Also offered in the drawer of a fitting row, for that row. */
  single?: boolean;
  dialog?: (props: RowsDialogProps<Known, Value>) => ReactNode;
}

export type RowAct<Row, Known = unknown> =
  | EditAct<Row, Fields, Known>
  | InstantAct<Row, Known>
  | ConfirmedAct<Row, Known>
  | DialogAct<Row, Known>;

/** Concerns a part of a row, such as an item of a dictionary; `detail` or `frame` begins it. */
export interface PartAct<Act = unknown> extends AnyAct {
  kind: 'part';
  /** The act, with the part as its row. It needs a title and a submit label, since no noun fits a part. */
  of: Act;
}
export type PageAct<Known = unknown> = AddAct<Fields, Known> | HeadAct<Known> | OpensAct<Known> | LinkAct;
type OfficeAct<Row, Known> = PageAct<Known> | BulkAct<Row, Known> | RowAct<Row, Known> | PartAct<RowAct<never, Known>>;
export type OfficeActs<Row, Known = unknown> = Readonly<Record<string, OfficeAct<Row, Known>>>;

type DialogValue<Act> = Act extends { dialog?: (props: infer Props) => ReactNode }
  ? Props extends { submit: (value: infer Value) => void }
    ? Value
    : unknown
  : unknown;

type PartOf<Act> = Act extends { when?: (part: infer Part, known: never) => boolean } ? Part : never;

/** Arguments of an act's callback: the new row's form, the rows concerned, the values of its dialog. */
export type ActValues<Row, Act> = Act extends { kind: 'add'; fields: infer All extends Fields }
  ? [form: FormOf<All>]
  : Act extends { kind: 'edit'; fields: infer All extends Fields }
    ? [row: Row, form: ChangeOf<All>]
    : Act extends { kind: 'head' }
      ? [value: DialogValue<Act>]
      : Act extends { kind: 'bulk' }
        ? [ids: readonly string[], value: DialogValue<Act>]
        : Act extends { kind: 'dialog' }
          ? [row: Row, value: DialogValue<Act>]
          : Act extends PartAct<infer Of>
            ? ActValues<PartOf<Of>, Of>
            : [row: Row];

/** Names of the acts that have a callback. */
export type DoneName<Acts> = {
  [Name in keyof Acts]: Acts[Name] extends { kind: 'link' | 'opens' } ? never : Name;
}[keyof Acts];

/** The page's callbacks, one for each act; each resolves to whether it succeeded. */
export type ActCallbacks<Row, Acts> = {
  [Name in DoneName<Acts>]: (...values: ActValues<Row, Acts[Name]>) => Promise<boolean>;
};

type Others<Act, Own extends keyof Act = never> = Partial<Omit<Act, 'kind' | 'label' | Own>>;

/** 新建: a dialog with these fields. */
export const add = <const All extends Fields, Known = unknown>(
  label: string,
  fields: All,
  more?: Others<AddAct<All, Known>, 'fields'>,
): AddAct<All, Known> => ({ ...more, kind: 'add', label, fields });

/** 修改: a dialog with the fields that may change. */
export const edit = <Row, const All extends Fields, Known = unknown>(
  label: string,
  fields: All,
  more?: Others<EditAct<Row, All, Known>, 'fields'>,
): EditAct<Row, All, Known> => ({ done: '已保存', ...more, kind: 'edit', label, fields });

/** Runs with a reason that another person reads; never primary. */
export const reasoned = <Row, Known = unknown>(
  label: string,
  [asked, hint]: readonly [asked: string, hint: string],
  more?: Others<EditAct<Row, ReasonFields, Known>, 'fields' | 'main'>,
): EditAct<Row, ReasonFields, Known> => edit(label, reasonFields(asked, hint), { ...more, main: false });

/** Runs immediately. */
export const atOnce = <Row, Known = unknown>(
  label: string,
  more?: Others<InstantAct<Row, Known>>,
): InstantAct<Row, Known> => ({
  ...more,
  kind: 'instant',
  label,
});

/** Runs after a confirmation that states the consequences. */
export const confirmed = <Row, Known = unknown>(
  label: string,
  consequence: ConfirmedAct<Row, Known>['consequence'],
  more?: Others<ConfirmedAct<Row, Known>, 'consequence'>,
): ConfirmedAct<Row, Known> => ({ ...more, kind: 'confirmed', label, consequence });

/** 删除: runs after a confirmation and deletes the row. */
export const removal = <Row, Known = unknown>(
  consequence: ConfirmedAct<Row, Known>['consequence'],
  more?: Others<ConfirmedAct<Row, Known>, 'consequence' | 'danger' | 'removes'>,
): ConfirmedAct<Row, Known> => ({
  ...more,
  kind: 'confirmed',
  label: '删除',
  consequence,
  danger: true,
  removes: true,
});

/** Runs with the values of a dialog the page renders. */
export const dialog = <Row, Known, Value>(
  label: string,
  draw: DialogAct<Row, Known, Value>['dialog'],
  more?: Others<DialogAct<Row, Known, Value>, 'dialog'>,
): DialogAct<Row, Known, Value> => ({ ...more, kind: 'dialog', label, dialog: draw });

/** An act on a part of a row; the drawer of the row starts it for that part. */
export const part = <Act extends AnyAct>(of: Act): PartAct<Act> => ({
  kind: 'part',
  label: of.label,
  ...(of.done !== undefined && { done: of.done }),
  of,
});

/** Runs for the page as a whole. */
export const head = <Known = unknown, Value = void>(
  label: string,
  more?: Others<HeadAct<Known, Value>, 'done'> & { done?: string | ((value: Value, result: never) => string) },
): HeadAct<Known, Value> => ({ ...more, kind: 'head', label });

/** 新建 with a dialog the page renders; primary in the page's head. */
export const addBy = <Known, Value>(
  label: string,
  draw: HeadAct<Known, Value>['dialog'],
  more?: Others<HeadAct<Known, Value>, 'done' | 'dialog' | 'icon' | 'main'> & {
    done?: string | ((value: Value) => string);
  },
): HeadAct<Known, Value> =>
  head<Known, Value>(label, { ...more, icon: 'plus', main: true, ...(draw && { dialog: draw }) });

/** A dialog of several steps, opened from the page's head. */
export const opens = <Known>(
  label: string,
  draw: OpensAct<Known>['dialog'],
  more?: Others<OpensAct<Known>, 'dialog'>,
): OpensAct<Known> => ({ ...more, kind: 'opens', label, dialog: draw });

/** A link to another page, in the page's head. */
export const link = (label: string, href: string, more?: Pick<LinkAct, 'icon' | 'main'>): LinkAct => ({
  ...more,
  kind: 'link',
  label,
  href,
});

/** Runs for every selected row. */
export const bulk = <Row, Known = unknown, Value = void>(
  label: string,
  more?: Others<BulkAct<Row, Known, Value>>,
): BulkAct<Row, Known, Value> => ({ ...more, kind: 'bulk', label });
