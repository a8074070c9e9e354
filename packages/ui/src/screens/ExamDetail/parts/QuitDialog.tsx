import { useForm } from 'react-hook-form';
import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { REFUND_RULE } from '../../../patterns/PlacePanel/paidWords.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';

export interface QuitDialogProps {
  open: boolean;
  busy: boolean;
  /** Something goes back, or not. */
  isPaid: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Asks why somebody wants out of an exam; the office decides. */
export const QuitDialog = ({ open, busy, isPaid, onSubmit, onClose }: QuitDialogProps) => {
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title="申请退出考试"
      description={`${isPaid ? REFUND_RULE : '提交后由管理员审核，'}审核期间不能进入考试；开始作答以后不能再退出。`}
      footer={
        <>
          <Button onClick={onClose}>不退出</Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            提交申请
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit(({ reason }) => onSubmit(reason.trim()))}>
        <Field label="原因" required error={formState.errors.reason?.message}>
          <Textarea
            {...register('reason', {
              validate: (value) => value.trim() !== '' || '请填写原因',
              maxLength: { value: 500, message: '原因最多 500 字' },
            })}
          />
        </Field>
      </form>
    </Dialog>
  );
};
