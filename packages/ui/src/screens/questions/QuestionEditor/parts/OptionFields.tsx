import { kindOf, type QuestionType } from '@aosai/api/questions/kinds';
import { useId } from 'react';
import { useController, useFieldArray, type Control } from 'react-hook-form';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import { optionLetter } from '@aosai/api/questions/answerText';
import { freeLetter, type QuestionForm } from '../questionForm.ts';
import { RightMark } from './RightMark.tsx';
import { Rows } from './Rows.tsx';

export interface OptionFieldsProps {
  control: Control<QuestionForm>;
  type: QuestionType;
}

const MOST = 8;

/** Validates the number of right options. */
const rightRule = (several: boolean, ids: readonly string[]): string | true => {
  if (ids.length === 0) return '请标出正确答案。';
  return !several || ids.length > 1 || '多选题至少有两个正确答案；只有一个时请改用单选题。';
};

/** Options of a choice question in order, and which of them are right. */
export const OptionFields = ({ control, type }: OptionFieldsProps) => {
  'use no memo';
  const { several = false } = kindOf(type);
  const group = useId();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'options', keyName: 'key' });
  const { field: right, fieldState } = useController({
    control,
    name: 'rightIds',
    rules: { validate: (ids) => rightRule(several, ids) },
  });
  const mark = (id: string, isRight: boolean) => {
    if (!several) right.onChange([id]);
    else right.onChange(isRight ? [...right.value, id] : right.value.filter((other) => other !== id));
  };
  return (
    <Rows
      label="选项"
      hint={several ? '标出全部正确答案；少选得一半分，错选不得分。' : '标出一个正确答案。'}
      error={fieldState.error?.message}
      rows={fields.map(({ key }, place) => ({ key, name: `选项 ${optionLetter(place)}` }))}
      least={2}
      most={MOST}
      addLabel="添加选项"
      on={{
        add: () => append({ id: freeLetter(fields), text: '' }),
        move,
        remove: (place) => {
          right.onChange(right.value.filter((id) => id !== fields[place]?.id));
          remove(place);
        },
      }}
      asides={fields.map(({ key, id }, place) => (
        <RightMark
          key={key}
          name={`选项 ${optionLetter(place)}`}
          {...(several ? {} : { group })}
          checked={right.value.includes(id)}
          inputRef={place === 0 ? right.ref : undefined}
          onChange={(isRight) => mark(id, isRight)}
        />
      ))}
    >
      {(place) => (
        <FormField
          control={control}
          name={`options.${place}.text`}
          label={`选项 ${optionLetter(place)}`}
          rules={{ required: 'fill' }}
        >
          {(field) => <Textarea {...field} rows={2} />}
        </FormField>
      )}
    </Rows>
  );
};
