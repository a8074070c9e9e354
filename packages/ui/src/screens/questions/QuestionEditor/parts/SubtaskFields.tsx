import type { Subtask } from '@aosai/api/judging/judging';
import { useFieldArray, useWatch, type Control, type UseFormSetValue } from 'react-hook-form';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { numberProps } from '../../../../primitives/Form/numberProps.ts';
import { MultiSelect } from '../../../../primitives/MultiSelect/MultiSelect.tsx';
import { NumberInput } from '../../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { freeNumber, type QuestionForm } from '../questionForm.ts';
import { Rows } from './Rows.tsx';

export interface SubtaskFieldsProps {
  control: Control<QuestionForm>;
  setValue: UseFormSetValue<QuestionForm>;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${theme.space[12]};

  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const WAYS = [
  { value: 'min', label: '全部通过才得分' },
  { value: 'sum', label: '按测试点累加' },
  { value: 'max', label: '取最好的一个测试点' },
] satisfies { value: Subtask['type']; label: string }[];

/** Subtasks: groups of cases scored together. Without any, the cases share the points equally. */
export const SubtaskFields = ({ control, setValue }: SubtaskFieldsProps) => {
  'use no memo';
  const { fields, append, move, remove } = useFieldArray({ control, name: 'task.subtasks', keyName: 'key' });
  const subtasks = useWatch({ control, name: 'task.subtasks' });
  const cases = useWatch({ control, name: 'task.cases' });
  const total = subtasks.reduce((sum, { score }) => sum + (score ?? 0), 0);
  const removeAt = (place: number) => {
    const gone = fields[place]?.id;
    for (const [at, one] of cases.entries())
      if (one.subtaskId === gone) setValue(`task.cases.${at}.subtaskId`, '', { shouldDirty: true });
    for (const [at, one] of subtasks.entries())
      if (gone !== undefined && one.requires.includes(gone))
        setValue(
          `task.subtasks.${at}.requires`,
          one.requires.filter((id) => id !== gone),
        );
    remove(place);
  };
  return (
    <Rows
      label="子任务"
      hint={
        fields.length === 0
          ? '没有子任务时，各测试点平分这道题的分数。'
          : `合计 ${total} 分。前置子任务没有通过时，后面的不得分。`
      }
      rows={fields.map(({ key, id }) => ({ key, name: `子任务 ${id}` }))}
      most={20}
      addLabel="添加子任务"
      on={{
        add: () => append({ id: freeNumber(fields), score: null, type: 'min', requires: [] }),
        move,
        remove: removeAt,
      }}
    >
      {(place) => {
        const id = fields[place]?.id ?? '';
        const others = subtasks.filter((other) => other.id !== id);
        return (
          <Fields>
            <FormField
              control={control}
              name={`task.subtasks.${place}.score`}
              label={`子任务 ${id} 分值`}
              rules={{ required: 'fill', min: 0, max: 1_000 }}
            >
              {(field) => <NumberInput {...numberProps(field)} unit="分" />}
            </FormField>
            <FormField control={control} name={`task.subtasks.${place}.type`} label="计分方式">
              {(field) => <Select {...field} options={WAYS} />}
            </FormField>
            {others.length > 0 && (
              <FormField control={control} name={`task.subtasks.${place}.requires`} label="前置子任务">
                {(field) => (
                  <MultiSelect
                    {...field}
                    label="前置子任务"
                    options={others.map((other) => ({ value: other.id, label: `子任务 ${other.id}` }))}
                  />
                )}
              </FormField>
            )}
          </Fields>
        );
      }}
    </Rows>
  );
};
