import { JUDGEMENT } from '@aosai/api/questions/kinds';
import { useId } from 'react';
import { useController, useFieldArray, type Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { FieldNote } from '../../../../primitives/Field/FieldNote.tsx';
import { numberProps } from '../../../../primitives/Form/numberProps.ts';
import { NumberInput } from '../../../../primitives/NumberInput/NumberInput.tsx';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { RadioGroup } from '../../../../primitives/Radio/Radio.tsx';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { optionLetter } from '@aosai/api/questions/answerText';
import { freeLetter, type QuestionForm, USUAL_SCORE } from '../questionForm.ts';
import { RightMark } from './RightMark.tsx';

export interface PartFieldProps {
  control: Control<QuestionForm>;
  place: number;
  /** Name of the part, such as 第 2 小题. */
  name: string;
  canJudge: boolean;
}

const Options = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[8]};

  > [data-part='option'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: end;
    gap: 4px ${theme.space[8]};
    width: 100%;
  }
`;

const KINDS = [
  { value: 'choice', label: '单选' },
  { value: 'judge', label: '判断' },
] as const;

const JUDGEMENTS = JUDGEMENT.map(({ id, text }) => ({ value: id, label: text }));

const LEAST = 2;
const MOST = 6;

/** One part of a group: statement, kind, options and key. */
export const PartField = ({ control, place, name, canJudge }: PartFieldProps) => {
  'use no memo';
  const group = useId();
  const noteId = useId();
  const { fields, append, remove } = useFieldArray({ control, name: `parts.${place}.options`, keyName: 'key' });
  const { field: kind } = useController({ control, name: `parts.${place}.kind` });
  const { field: score } = useController({ control, name: `parts.${place}.score` });
  const {
    field: { ref: answerRef, ...answer },
    fieldState,
  } = useController({
    control,
    name: `parts.${place}.answer`,
    rules: { required: `请标出${name}的正确答案。` },
  });
  return (
    <>
      <FormField control={control} name={`parts.${place}.stem`} label={name} rules={{ required: 'fill' }}>
        {(field) => <Textarea {...field} rows={2} />}
      </FormField>
      <FormField
        control={control}
        name={`parts.${place}.score`}
        label={`${name}分值`}
        rules={{ required: 'fill', min: 0.5, max: 100 }}
      >
        {(field) => <NumberInput {...numberProps(field)} unit="分" step={0.5} />}
      </FormField>
      {canJudge && (
        <Segmented
          label={`${name}的题型`}
          size="s"
          options={KINDS}
          value={kind.value}
          onChange={(next) => {
            if (score.value === USUAL_SCORE[kind.value]) score.onChange(USUAL_SCORE[next]);
            kind.onChange(next);
            answer.onChange('');
          }}
        />
      )}
      <Options>
        {kind.value === 'judge' ? (
          <RadioGroup
            ref={answerRef}
            label={`${name}的正确答案`}
            required
            layout="row"
            options={JUDGEMENTS}
            value={answer.value}
            onChange={answer.onChange}
          />
        ) : (
          <>
            {fields.map(({ key, id }, at) => {
              const option = `选项 ${optionLetter(at)}`;
              return (
                <div key={key} data-part="option">
                  <FormField
                    control={control}
                    name={`parts.${place}.options.${at}.text`}
                    label={option}
                    rules={{ required: 'fill' }}
                  >
                    {(field) => <TextInput {...field} autoComplete="off" />}
                  </FormField>
                  <RightMark
                    name={`${name}${option}`}
                    group={group}
                    checked={answer.value === id}
                    inputRef={at === 0 ? answerRef : undefined}
                    onChange={() => answer.onChange(id)}
                  />
                  <IconButton
                    icon="close"
                    size="s"
                    label={`删除${name}${option}`}
                    disabled={fields.length <= LEAST}
                    onClick={() => {
                      if (answer.value === id) answer.onChange('');
                      remove(at);
                    }}
                  />
                </div>
              );
            })}
            <Button
              size="s"
              variant="ghost"
              icon="plus"
              disabled={fields.length >= MOST}
              onClick={() => append({ id: freeLetter(fields), text: '' })}
            >
              添加选项
            </Button>
          </>
        )}
        <FieldNote id={noteId} error={fieldState.error?.message} />
      </Options>
    </>
  );
};
