import { type Control, useController } from 'react-hook-form';
import { DateTimeRange, type DateTimeRangeProps } from '../../primitives/DateTimeRange/DateTimeRange.tsx';
import type { FieldValues } from './FieldSet.tsx';
import { instantOf } from './instantOf.ts';

export interface WindowFieldProps extends Pick<DateTimeRangeProps, 'today' | 'hint' | 'lengthsMin' | 'required'> {
  control: Control<FieldValues>;
  /** What happens in it: 考试时间. */
  label: string;
  /** The names that the form has for its two instants. */
  names: readonly [start: string, end: string];
}

/** From when until when, as two instants of a form; only a required one has to be complete. */
export const WindowField = ({ control, label, names: [from, to], required = false, ...props }: WindowFieldProps) => {
  'use no memo';
  const validate = (value: unknown) => !required || instantOf(value) !== null || `请填写${label}`;
  const { field: start } = useController({ control, name: from, rules: { validate } });
  const { field: end, fieldState } = useController({ control, name: to, rules: { validate } });
  return (
    <DateTimeRange
      {...props}
      label={label}
      required={required}
      value={{ startAt: instantOf(start.value), endAt: instantOf(end.value) }}
      error={fieldState.error?.message}
      onChange={({ startAt, endAt }) => {
        start.onChange(startAt);
        end.onChange(endAt);
      }}
    />
  );
};
