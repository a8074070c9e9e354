import type { Fields, FormOf } from '@aosai/api/kit/fields';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { useState } from 'react';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FieldSet, type FieldSetProps, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { PictureInput } from '../../../patterns/ImageField/PictureInput.tsx';
import type { OrderKnown } from './orderKnown.ts';

export interface EvidenceDialogProps<All extends Fields> extends Pick<FieldSetProps, 'draw'> {
  of: All;
  row: FieldValues;
  title: string;
  description: string;
  submitLabel: string;
  evidence: OrderKnown['evidence'];
  act: TableAct;
  on: { submit: (form: FormOf<All>, evidenceFile: string) => void; close: () => void };
}

const MISSING = '请上传凭证：转账记录的截图或回单照片。';

/** A form about a payment that requires a picture as proof. */
export const EvidenceDialog = <All extends Fields>(props: EvidenceDialogProps<All>) => {
  const { of, row, title, description, submitLabel, evidence, act, draw, on } = props;
  const [isMissing, setMissing] = useState(false);
  const error = isMissing && evidence.fileName === null ? MISSING : act.error;
  return (
    <FormDialog<FieldValues>
      open
      title={title}
      description={description}
      defaultValues={startValues(of, row)}
      submitLabel={submitLabel}
      pending={act.pending}
      failure={error === null ? null : { message: error }}
      on={{
        submit(values) {
          setMissing(evidence.fileName === null);
          if (evidence.fileName !== null) on.submit(formOf(of, values), evidence.fileName);
        },
        close: on.close,
      }}
    >
      {({ control }) => (
        <>
          <FieldSet of={of} control={control} {...(draw && { draw })} />
          <PictureInput
            purpose="orderEvidence"
            label="凭证"
            required
            hint="转账记录的截图或回单照片"
            ratio="4 / 3"
            field={evidence}
          />
        </>
      )}
    </FormDialog>
  );
};
