import { changeable, type Fields } from '@aosai/api/domain/forms/fields';
import { formOf, startValues } from '@aosai/api/domain/forms/formValues';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../DataTable/DataTable.tsx';
import { FieldSet, type FieldValues } from '../FieldSet/FieldSet.tsx';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import type { AddAct, ConfirmedAct, DialogAct, EditAct } from './officeActs.ts';

/** The act whose dialog is open, and the row that it is about. */
export type Begun<Row> =
  | { about: 'new'; name: string; act: AddAct<Fields> }
  | { about: 'row'; name: string; act: EditAct<Row, Fields> | ConfirmedAct<Row> | DialogAct<Row>; row: Row };

export interface ActDialogProps<Row> {
  begun: Begun<Row>;
  noun: string;
  nameOf: (row: Row) => string;
  act: TableAct;
  /** `submit` takes what the act's callback takes. */
  on: { submit: (...values: unknown[]) => void; close: () => void };
}

interface FormProps {
  title: string;
  submitLabel: string;
  fields: Fields;
  row: object;
  size: 's' | 'm' | 'l' | undefined;
  act: TableAct;
  on: { submit: (form: object) => void; close: () => void };
}

const Form = ({ title, submitLabel, fields, row, size = 's', act, on }: FormProps) => (
  <FormDialog<FieldValues>
    open
    size={size}
    title={title}
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
export const ActDialog = <Row,>({ begun, noun, nameOf, act, on }: ActDialogProps<Row>) => {
  if (begun.about === 'new') {
    const { label, fields, size } = begun.act;
    const submit = (form: object) => on.submit(form);
    return (
      <Form title={label} submitLabel={label} fields={fields} row={{}} size={size} act={act} on={{ ...on, submit }} />
    );
  }
  const { act: asked, row } = begun;
  switch (asked.kind) {
    case 'edit': {
      const { label, fields, size } = asked;
      return (
        <Form
          title={`${label}${noun}`}
          submitLabel="保存"
          fields={changeable(fields)}
          row={row as object}
          size={size}
          act={act}
          on={{ ...on, submit: (form) => on.submit(row, form) }}
        />
      );
    }
    case 'confirmed': {
      const { label, consequence, danger = false } = asked;
      return (
        <ConfirmDialog
          open
          danger={danger}
          title={`${label}${noun}「${nameOf(row)}」？`}
          consequence={typeof consequence === 'function' ? consequence(row) : consequence}
          confirmLabel={`${label}${noun}`}
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => on.submit(row), cancel: on.close }}
        />
      );
    }
    case 'dialog':
      return asked.dialog({ row, act, submit: (value) => on.submit(row, value), close: on.close });
    default:
      return asked satisfies never;
  }
};
