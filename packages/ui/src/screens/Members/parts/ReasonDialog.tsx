import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';

interface Reason {
  reason: string;
}

export interface ReasonDialogProps {
  /** Null while it is closed. */
  asked: { kind: 'reject' | 'disable'; whom: string } | null;
  act: TableAct;
  on: { submit: (reason: string) => void; close: () => void };
}

const WORDS = {
  reject: {
    title: (whom: string) => `拒绝${whom}？`,
    description: '被拒绝的人不能登录，可以补充资料后重新申请。',
    label: '拒绝原因',
    submit: '拒绝申请',
  },
  disable: {
    title: (whom: string) => `停用${whom}的账号？`,
    description: '立即退出登录，正在作答的考试按已保存的内容交卷。成绩和记录都保留，可以随时恢复。',
    label: '停用原因',
    submit: '停用账号',
  },
} as const;

/** Nobody is refused or disabled without words. */
export const ReasonDialog = ({ asked, act, on }: ReasonDialogProps) => {
  if (asked === null) return null;
  const { title, description, label, submit } = WORDS[asked.kind];
  const fields = ({ register, errorOf }: FormParts<Reason>) => (
    <Field label={label} required hint="本人会看到，请写明原因和可以怎么做。" error={errorOf('reason')}>
      <Textarea
        rows={4}
        {...register('reason', {
          required: `请填写${label}。`,
          maxLength: { value: 500, message: `${label}最多 500 个字，请缩短。` },
        })}
      />
    </Field>
  );
  return (
    <FormDialog<Reason>
      open
      title={title(asked.whom)}
      description={description}
      defaultValues={{ reason: '' }}
      submitLabel={submit}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: ({ reason }) => on.submit(reason), close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
