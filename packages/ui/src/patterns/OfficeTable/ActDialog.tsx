import { changeable, type Fields } from '@aosai/api/domain/forms/fields';
import { formOf, startValues } from '@aosai/api/domain/forms/formValues';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../DataTable/DataTable.tsx';
import { FieldSet, type FieldValues } from '../FieldSet/FieldSet.tsx';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import type { AddAct, BulkAct, ConfirmedAct, DialogAct, EditAct, HeadAct } from './officeActs.ts';

/** The act whose dialog is open, and what it is about. */
export type Begun<Row> =
  | { about: 'page'; name: string; act: AddAct<Fields> | HeadAct }
  | { about: 'rows'; name: string; act: BulkAct<Row>; ids: readonly string[]; whom: string }
  | { about: 'row'; name: string; act: EditAct<Row, Fields> | ConfirmedAct<Row> | DialogAct<Row>; row: Row };

export interface ActDialogProps<Row> {
  begun: Begun<Row>;
  noun: string;
  nameOf: (row: Row) => string;
  known: unknown;
  act: TableAct;
  /** `submit` takes what the act's callback takes. */
  on: { submit: (...values: unknown[]) => void; close: () => void };
}

interface FormProps {
  of: AddAct<Fields> | EditAct<never, Fields>;
  title: string;
  submitLabel: string;
  fields: Fields;
  row: object;
  act: TableAct;
  on: { submit: (form: object) => void; close: () => void };
}

const Form = ({ of: { size = 's', description }, title, submitLabel, fields, row, act, on }: FormProps) => (
  <FormDialog<FieldValues>
    open
    size={size}
    title={title}
    description={description}
    defaultValues={startValues(fields, row as FieldValues)}
    submitLabel={submitLabel}
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{ submit: (values) => on.submit(formOf(fields, values)), close: on.close }}
  >
    {({ control }) => <FieldSet of={fields} control={control} />}
  </FormDialog>
);

/** The dialog of an act: a form, a question, or the page's own. */
export const ActDialog = <Row,>({ begun, noun, nameOf, known, act, on }: ActDialogProps<Row>) => {
  const { close } = on;
  if (begun.about === 'page') {
    const { act: asked } = begun;
    const submit = (value: unknown) => on.submit(value);
    if (asked.kind === 'head') return asked.dialog?.({ known, act, submit, close });
    const { label, fields } = asked;
    return (
      <Form of={asked} title={label} submitLabel={label} fields={fields} row={{}} act={act} on={{ submit, close }} />
    );
  }
  if (begun.about === 'rows') {
    const { act: asked, ids, whom } = begun;
    return asked.dialog?.({ ids, whom, known, act, submit: (value) => on.submit(ids, value), close });
  }
  const { act: asked, row } = begun;
  switch (asked.kind) {
    case 'edit':
      return (
        <Form
          of={asked}
          title={`${asked.label}${noun}`}
          submitLabel="保存"
          fields={changeable(asked.fields)}
          row={row as object}
          act={act}
          on={{ submit: (form) => on.submit(row, form), close }}
        />
      );
    case 'confirmed': {
      const { label, consequence, title, danger = false } = asked;
      return (
        <ConfirmDialog
          open
          danger={danger}
          title={title?.(row) ?? `${label}${noun}「${nameOf(row)}」？`}
          consequence={typeof consequence === 'function' ? consequence(row) : consequence}
          confirmLabel={label.endsWith(noun) ? label : `${label}${noun}`}
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
