import { BANK_LIMITS } from '@aosai/api/questions/bank';
import type { Control } from 'react-hook-form';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import type { QuestionForm } from '../questionForm.ts';

const PLACES = Array.from({ length: BANK_LIMITS.hintsMax }, (_, place) => place);

/** The hints of a task: learners who practise ask for one after another before the solution. */
export const HintFields = ({ control }: { control: Control<QuestionForm> }) => (
  <>
    {PLACES.map((place) => (
      <FormField
        key={place}
        control={control}
        name={`task.hints.${place}`}
        label={`提示 ${place + 1}`}
        {...(place === 0 && { hint: '可以不写。练习时一条一条地看，越往后说得越多；考试和作业里看不到。' })}
      >
        {(field) => <Textarea {...field} rows={2} maxLength={BANK_LIMITS.hintMax} />}
      </FormField>
    ))}
  </>
);
