import type { CheckRule } from '@aosai/api/domain/judging';
import type { QuestionType } from '@aosai/api/domain/questionTypes';
import type { Control, UseFormSetValue } from 'react-hook-form';
import type { QuestionEditorProps } from '../questionEditorProps.ts';
import type { QuestionForm } from '../questionForm.ts';
import { BlankFields } from './BlankFields.tsx';
import { CaseFields } from './CaseFields.tsx';
import { JudgeField } from './JudgeField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { PartFields } from './PartFields.tsx';
import { SubtaskFields } from './SubtaskFields.tsx';
import { TaskFields } from './TaskFields.tsx';

export interface TypeFieldsProps {
  type: QuestionType;
  control: Control<QuestionForm>;
  setValue: UseFormSetValue<QuestionForm>;
  savedCheck: CheckRule;
  upload: QuestionEditorProps['upload'];
  onUnzip: QuestionEditorProps['on']['unzip'];
}

/** What only questions of one type have. */
export const TypeFields = ({ type, control, setValue, savedCheck, upload, onUnzip }: TypeFieldsProps) => {
  switch (type) {
    case '1':
    case '2':
      return <OptionFields control={control} type={type} />;
    case '3':
      return <JudgeField control={control} />;
    case '4':
      return <BlankFields control={control} />;
    case '5':
      return (
        <>
          <TaskFields control={control} savedCheck={savedCheck} />
          <SubtaskFields control={control} setValue={setValue} />
          <CaseFields control={control} upload={upload} onUpload={onUnzip} />
        </>
      );
    case '6':
      return <PartFields control={control} word="小题" />;
    case '7':
      return <PartFields control={control} word="空" />;
    default:
      return type satisfies never;
  }
};
