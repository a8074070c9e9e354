import { BANK_LIMITS, CASE_POLICY } from '@aosai/api/questions/bank';
import { isJudged, type QuestionType } from '@aosai/api/questions/kinds';
import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { numberProps } from '../../../../primitives/Form/numberProps.ts';
import { NumberInput } from '../../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import type { QuestionForm } from '../questionForm.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[16]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Settings for practice: the price of the solution, and which failing cases are shown. */
export const PracticeFields = ({ type, control }: { type: QuestionType; control: Control<QuestionForm> }) => (
  <Root>
    <FormField
      control={control}
      name="pricePoints"
      label="题解价格"
      hint="练习时先看题解要付的积分，0 为免费。做对以后总能看。"
      rules={{ min: 0, max: BANK_LIMITS.pricePointsMax }}
    >
      {(field) => <NumberInput {...numberProps(field)} unit="积分" step={1} min={0} />}
    </FormField>
    {isJudged(type) && (
      <FormField
        control={control}
        name="casePolicy"
        label="没有通过的测试点"
        hint="练习时给学生看哪些：输入、期望输出和错在哪里。"
      >
        {(field) => <Select {...field} options={CASE_POLICY.options} />}
      </FormField>
    )}
  </Root>
);
