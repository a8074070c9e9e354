import { JUDGEMENT } from '@aosai/api/questions/kinds';
import { useController, type Control } from 'react-hook-form';
import { RadioGroup } from '../../../../primitives/Radio/Radio.tsx';
import type { QuestionForm } from '../questionForm.ts';

const OPTIONS = JUDGEMENT.map(({ id, text }) => ({ value: id, label: text }));

/** The key of a true/false question. */
export const JudgeField = ({ control }: { control: Control<QuestionForm> }) => {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({
    control,
    name: 'judgement',
    rules: { required: '请选择这句话是正确还是错误。' },
  });
  return (
    <RadioGroup
      ref={ref}
      label="正确答案"
      required
      layout="row"
      options={OPTIONS}
      value={value}
      onChange={onChange}
      error={fieldState.error?.message}
    />
  );
};
