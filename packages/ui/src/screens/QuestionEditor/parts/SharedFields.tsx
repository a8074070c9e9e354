import { DIFFICULTY } from '@aosai/api/domain/difficulty';
import { kindOf, type QuestionType } from '@aosai/api/domain/questions/kinds';
import type { Control } from 'react-hook-form';
import styled from 'styled-components';
import { useLabels } from '../../../patterns/Dict/Dict.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { FormField } from '../../../primitives/Form/FormField.tsx';
import { MultiSelect } from '../../../primitives/MultiSelect/MultiSelect.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { QuestionForm } from '../questionForm.ts';

export interface SharedFieldsProps {
  type: QuestionType;
  control: Control<QuestionForm>;
  tags: readonly string[];
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[16]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const MOST_TAGS = 8;

/** What every question has: its words, how hard it is, what it is about. */
export const SharedFields = ({ type, control, tags }: SharedFieldsProps) => {
  const labelsOf = useLabels();
  return (
    <>
      {kindOf(type).body === 'task' && (
        <FormField control={control} name="title" label="题目名称" rules={{ required: 'fill', maxLength: 60 }}>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
      )}
      <Pair>
        <FormField control={control} name="difficulty" label="难度">
          {(field) => <Select {...field} options={labelsOf(DIFFICULTY).options} />}
        </FormField>
        <FormField control={control} name="tags" label="知识点" rules={{ required: 'choose' }}>
          {(field) => (
            <MultiSelect
              {...field}
              label="知识点"
              max={MOST_TAGS}
              options={tags.map((tag) => ({ value: tag, label: tag }))}
            />
          )}
        </FormField>
      </Pair>
      <FormField
        control={control}
        name="stem"
        label="题干"
        hint="Markdown：代码放在三个反引号之间，公式放在 $ 之间。"
        rules={{ required: 'fill' }}
      >
        {(field) => <Textarea {...field} code rows={kindOf(type).body === 'task' ? 14 : 9} />}
      </FormField>
    </>
  );
};
