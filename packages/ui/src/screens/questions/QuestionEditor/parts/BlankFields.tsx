import { useFieldArray, type Control } from 'react-hook-form';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../primitives/Form/FormField.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import type { QuestionForm } from '../questionForm.ts';
import { Rows } from './Rows.tsx';

const MOST = 20;

/** Accepted texts of each blank. */
export const BlankFields = ({ control }: { control: Control<QuestionForm> }) => {
  'use no memo';
  const { fields, append, move, remove } = useFieldArray({ control, name: 'blanks', keyName: 'key' });
  return (
    <>
      <Rows
        label="填空答案"
        hint="每行一个可以接受的答案，填对任意一个即得分；全角半角、中英文引号和方括号、符号旁边的空格不计较。题干里用 ①② 标出各空。"
        rows={fields.map(({ key }, place) => ({ key, name: `第 ${place + 1} 空` }))}
        least={1}
        most={MOST}
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
