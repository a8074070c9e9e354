import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';

interface Reason {
  reason: string;
}

export interface RejectDialogProps {
  /** Null while it is closed. */
  ids: readonly string[] | null;
  pending: boolean;
  error: string | null;
  on: { reject: (ids: readonly string[], reason: string) => void; close: () => void };
}

const fields = ({ register, errorOf }: FormParts<Reason>) => (
  <Field label="拒绝原因" required hint="申请人会看到，请写明需要补充什么。" error={errorOf('reason')}>
    <Textarea
      rows={4}
      {...register('reason', {
        required: '请填写拒绝原因。',
        maxLength: { value: 200, message: '拒绝原因最多 200 个字，请缩短。' },
      })}
    />
  </Field>
);

/** An application is refused with words that the person reads. */
export const RejectDialog = ({ ids, pending, error, on }: RejectDialogProps) =>
  ids === null ? null : (
    <FormDialog<Reason>
      open
      title={`拒绝选中的 ${ids.length} 人？`}
      description="被拒绝的人不能进入本校，可以修改资料后重新申请。"
      defaultValues={{ reason: '' }}
      submitLabel="拒绝申请"
      pending={pending}
      failure={error === null ? null : { message: error }}
      on={{ submit: ({ reason }) => on.reject(ids, reason), close: on.close }}
    >
      {fields}
    </FormDialog>
  );
