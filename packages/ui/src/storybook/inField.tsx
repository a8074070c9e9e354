import { type ComponentType, useState } from 'react';
import { Field, type FieldProps } from '../primitives/Field/Field.tsx';

interface Controlled<Value, Next> {
  value: Value;
  onChange: (next: Next) => void;
}

interface Frame extends Pick<FieldProps, 'label' | 'hint'> {
  maxWidth: number;
}

/** Wraps an input in a field that keeps its value; the story's `onChange` is called as well. */
export function inField<Value, Next extends Value, Props extends Controlled<Value, Next>>(
  Input: ComponentType<Props & Controlled<Value, Next>>,
  { maxWidth, ...field }: Frame,
) {
  return function InField(props: Props & { fieldError?: string }) {
    const [value, setValue] = useState<Value>(props.value);
    const onChange = (next: Next) => {
      setValue(next);
      props.onChange(next);
    };
    return (
      <div style={{ maxWidth: `${maxWidth}px` }}>
        <Field {...field} error={props.fieldError}>
          <Input {...props} value={value} onChange={onChange} />
        </Field>
      </div>
    );
  };
}
