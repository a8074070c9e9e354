import type { OrganizationItem } from '@aosai/api/contract/types';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';

export interface ReasonDialogProps {
  asked: { kind: 'reject' | 'disable'; row: OrganizationItem } | null;
  act: TableAct;
  on: { confirm: (reason: string) => void; close: () => void };
}

const WORDS = {
  reject: {
    title: '拒绝',
    hint: '申请人会看到，请写明需要补充什么。',
    label: '拒绝申请',
    after: '申请人可以修改后再次申请。',
  },
  disable: {
    title: '停用',
    hint: '记在机构资料和操作日志里。',
    label: '停用机构',
    after: '成员立即失去这个机构的工作台和班级；账号不受影响，可以随时恢复。',
  },
} as const;

/** What is refused or disabled is so for a reason. */
export const ReasonDialog = ({ asked, act, on }: ReasonDialogProps) => {
  if (asked === null) return null;
  const { title, hint, label, after } = WORDS[asked.kind];
  return (
    <FormDialog<{ reason: string }>
      open
      size="s"
      title={`${title}“${asked.row.name}”？`}
      description={after}
      defaultValues={{ reason: '' }}
      submitLabel={label}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: ({ reason }) => on.confirm(reason), close: on.close }}
    >
      {({ register, errorOf }) => (
        <Field label={`${title}原因`} required hint={hint} error={errorOf('reason')}>
          <Textarea
            rows={4}
            {...register('reason', {
              required: `请填写${title}原因。`,
              maxLength: { value: 500, message: '原因最多 500 个字，请缩短。' },
            })}
          />
        </Field>
      )}
    </FormDialog>
  );
};
