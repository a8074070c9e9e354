import { useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import {
  DateTimeRange,
  type DateTimeRangeProps,
  halfError,
  type RangeSide,
  REVERSED,
} from '../../primitives/DateTimeRange/DateTimeRange.tsx';
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

/** Boxes of the range: a day and a time for each side. */
const END_DAY = 2;

/** Focuses a box with room for the error below the range, which a short dialog would hide. */
const leadingTo = (box: HTMLElement | undefined) =>
  box && {
    focus() {
      box.focus({ preventScroll: true });
      box.scrollIntoView({ block: 'center' });
    },
  };

/**
 * A start and an end as two instants of a form. Only a required window must be complete; one with half a side, or with
 * an end that is not after its start, is refused.
 */
export const WindowField = ({
  control,
  label,
  names: [from, to],
  required = false,
  keepsLength = false,
  ...props
}: WindowFieldProps) => {
  'use no memo';
  const halves = useRef<readonly RangeSide[]>([]);
  const faultOf = (side: RangeSide, value: unknown) =>
    (halves.current.includes(side) ? halfError([side]) : undefined) ??
    (required && instantOf(value) === null ? `请填写${label}` : undefined);
  const { field: start, fieldState: begin } = useController({
    control,
    name: from,
    rules: { validate: (value: unknown) => faultOf('开始', value) ?? true },
  });
  const { field: end, fieldState } = useController({
    control,
    name: to,
    rules: {
      validate: (value: unknown, values: FieldValues) => {
        const [startAt, endAt] = [instantOf(values[from]), instantOf(value)];
        const isReversed = startAt !== null && endAt !== null && endAt <= startAt;
        return faultOf('结束', value) ?? (isReversed ? REVERSED : true);
      },
    },
  });
  return (
    <DateTimeRange
      {...props}
      ref={(element) => {
        const boxes = element?.querySelectorAll('input') ?? [];
        start.ref(leadingTo(boxes[0]));
        end.ref(leadingTo(boxes[END_DAY]));
      }}
      label={label}
      required={required}
      value={{ startAt: instantOf(start.value), endAt: instantOf(end.value) }}
      error={(begin.error ?? fieldState.error)?.message}
      onHalf={(sides) => {
        halves.current = sides;
      }}
      onChange={({ startAt, endAt }) => {
        const [before, until] = [instantOf(start.value), instantOf(end.value)];
        const isMoved = keepsLength && startAt !== null && before !== null && until !== null && endAt === until;
        start.onChange(startAt);
        end.onChange(isMoved ? minutesAfter(startAt, minutesBetween(before, until)) : endAt);
      }}
    />
  );
};
