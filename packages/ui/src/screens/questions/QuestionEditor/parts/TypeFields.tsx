import { kindOf, type QuestionType, JUDGEMENT, type QuestionPartKind } from '@aosai/api/questions/kinds';
import { type Control, type UseFormSetValue, useController, useFieldArray } from 'react-hook-form';
import type { QuestionEditorProps } from '../questionEditorProps.ts';
import { type QuestionForm, emptyPart } from '../questionForm.ts';
import { CaseFields, type CaseFieldsProps } from './CaseFields.tsx';
import { CheckFields } from './CheckFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import { SolutionFields } from './SolutionFields.tsx';
import { SubtaskFields } from './SubtaskFields.tsx';
import { TaskFields } from './TaskFields.tsx';
import { RadioGroup } from '../../../../primitives/Radio/Radio.tsx';
import { PartField } from './PartField.tsx';
import { Rows } from './Rows.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';

const MOST_ACCEPTED = 20;

/** Accepted texts of each blank. */
const BlankFields = ({ control }: { control: Control<QuestionForm> }) => {
  'use no memo';
  const { fields, append, move, remove } = useFieldArray({ control, name: 'blanks', keyName: 'key' });
  return (
    <>
      <Rows
        label="填空答案"
        hint="每行一个可以接受的答案，填对任意一个即得分；全角半角、中英文引号和方括号、符号旁边的空格不计较。题干里用 ①② 标出各空。"
        rows={fields.map(({ key }, place) => ({ key, name: `第 ${place + 1} 空` }))}
        least={1}
        most={MOST_ACCEPTED}
        addLabel="添加一空"
        on={{ add: () => append({ lines: '' }), move, remove }}
      >
        {(place) => (
          <FormField
            control={control}
            name={`blanks.${place}.lines`}
            label={`第 ${place + 1} 空`}
            rules={{ required: 'fill', pattern: { value: /\S/, like: '至少一行文字' } }}
          >
            {(field) => <Textarea {...field} code rows={2} />}
          </FormField>
        )}
      </Rows>
      <Checkbox label="空格也要一致" hint="考输出格式时勾选：1, 2 和 1,2 不同。" {...control.register('exactSpaces')} />
      <Checkbox
        label="不区分大小写"
        hint="考单词或文件名时勾选：CPP 和 cpp 都对。程序里的名字要区分。"
        {...control.register('ignoreCase')}
      />
    </>
  );
};

interface PartFieldsProps {
  control: Control<QuestionForm>;
  part: QuestionPartKind;
}

const MOST = 20;

/** Parts of a group: true/false and choice questions about its program. */
const PartFields = ({ control, part: { word, judges } }: PartFieldsProps) => {
  'use no memo';
  const { fields, append, move, remove } = useFieldArray({ control, name: 'parts', keyName: 'key' });
  const name = (place: number) => `第 ${place + 1} ${word}`;
  return (
    <Rows
      label={judges ? '小题' : '各空'}
      hint={
        judges
          ? '程序写在题干里；每个小题是判断或单选，各自计分。'
          : '程序写在题干里，用 ①② 标出要补全的地方；每空一组选项，各自计分。'
      }
      rows={fields.map(({ key }, place) => ({ key, name: name(place) }))}
      least={1}
      most={MOST}
      addLabel={judges ? '添加小题' : '添加一空'}
      on={{ add: () => append(emptyPart(fields)), move, remove }}
    >
      {(place) => <PartField control={control} place={place} name={name(place)} canJudge={judges} />}
    </Rows>
  );
};

const OPTIONS = JUDGEMENT.map(({ id, text }) => ({ value: id, label: text }));

/** The key of a true/false question. */
const JudgeField = ({ control }: { control: Control<QuestionForm> }) => {
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
