import { changeable, type Fields } from '@aosai/api/kit/fields';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../DataTable/DataTable.tsx';
import { FieldsDialog } from '../FieldsDialog/FieldsDialog.tsx';
import type { AddAct, BulkAct, ConfirmedAct, DialogAct, EditAct, HeadAct, OpensAct } from './officeActs.ts';

/** The act whose dialog is open, and the rows it applies to. */
export type Begun<Row> =
  | { about: 'page'; name: string; act: AddAct<Fields> | HeadAct | OpensAct }
  | { about: 'rows'; name: string; act: BulkAct<Row>; ids: readonly string[]; whom: string }
  | { about: 'row'; name: string; act: EditAct<Row, Fields> | ConfirmedAct<Row> | DialogAct<Row>; row: Row };

export interface ActDialogProps<Row> {
  begun: Begun<Row>;
  noun: string;
  nameOf: (row: Row) => string;
  known: unknown;
  act: TableAct;
  /** `submit` takes the arguments of the act's callback. */
  on: { submit: (...values: unknown[]) => void; close: () => void };
}

/** Label and noun, 修改字典, without repeating a noun that the label ends with. */
const withNoun = (label: string, noun: string): string => (label.endsWith(noun) ? label : `${label}${noun}`);

/** The dialog of an act: a form, a confirmation, or one the page renders. */
export const ActDialog = <Row,>({ begun, noun, nameOf, known, act, on }: ActDialogProps<Row>) => {
  const { close } = on;
  if (begun.about === 'page') {
    const { act: asked } = begun;
    const submit = (value: unknown) => on.submit(value);
    if (asked.kind === 'opens') return asked.dialog({ known, close });
    if (asked.kind === 'head') return asked.dialog?.({ known, act, submit, close });
    const { label, fields, size, description } = asked;
    return (
      <FieldsDialog
        of={fields}
        title={label}
        description={description}
        submitLabel={label}
        {...(size && { size })}
        act={act}
        on={{ submit, close }}
      />
    );
  }
  if (begun.about === 'rows') {
    const { act: asked, ids, whom } = begun;
    return asked.dialog?.({ ids, whom, known, act, submit: (value) => on.submit(ids, value), close });
  }
  const { act: asked, row } = begun;
  switch (asked.kind) {
    case 'edit': {
      const { label, fields, title, submitLabel = '保存', size, description } = asked;
      return (
        <FieldsDialog
          of={changeable(fields)}
          row={row as object}
          title={title?.(row, known) ?? withNoun(label, noun)}
          description={typeof description === 'function' ? description(row) : description}
          submitLabel={submitLabel}
          {...(size && { size })}
          act={act}
          on={{ submit: (form) => on.submit(row, form), close }}
        />
      );
    }
    case 'confirmed': {
      const { label, consequence, title, submitLabel, danger = false } = asked;
      return (
        <ConfirmDialog
          open
          danger={danger}
          title={title?.(row, known) ?? `${withNoun(label, noun)}「${nameOf(row)}」？`}
          consequence={typeof consequence === 'function' ? consequence(row) : consequence}
          confirmLabel={submitLabel ?? withNoun(label, noun)}
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => on.submit(row), cancel: close }}
        />
      );
    }
    case 'dialog':
      return asked.dialog({ row, known, act, submit: (value) => on.submit(row, value), close });
    default:
      return asked satisfies never;
  }
};
