import { CPP, LANGUAGE_IDS, LANGUAGES } from '@aosai/api/judging/languages';
import { useId } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { FieldNote } from '../../../../primitives/Field/FieldNote.tsx';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { numberProps } from '../../../../primitives/Form/numberProps.ts';
import { NumberInput } from '../../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import type { QuestionForm } from '../questionForm.ts';
import { STANDARD_OPTIONS } from './programOptions.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[16]};

  > fieldset {
    min-width: 0;
  }
  legend {
    padding: 0;
    margin-bottom: 6px;
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  fieldset > div {
    display: flex;
    gap: ${theme.space[24]};
    min-height: ${theme.control.medium};
    align-items: center;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Languages = ({ control }: { control: Control<QuestionForm> }) => {
  const noteId = useId();
  const { field, fieldState } = useController({
    control,
    name: 'task.languages',
    rules: { validate: (ids) => ids.length > 0 || '请至少选择一种语言。' },
  });
  const error = fieldState.error?.message;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : noteId}>
      <legend>可用语言</legend>
      <div>
        {LANGUAGE_IDS.map((id, place) => (
          <Checkbox
            key={id}
            {...(place === 0 ? { ref: field.ref } : {})}
            label={LANGUAGES[id].label}
            invalid={error !== undefined}
            checked={field.value.includes(id)}
            onChange={(event) =>
              field.onChange(
                LANGUAGE_IDS.filter((other) =>
                  other === id ? event.currentTarget.checked : field.value.includes(other),
                ),
              )
            }
          />
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
};

/** A programming task's limits, languages and file input. */
export const TaskFields = ({ control }: { control: Control<QuestionForm> }) => {
  const languages = useWatch({ control, name: 'task.languages' });
  return (
    <Root>
      <FormField
        control={control}
        name="task.timeMs"
        label="时间限制"
        rules={{ required: 'fill', min: 50, max: 30_000 }}
        hint="每个测试点；Python 自动放宽。"
      >
        {(field) => <NumberInput {...numberProps(field)} unit="毫秒" step={100} />}
      </FormField>
      <FormField
        control={control}
        name="task.memoryMiB"
        label="内存限制"
        rules={{ required: 'fill', min: 16, max: 2_048 }}
      >
        {(field) => <NumberInput {...numberProps(field)} unit="MB" step={16} />}
      </FormField>
      <Languages control={control} />
      {languages.includes(CPP) && (
        <FormField control={control} name="task.standard" label="C++ 标准">
          {(field) => <Select {...field} options={STANDARD_OPTIONS} />}
        </FormField>
      )}
      <FormField
        control={control}
        name="task.fileIo"
        label="文件名"
        hint="需要读写文件的题才填，不带扩展名；不填就用标准输入输出。"
        rules={{ pattern: { value: /^[A-Za-z0-9_]{1,32}$/, like: '字母、数字和下划线，最多 32 个' } }}
      >
        {(field) => <TextInput {...field} autoComplete="off" spellCheck={false} />}
      </FormField>
    </Root>
  );
};
