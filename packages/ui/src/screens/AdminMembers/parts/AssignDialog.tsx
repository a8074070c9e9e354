import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';

export interface Teacher {
  id: string;
  name: string;
}

export interface AssignDialogProps {
  /** Students to give; null while it is closed. */
  memberIds: readonly string[] | null;
  teachers: Loaded<Teacher[]>;
  act: TableAct;
  on: { assign: (memberIds: readonly string[], teacherId: string) => void; retry: () => void; close: () => void };
}

/** Makes the selected students a teacher's. */
export const AssignDialog = ({ memberIds, teachers, act, on }: AssignDialogProps) => {
  if (memberIds === null) return null;
  const fields = ({ register, errorOf }: FormParts<Assign>) => (
    <Load of={teachers} name="老师" onRetry={on.retry}>
      {(list) => (
        <Field
          label="老师"
          required
          error={errorOf('teacherId')}
          hint={
            list.length === 0 ? '本校还没有老师，请先添加。' : '分好以后，老师可以看到他们的作答，并放进自己的分组。'
          }
        >
          <Select
            placeholder="请选择"
            options={list.map(({ id, name }) => ({ value: id, label: name }))}
            {...register('teacherId', { required: '请选择老师。' })}
          />
        </Field>
      )}
    </Load>
  );
  return (
    <FormDialog<Assign>
      open
      size="s"
      title={`把选中的 ${memberIds.length} 人分给老师`}
      description="只能分学生；原来的老师不受影响。"
      defaultValues={{ teacherId: '' }}
      submitLabel="分给老师"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: ({ teacherId }) => on.assign(memberIds, teacherId), close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};

interface Assign {
  teacherId: string;
}
