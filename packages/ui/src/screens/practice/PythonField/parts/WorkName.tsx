import { WORK_NAME_MAX } from '@aosai/api/practice/python/pictureRules';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { theme } from '../../../../tokens/theme.ts';

export interface WorkNameProps {
  start: string;
  submitLabel: string;
  isBusy: boolean;
  /** Why the last try failed. */
  error?: string | null;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[12]};

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
`;

/** Asks for the name of a turtle work. */
export const WorkName = ({ start, submitLabel, isBusy, error = null, onSubmit, onCancel }: WorkNameProps) => {
  const [name, setName] = useState(start);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(name.trim() === '');
        if (name.trim() !== '') onSubmit(name.trim());
      }}
    >
      <Field label="作品的名字" error={error ?? (isEmpty ? '请给作品起个名字' : undefined)}>
        <TextInput value={name} maxLength={WORK_NAME_MAX} onChange={({ target: { value } }) => setName(value)} />
      </Field>
      <div>
        <Button size="s" variant="primary" type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
        <Button size="s" onClick={onCancel}>
          先不
        </Button>
      </div>
    </Form>
  );
};
