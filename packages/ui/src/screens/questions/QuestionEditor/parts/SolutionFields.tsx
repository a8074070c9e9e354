import { CPP } from '@aosai/api/judging/languages';
import { VERDICT, type Verdict } from '@aosai/api/judging/verdicts';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { CodeArea } from '../../../../patterns/CodeArea/CodeArea.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { MultiSelect } from '../../../../primitives/MultiSelect/MultiSelect.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { freeNumber, type QuestionForm } from '../questionForm.ts';
import { LANGUAGE_OPTIONS, languageOf } from './programOptions.ts';
import { Rows } from './Rows.tsx';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px;
  gap: ${theme.space[12]};

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const EXPECTED: readonly Verdict[] = ['AC', 'WA', 'TLE', 'MLE', 'RE', 'PE', 'OLE'];
const EXPECT_OPTIONS = EXPECTED.map((value) => ({ value, label: VERDICT.label(value) }));
const MOST = 20;

/** Programs that check the test data: some must pass, others must fail. */
export const SolutionFields = ({ control }: { control: Control<QuestionForm> }) => {
  'use no memo';
  const { fields, append, move, remove } = useFieldArray({ control, name: 'solutions', keyName: 'key' });
  const languages = useWatch({ control, name: 'solutions' });
  return (
    <Rows
      label="参考程序和错误程序"
      hint="参考程序应当通过；错误程序写上它该得到的结果，试评时能看出测试数据是否拦得住它。"
      rows={fields.map(({ key }, place) => ({ key, name: `程序 ${place + 1}` }))}
      most={MOST}
      addLabel="添加程序"
      on={{
        add: () =>
          append({
            id: `s${freeNumber(fields)}`,
            name: fields.length === 0 ? '参考程序' : `错误程序 ${fields.length}`,
            language: CPP,
            code: '',
            expect: fields.length === 0 ? ['AC'] : ['WA'],
          }),
        move,
        remove,
      }}
    >
      {(place) => (
        <Fields>
          <FormField
            control={control}
            name={`solutions.${place}.name`}
            label={`程序 ${place + 1} 的名称`}
            rules={{ required: 'fill', maxLength: 60 }}
          >
            {(field) => <TextInput {...field} autoComplete="off" />}
          </FormField>
          <FormField control={control} name={`solutions.${place}.language`} label="语言">
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                options={LANGUAGE_OPTIONS}
                value={String(value)}
                onChange={(event) => onChange(languageOf(event.currentTarget.value))}
              />
            )}
          </FormField>
          <FormField
            control={control}
            name={`solutions.${place}.expect`}
            label="预期结果"
            rules={{ required: 'choose' }}
          >
            {(field) => <MultiSelect {...field} label="预期结果" options={EXPECT_OPTIONS} />}
          </FormField>
          <FormField
            control={control}
            name={`solutions.${place}.code`}
            label={`程序 ${place + 1} 的代码`}
            rules={{ required: 'fill' }}
          >
            {(field) => (
              <CodeArea
                {...field}
                label={`程序 ${place + 1} 的代码`}
                language={languages[place]?.language ?? CPP}
                rows={8}
              />
            )}
          </FormField>
        </Fields>
      )}
    </Rows>
  );
};
