import type { UseFormRegisterReturn } from 'react-hook-form';
import { useId } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';

export interface ClassFieldProps {
  /** Classes that there are: offered while one types; another name makes another class. */
  classNames: readonly string[];
  error: string | undefined;
  field: UseFormRegisterReturn;
}

export const CLASS_RULES = { maxLength: { value: 30, message: '班级最多 30 个字，请缩短。' } };
export const NO_RULES = { maxLength: { value: 20, message: '学号最多 20 个字，请缩短。' } };

/** The class of a member, one of those that the school has or a new one. */
export const ClassField = ({ classNames, error, field }: ClassFieldProps) => {
  const id = useId();
  return (
    <Field label="班级" hint="选已有的班级，或写一个新的；空着就是暂不分班。" error={error}>
      <TextInput autoComplete="off" list={id} {...field} />
      <datalist id={id}>
        {classNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </Field>
  );
};
