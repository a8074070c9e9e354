import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { MAX_KNOWLEDGE_POINTS } from '@aosai/api/questions/pointId';
import { BANK_LIMITS, STAGE } from '@aosai/api/questions/bank';
import { kindOf, type QuestionType } from '@aosai/api/questions/kinds';
import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { useLabelled } from '../../../../patterns/Dict/Dict.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { MultiSelect } from '../../../../primitives/MultiSelect/MultiSelect.tsx';
import { Select, type SelectOption } from '../../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import type { QuestionForm } from '../questionForm.ts';
import { MarkdownField, type MarkdownFieldProps } from './MarkdownField.tsx';
import { TagsField } from '../../QuestionBank/parts/TagsField.tsx';

export interface SharedFieldsProps {
  type: QuestionType;
  control: Control<QuestionForm>;
  points: readonly SelectOption[];
  onPicture: MarkdownFieldProps['onPicture'];
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

const { tagsMax: MOST_TAGS } = BANK_LIMITS;

/** Fields of every question: statement, difficulty, knowledge points, tags. */
export const SharedFields = ({ type, control, points, onPicture }: SharedFieldsProps) => {
  const difficulty = useLabelled(DIFFICULTY);
  const stage = useLabelled(STAGE);
  return (
    <>
      {kindOf(type).body === 'task' && (
        <FormField control={control} name="title" label="题目名称" rules={{ required: 'fill', maxLength: 60 }}>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
      )}
      <Pair>
        <FormField control={control} name="difficulty" label="难度">
          {(field) => <Select {...field} options={difficulty.options} />}
        </FormField>
        <FormField control={control} name="points" label="知识点" hint="最多三个，第一个是主要的。">
          {(field) => <MultiSelect {...field} label="知识点" max={MAX_KNOWLEDGE_POINTS} options={points} />}
        </FormField>
        <FormField control={control} name="stage" label="阶段">
          {(field) => <Select {...field} placeholder="不限" options={stage.options} />}
        </FormField>
        <FormField control={control} name="tags" label="标签">
          {(field) => <TagsField {...field} max={MOST_TAGS} />}
        </FormField>
      </Pair>
      <FormField
        control={control}
        name="stem"
        label="题干"
        hint="Markdown，不支持 HTML；表格里的公式和代码要写竖线时写 \|。图片可以直接粘贴，或从文件夹放进来。"
        rules={{ required: 'fill' }}
      >
        {(field) => (
          <MarkdownField {...field} label="题干" rows={kindOf(type).body === 'task' ? 14 : 9} onPicture={onPicture} />
        )}
      </FormField>
    </>
  );
};
