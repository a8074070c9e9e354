import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';

export interface JoinCodeDialogProps {
  open: boolean;
  act: TableAct;
  on: { add: (joinCode: string) => void; close: () => void };
}

/** A teacher adds a student by the code that the student or a guardian has told. */
export const JoinCodeDialog = ({ open, act, on }: JoinCodeDialogProps) => (
  <FormDialog<{ joinCode: string }>
    open={open}
    size="s"
    title="用邀请码添加学生"
    description="邀请码由学生或家长告诉您，在他们的账号页里。用家长的邀请码会添加他的全部孩子。"
    defaultValues={{ joinCode: '' }}
    submitLabel="添加学生"
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{ submit: ({ joinCode }) => on.add(joinCode.trim().toUpperCase()), close: on.close }}
  >
    {({ register, errorOf }) => (
      <Field label="邀请码" required error={errorOf('joinCode')}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...register('joinCode', {
            required: '请填写邀请码。',
            pattern: { value: /^\s*[0-9A-Za-z]{8}\s*$/, message: '邀请码是 8 位字母和数字，请核对。' },
          })}
        />
      </Field>
    )}
  </FormDialog>
);
