import type { ChangeOf, Fields, FormOf } from '@aosai/api/domain/forms/fields';
import type { ReactNode } from 'react';
import type { TableAct } from '../DataTable/DataTable.tsx';

interface AnyAct<Row> {
  /** On the button: 修改, 下架. */
  label: string;
  /** What a toast says when it was done; 已 and the label without it. */
  done?: string;
  /** Offered for these rows alone. */
  when?: (row: Row) => boolean;
}

/** Makes a row; its button stands in the head of the page. */
export interface AddAct<All extends Fields> {
  kind: 'add';
  label: string;
  done?: string;
  fields: All;
  size?: 's' | 'm' | 'l';
}

/** Changes a row in a dialog. */
export interface EditAct<Row, All extends Fields> extends AnyAct<Row> {
  kind: 'edit';
  fields: All;
  size?: 's' | 'm' | 'l';
}

/** Happens on the press of its button. */
export interface InstantAct<Row> extends AnyAct<Row> {
  kind: 'instant';
}

/** Asks first and says what happens then. */
export interface ConfirmedAct<Row> extends AnyAct<Row> {
  kind: 'confirmed';
  consequence: ReactNode | ((row: Row) => ReactNode);
  danger?: boolean;
  /** The row is gone afterwards: its drawer closes. */
  removes?: boolean;
}

interface DialogProps<Row> {
  row: Row;
  act: TableAct;
  /** Does the act; the dialog closes when it was done. */
  submit: (value: unknown) => void;
  close: () => void;
}

/** Opens a dialog of the page's own: the way out for what no other kind fits. */
export interface DialogAct<Row> extends AnyAct<Row> {
  kind: 'dialog';
  dialog: (props: DialogProps<Row>) => ReactNode;
}

export type RowAct<Row> = EditAct<Row, Fields> | InstantAct<Row> | ConfirmedAct<Row> | DialogAct<Row>;
type OfficeAct<Row> = AddAct<Fields> | RowAct<Row>;
export type OfficeActs<Row> = Readonly<Record<string, OfficeAct<Row>>>;

/** What an act is done with: the form of a new row, a row and its form, or a row alone. */
export type ActValues<Row, Act> =
  Act extends AddAct<infer All>
    ? [form: FormOf<All>]
    : Act extends EditAct<Row, infer All>
      ? [row: Row, form: ChangeOf<All>]
      : Act extends DialogAct<Row>
        ? [row: Row, value: unknown]
        : [row: Row];

/** The callbacks of a page: one for each act, resolving to whether it was done. */
export type ActCallbacks<Row, Acts> = {
  [Name in keyof Acts]: (...values: ActValues<Row, Acts[Name]>) => Promise<boolean>;
};

type Others<Act> = Partial<Omit<Act, 'kind' | 'label' | 'fields'>>;

/** 新建: a dialog of these fields. */
export const add = <const All extends Fields>(label: string, fields: All, more?: Others<AddAct<All>>) =>
  ({ ...more, kind: 'add', label, fields }) as const satisfies AddAct<All>;

/** 修改: a dialog of those fields that may change. */
export const edit = <Row, const All extends Fields>(label: string, fields: All, more?: Others<EditAct<Row, All>>) =>
  ({ done: '已保存', ...more, kind: 'edit', label, fields }) satisfies EditAct<Row, All>;

/** Done at once. */
export const atOnce = <Row>(label: string, more?: Others<InstantAct<Row>>): InstantAct<Row> => ({
  ...more,
  kind: 'instant',
  label,
});

/** Done after a question that says what happens then. */
export const confirmed = <Row>(
  label: string,
  consequence: ConfirmedAct<Row>['consequence'],
  more?: Omit<Others<ConfirmedAct<Row>>, 'consequence'>,
): ConfirmedAct<Row> => ({ ...more, kind: 'confirmed', label, consequence });
