import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import type { Known } from '../schoolMember.ts';

export interface AssignDialogProps {
  /** The selected students in words: 选中的 3 人. */
  whom: string;
  known: Pick<Known, 'teachers' | 'retry'>;
  act: TableAct;
  on: { assign: (teacherId: string) => void; close: () => void };
}

/** Assigns the selected students to a teacher. */
export const AssignDialog = ({ whom, known: { teachers, retry }, act, on }: AssignDialogProps) => (
  <FormDialog<{ teacherId: string }>
    open
    size="s"
    title={`把${whom}分给老师`}
    description="只能分学生；原来的老师不受影响。"
    defaultValues={{ teacherId: '' }}
    submitLabel="分给老师"
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{ submit: ({ teacherId }) => on.assign(teacherId), close: on.close }}
  >
    {({ control }) => (
      <Load of={teachers} name="老师" onRetry={retry}>
        {(list) => (
          <FormField
            control={control}
            name="teacherId"
            label="老师"
            rules={{ required: 'choose' }}
            hint={
              list.length === 0 ? '本校还没有老师，请先添加。' : '分好以后，老师可以看到他们的作答，并放进自己的分组。'
            }
          >
            {(field) => (
              <Select
                {...field}
                placeholder="请选择"
                options={list.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </FormField>
        )}
      </Load>
    )}
  </FormDialog>
);
