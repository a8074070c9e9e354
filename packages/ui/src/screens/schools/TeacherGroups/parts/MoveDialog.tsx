import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import type { SelectionAct, SelectionDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { hasTeacher, type Known } from '../teacherGroup.ts';
import type { TeacherMember } from '@aosai/api/schools/teacherMember.contract';

interface MoveDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  known: Known;
  act: TableAct;
  submit: (groupId: string) => void;
  close: () => void;
}

const MoveDialog = ({ title, description, submitLabel, known, act, submit, close }: MoveDialogProps) => {
  const groups = known.groups.data ?? [];
  return (
    <FormDialog<{ groupId: string }>
      open
      size="s"
      title={title}
      description={description}
      defaultValues={{ groupId: '' }}
      submitLabel={submitLabel}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: ({ groupId }) => submit(groupId), close }}
    >
      {({ control }) => (
        <FormField
          control={control}
          name="groupId"
          label="分组"
          rules={{ required: 'choose' }}
          {...(groups.length === 0 && { hint: '还没有分组，请先新建。' })}
        >
          {(field) => (
            <Select
              {...field}
              placeholder="请选择"
              options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
};

/** Moves the selected students to a group. */
export const intoGroup = (label: string, description: string) =>
  ({
    at: 'selection',
    label,
    done: (ids) => `已把 ${ids.length} 人${label}`,
    fits: (_, known) => hasTeacher(known),
    refusal: '先在筛选里选一位老师，才能分组',
    ask: ({ whom, ...props }: SelectionDialogProps<Known, string>) => (
      <MoveDialog {...props} title={`把${whom}${label}`} description={description} submitLabel={label} />
    ),
  }) satisfies SelectionAct<TeacherMember, Known>;
