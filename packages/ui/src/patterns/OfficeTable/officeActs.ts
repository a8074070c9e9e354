import type { ChangeOf, Fields, FormOf } from '@aosai/api/domain/forms/fields';
import { reasonFields } from '@aosai/api/domain/reasons';
import type { ReactNode } from 'react';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import type { TableAct } from '../DataTable/DataTable.tsx';

type ReasonFields = ReturnType<typeof reasonFields>;

interface AnyAct {
  /** On the button: 修改, 下架. */
  label: string;
  /** What a toast says when it was done; 已 and the label without it. */
  done?: string;
}

interface AnyRowAct<Row, Known = unknown> extends AnyAct {
  /** Offered for these rows alone. */
  when?: (row: Row, known: Known) => boolean;
  /** What people come for: its button has the colour of the page. */
  main?: boolean;
  /** The page's own part of the drawer has the button for it. */
  byDetail?: boolean;
}

interface AnyPageAct<Known> extends AnyAct {
  /** Its button is disabled until this holds. */
  ready?: (known: Known) => boolean;
}

interface FormWords {
  size?: 's' | 'm' | 'l';
  /** Under the title of the dialog: what follows from it. */
  description?: string;
}

/** Makes a row; its button stands in the head of the page. */
export interface AddAct<All extends Fields, Known = unknown> extends AnyPageAct<Known>, FormWords {
  kind: 'add';
  fields: All;
}

/** Changes a row in a dialog. */
export interface EditAct<Row, All extends Fields, Known = unknown>
  extends AnyRowAct<Row, Known>, Omit<FormWords, 'description'> {
  kind: 'edit';
  description?: string | ((row: Row) => string);
  fields: All;
  /** The dialog's title, where the label and the noun do not make a good one. */
  title?: (row: Row, known: Known) => string;
  /** 保存 without it. */
  submitLabel?: string;
}

/** Happens on the press of its button. */
export interface InstantAct<Row, Known = unknown> extends AnyRowAct<Row, Known> {
  kind: 'instant';
}

/** Asks first and says what happens then. */
export interface ConfirmedAct<Row, Known = unknown> extends AnyRowAct<Row, Known> {
  kind: 'confirmed';
  consequence: ReactNode | ((row: Row) => ReactNode);
  /** The question, where the noun and the row's name do not make a good one. */
  title?: (row: Row, known: Known) => string;
  /** The label and the noun without it. */
  submitLabel?: string;
  danger?: boolean;
  /** The row is gone afterwards: its drawer closes. */
  removes?: boolean;
}

export interface AnyDialogProps<Known, Value> {
  known: Known;
  act: TableAct;
  /** Does the act; the dialog closes when it was done. */
  submit: (value: Value) => void;
  close: () => void;
}
type RowDialogProps<Row, Known, Value> = AnyDialogProps<Known, Value> & { row: Row };
type RowsDialogProps<Known, Value> = AnyDialogProps<Known, Value> & {
  ids: readonly string[];
  /** 选中的 3 项, or the one row by its name, as it stands in a title. */
  whom: string;
};

/** Opens a dialog of the page's own: the way out for what no other kind fits. */
export interface DialogAct<Row, Known = unknown, Value = unknown> extends AnyRowAct<Row, Known> {
  kind: 'dialog';
  /** What the page gets ready before the dialog opens, such as the picture that it begins with. */
  begins?: (known: Known, row: Row) => void;
  dialog: (props: RowDialogProps<Row, Known, Value>) => ReactNode;
}

/** About no row in particular; its button stands in the head of the page. */
export interface HeadAct<Known = unknown, Value = unknown> extends Omit<AnyPageAct<Known>, 'done'> {
  kind: 'head';
  /** 已 and the label without it; `head` knows what its dialog asks for. */
  done?: string | ((value: never) => string);
  icon?: IconName;
  main?: boolean;
  /** Offered to those alone for whom this is so. */
  given?: (known: Known) => boolean;
  /** What the page gets ready before the dialog opens. */
  begins?: (known: Known) => void;
  /** Without it the act is done on the press. */
  dialog?: (props: AnyDialogProps<Known, Value>) => ReactNode;
}

/** Opens a dialog from the head of the page that does by itself what it is for, in several steps. */
export interface OpensAct<Known = unknown> {
  kind: 'opens';
  label: string;
  icon?: IconName;
  main?: boolean;
  /** Offered to those alone for whom this is so. */
  given?: (known: Known) => boolean;
  dialog: (props: { known: Known; close: () => void }) => ReactNode;
}

/** Leads to another page from the head of this one. */
export interface LinkAct {
  kind: 'link';
  label: string;
  href: string;
  icon?: IconName;
  /** What most people come for. */
  main?: true;
}

/** About every row that is selected. */
export interface BulkAct<Row, Known = unknown, Value = unknown> extends Omit<AnyRowAct<Row, Known>, 'done'> {
  kind: 'bulk';
  /** Offered while this is so, whatever is selected. */
  given?: (known: Known) => boolean;
  /** 已 and the label without it. */
  done?: string | ((ids: readonly string[]) => string);
  /** Stands beside the buttons while a row is selected that it does not fit; by the first such row where that differs. */
  refusal?: string | ((row: Row, known: Known) => string);
  /** The drawer of a row that it fits offers it for this one. */
  single?: boolean;
  dialog?: (props: RowsDialogProps<Known, Value>) => ReactNode;
}

