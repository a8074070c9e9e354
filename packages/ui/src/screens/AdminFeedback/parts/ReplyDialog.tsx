import type { FeedbackItem } from '@aosai/api/contract/types';
import { FEEDBACK_MAX_LENGTH, FEEDBACK_MOVES } from '@aosai/api/domain/feedbackRules';
import { FEEDBACK_STATUS, type FeedbackStatus } from '@aosai/api/domain/statuses';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import type { ReplyForm } from '../feedback.ts';

export interface ReplyDialogProps {
  item: FeedbackItem | null;
  act: TableAct;
  on: { save: (form: ReplyForm) => void; close: () => void };
}

/** The next state first, because that is why one opens it; the present one for a reply that is only corrected. */
const statesFor = (status: FeedbackStatus) =>
  [...FEEDBACK_MOVES[status], status].map((value) => ({
    value,
    label: value === status ? `${FEEDBACK_STATUS.label(value)}（不变）` : FEEDBACK_STATUS.label(value),
  }));

/** Moves a feedback on and answers the sender. */
export const ReplyDialog = ({ item, act, on }: ReplyDialogProps) => {
  if (item === null) return null;
  const states = statesFor(item.status);
  const fields = ({ register, errorOf }: FormParts<ReplyForm>) => (
    <>
      <Field label="状态" required>
        <Select options={states} {...register('status')} />
      </Field>
      <Field label="回复" hint="会作为消息发给提交人，请写清结果和下一步。" error={errorOf('reply')}>
        <Textarea
          rows={5}
          {...register('reply', {
            maxLength: { value: FEEDBACK_MAX_LENGTH, message: `回复最多 ${FEEDBACK_MAX_LENGTH} 个字，请缩短。` },
            validate: (value, { status }) =>
              status !== '2' || value.trim() !== '' || '标为已解决时，请告诉提交人怎样解决的。',
          })}
        />
      </Field>
    </>
  );
  return (
    <FormDialog<ReplyForm>
      open
      title={`处理 ${item.sender.name} 的反馈`}
      defaultValues={{ status: states[0]?.value ?? item.status, reply: item.reply ?? '' }}
      submitLabel="保存并通知"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
