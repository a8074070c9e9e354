import type { Fields, FormOf } from '@aosai/api/kit/fields';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import type { ReactNode } from 'react';
import type { TableAct } from '../DataTable/DataTable.tsx';
import { FieldSet, type FieldSetProps, type FieldValues } from '../FieldSet/FieldSet.tsx';
import { FormDialog } from '../FormDialog/FormDialog.tsx';

export interface FieldsDialogProps<All extends Fields> extends Pick<FieldSetProps, 'draw'> {
  of: All;
  /** Initial values; fields it lacks start with their defaults. */
  row?: object;
  title: ReactNode;
  description?: ReactNode;
  /** Label of the submit button: 保存, 拒绝申请. */
  submitLabel: string;
  size?: 's' | 'm' | 'l';
  act: TableAct;
  on: { submit: (form: FormOf<All>) => void; close: () => void };
}

/** A form dialog made of field definitions; it submits the values as the wire has them. */
export const FieldsDialog = <All extends Fields>(props: FieldsDialogProps<All>) => {
  const { of, row = {}, title, description, submitLabel, size = 's', act, draw, on } = props;
  return (
    <FormDialog<FieldValues>
      open
      size={size}
      title={title}
      description={description}
      defaultValues={startValues(of, row as FieldValues)}
      submitLabel={submitLabel}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: (values) => on.submit(formOf(of, values)), close: on.close }}
    >
      {({ control }) => <FieldSet of={of} control={control} {...(draw && { draw })} />}
    </FormDialog>
  );
};