export type RowAct<Row, Known = unknown> =
  | EditAct<Row, Fields, Known>
  | InstantAct<Row, Known>
  | ConfirmedAct<Row, Known>
  | DialogAct<Row, Known>;

/** About a part of a row, such as an item of a dictionary: the page's own part of the drawer begins it. */
export interface PartAct<Act = unknown> extends AnyAct {
  kind: 'part';
  /** The act, whose row is the part; no noun fits a part, so that it brings its title and its submit label. */
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

/** What an act is done with: the form of a new row, the rows that it is about, what its dialog asked for. */
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

/** Names of the acts that do something. */
export type DoneName<Acts> = {
  [Name in keyof Acts]: Acts[Name] extends { kind: 'link' | 'opens' } ? never : Name;
}[keyof Acts];

/** The callbacks of a page: one for each act, resolving to whether it was done. */
export type ActCallbacks<Row, Acts> = {
  [Name in DoneName<Acts>]: (...values: ActValues<Row, Acts[Name]>) => Promise<boolean>;
};

type Others<Act, Own extends keyof Act = never> = Partial<Omit<Act, 'kind' | 'label' | Own>>;

/** 新建: a dialog of these fields. */
export const add = <const All extends Fields, Known = unknown>(
  label: string,
  fields: All,
  more?: Others<AddAct<All, Known>, 'fields'>,
): AddAct<All, Known> => ({ ...more, kind: 'add', label, fields });

/** 修改: a dialog of those fields that may change. */
export const edit = <Row, const All extends Fields, Known = unknown>(
  label: string,
  fields: All,
  more?: Others<EditAct<Row, All, Known>, 'fields'>,
): EditAct<Row, All, Known> => ({ done: '已保存', ...more, kind: 'edit', label, fields });

/** Done with a reason that someone reads: never what people come for. */
export const reasoned = <Row, Known = unknown>(
  label: string,
  [asked, hint]: readonly [asked: string, hint: string],
  more?: Others<EditAct<Row, ReasonFields, Known>, 'fields' | 'main'>,
): EditAct<Row, ReasonFields, Known> => edit(label, reasonFields(asked, hint), { ...more, main: false });

/** Done at once. */
export const atOnce = <Row, Known = unknown>(
  label: string,
  more?: Others<InstantAct<Row, Known>>,
): InstantAct<Row, Known> => ({
  ...more,
  kind: 'instant',
  label,
});

/** Done after a question that says what happens then. */
export const confirmed = <Row, Known = unknown>(
  label: string,
  consequence: ConfirmedAct<Row, Known>['consequence'],
  more?: Others<ConfirmedAct<Row, Known>, 'consequence'>,
): ConfirmedAct<Row, Known> => ({ ...more, kind: 'confirmed', label, consequence });

/** 删除: done after a question, and the row is gone afterwards. */
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

/** Done with what a dialog of the page's own asks for. */
export const dialog = <Row, Known, Value>(
  label: string,
  draw: DialogAct<Row, Known, Value>['dialog'],
  more?: Others<DialogAct<Row, Known, Value>, 'dialog'>,
): DialogAct<Row, Known, Value> => ({ ...more, kind: 'dialog', label, dialog: draw });

/** Done for a part of a row, once the drawer has begun it for that part. */
export const part = <Act extends AnyAct>(of: Act): PartAct<Act> => ({
  kind: 'part',
  label: of.label,
  ...(of.done !== undefined && { done: of.done }),
  of,
});

/** Done for the page as a whole. */
export const head = <Known = unknown, Value = void>(
  label: string,
  more?: Others<HeadAct<Known, Value>, 'done'> & { done?: string | ((value: Value) => string) },
): HeadAct<Known, Value> => ({ ...more, kind: 'head', label });

/** 新建 with a dialog of the page's own: what the head of the page is for. */
export const addBy = <Known, Value>(
  label: string,
  draw: HeadAct<Known, Value>['dialog'],
  more?: Others<HeadAct<Known, Value>, 'done' | 'dialog' | 'icon' | 'main'> & {
    done?: string | ((value: Value) => string);
  },
): HeadAct<Known, Value> =>
  head<Known, Value>(label, { ...more, icon: 'plus', main: true, ...(draw && { dialog: draw }) });

/** A dialog of several steps, from the head of the page. */
export const opens = <Known>(
  label: string,
  draw: OpensAct<Known>['dialog'],
  more?: Others<OpensAct<Known>, 'dialog'>,
): OpensAct<Known> => ({ ...more, kind: 'opens', label, dialog: draw });

/** Another page, from the head of this one. */
export const link = (label: string, href: string, more?: Pick<LinkAct, 'icon' | 'main'>): LinkAct => ({
  ...more,
  kind: 'link',
  label,
  href,
});

/** Done for every row that is selected. */
export const bulk = <Row, Known = unknown, Value = void>(
  label: string,
  more?: Others<BulkAct<Row, Known, Value>>,
): BulkAct<Row, Known, Value> => ({ ...more, kind: 'bulk', label });
