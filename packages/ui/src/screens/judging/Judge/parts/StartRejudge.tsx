import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import type { JudgeAct, RejudgeStart } from '../judgeProps.ts';
import { SCOPES } from '../judgeWords.ts';

export interface StartRejudgeProps {
  /** Initial values; null while the form is closed. */
  start: RejudgeStart | null;
  act: JudgeAct;
  onStart: (start: RejudgeStart) => void;
  onClose: () => void;
}

const OPTIONS = Object.entries(SCOPES).map(([value, label]) => ({ value, label }));
const ID = /^[0-9A-Z]{26}$/;

/** Starts a rejudge with a reason. No score changes until its differences are applied. */
export const StartRejudge = ({ start, act, onStart, onClose }: StartRejudgeProps) => (
  <FormDialog<RejudgeStart>
    open={start !== null}
    title="发起重测"
    description="重新评测，排在自测和提交之后。成绩先不变，看过差异后再决定是否应用。"
    defaultValues={start ?? {}}
    submitLabel="开始重测"
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{ submit: (values) => onStart({ ...values, reason: values.reason.trim() }), close: onClose }}
  >
    {({ register, errorOf }) => (
      <>
        <Field label="范围" required error={errorOf('scope')}>
          <Select options={OPTIONS} {...register('scope')} />
        </Field>
        <Field label="编号" required hint="提交、题目或考试的 26 位编号" error={errorOf('targetId')}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            {...register('targetId', { pattern: { value: ID, message: '编号是 26 位大写字母和数字' } })}
          />
        </Field>
        <Field label="原因" required hint="会记入操作日志" error={errorOf('reason')}>
          <Textarea
            rows={3}
            maxLength={500}
            {...register('reason', { validate: (text) => text.trim() !== '' || '请填写原因' })}
          />
        </Field>
      </>
    )}
  </FormDialog>
);
