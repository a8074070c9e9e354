import { JUDGEMENT } from '@aosai/api/domain/questions/kinds';
import { useController, type Control } from 'react-hook-form';
import { RadioGroup } from '../../../primitives/Radio/Radio.tsx';
import type { QuestionForm } from '../questionForm.ts';

const OPTIONS = JUDGEMENT.map(({ id, text }) => ({ value: id, label: text }));

/** Whether the statement of a true/false question is right. */
export const JudgeField = ({ control }: { control: Control<QuestionForm> }) => {
  const { field, fieldState } = useController({
    control,
    name: 'judgement',
    rules: { required: '请选择这句话是正确还是错误。' },
  });
  return (
    <RadioGroup
      label="正确答案"
      required
      layout="row"
      options={OPTIONS}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
};
