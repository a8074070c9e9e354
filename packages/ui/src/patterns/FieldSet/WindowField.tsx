import { type Control, useController } from 'react-hook-form';
import { DateTimeRange, type DateTimeRangeProps } from '../../primitives/DateTimeRange/DateTimeRange.tsx';
import type { FieldValues } from './FieldSet.tsx';
import { minutesAfter, minutesBetween } from '../../primitives/DateTimeRange/beijingMoment.ts';
import { instantOf } from './instantOf.ts';

export interface WindowFieldProps extends Pick<DateTimeRangeProps, 'today' | 'hint' | 'lengthsMin' | 'required'> {
  control: Control<FieldValues>;
  /** What the window is for: 考试时间. */
  label: string;
  /** Names of the form's two instants. */
  names: readonly [start: string, end: string];
  /** A start that is moved takes the end with it. */
  keepsLength?: boolean;
}

/** A start and an end as two instants of a form; only a required window must be complete. */
export const WindowField = ({
  control,
  label,
  names: [from, to],
  required = false,
  keepsLength = false,
  ...props
}: WindowFieldProps) => {
  'use no memo';
  const validate = (value: unknown) => !required || instantOf(value) !== null || `请填写${label}`;
  const { field: start, fieldState: begin } = useController({ control, name: from, rules: { validate } });
  const { field: end, fieldState } = useController({ control, name: to, rules: { validate } });
  return (
    <DateTimeRange
      {...props}
      label={label}
      required={required}
      value={{ startAt: instantOf(start.value), endAt: instantOf(end.value) }}
      error={(begin.error ?? fieldState.error)?.message}
      onChange={({ startAt, endAt }) => {
        const [before, until] = [instantOf(start.value), instantOf(end.value)];
        const isMoved = keepsLength && startAt !== null && before !== null && until !== null && endAt === until;
        start.onChange(startAt);
        end.onChange(isMoved ? minutesAfter(startAt, minutesBetween(before, until)) : endAt);
      }}
    />
  );
};
