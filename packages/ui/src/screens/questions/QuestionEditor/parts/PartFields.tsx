import type { QuestionPartKind } from '@aosai/api/questions/kinds';
import { useFieldArray, type Control } from 'react-hook-form';
import { emptyPart, type QuestionForm } from '../questionForm.ts';
import { PartField } from './PartField.tsx';
import { Rows } from './Rows.tsx';

export interface PartFieldsProps {
  control: Control<QuestionForm>;
  part: QuestionPartKind;
}

const MOST = 20;

/** Parts of a group: true/false and choice questions about its program. */
export const PartFields = ({ control, part: { word, judges } }: PartFieldsProps) => {
  'use no memo';
  const { fields, append, move, remove } = useFieldArray({ control, name: 'parts', keyName: 'key' });
  const name = (place: number) => `第 ${place + 1} ${word}`;
  return (
    <Rows
      label={word === '小题' ? '小题' : '各空'}
      hint={
        word === '小题'
          ? '程序写在题干里；每个小题是判断或单选，各自计分。'
          : '程序写在题干里，用 ①② 标出要补全的地方；每空一组选项，各自计分。'
      }
      rows={fields.map(({ key }, place) => ({ key, name: name(place) }))}
      least={1}
      most={MOST}
      addLabel={`添加${word === '小题' ? '小题' : '一空'}`}
      on={{ add: () => append(emptyPart(fields)), move, remove }}
    >
      {(place) => <PartField control={control} place={place} name={name(place)} canJudge={judges} />}
    </Rows>
  );
};
