import { kindOf, type QuestionType } from '@aosai/api/questions/kinds';
import type { Control, UseFormSetValue } from 'react-hook-form';
import type { QuestionEditorProps } from '../questionEditorProps.ts';
import type { QuestionForm } from '../questionForm.ts';
import { BlankFields } from './BlankFields.tsx';
import { CaseFields, type CaseFieldsProps } from './CaseFields.tsx';
import { CheckFields } from './CheckFields.tsx';
import { JudgeField } from './JudgeField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { PartFields } from './PartFields.tsx';
import { SolutionFields } from './SolutionFields.tsx';
import { SubtaskFields } from './SubtaskFields.tsx';
import { TaskFields } from './TaskFields.tsx';

export interface TypeFieldsProps {
  type: QuestionType;
  control: Control<QuestionForm>;
  setValue: UseFormSetValue<QuestionForm>;
  upload: QuestionEditorProps['upload'];
  on: CaseFieldsProps['on'];
}

/** Fields that depend on the type of question. */
export const TypeFields = ({ type, control, setValue, upload, on }: TypeFieldsProps) => {
  const { body, part } = kindOf(type);
  switch (body) {
    case 'options':
      return <OptionFields control={control} type={type} />;
    case 'judgement':
      return <JudgeField control={control} />;
    case 'blanks':
      return <BlankFields control={control} />;
    case 'task':
      return (
        <>
          <TaskFields control={control} />
          <CheckFields control={control} />
          <SubtaskFields control={control} setValue={setValue} />
          <CaseFields control={control} upload={upload} on={on} />
          <SolutionFields control={control} />
        </>
      );
    case 'parts':
      return part && <PartFields control={control} part={part} />;
    default:
      return body satisfies never;
  }
};
