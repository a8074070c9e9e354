import { useId, useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../Button/Button.tsx';
import { DatePicker, type Day } from '../DatePicker/DatePicker.tsx';
import { FieldNote } from '../Field/FieldNote.tsx';
import { TimeInput } from '../TimeInput/TimeInput.tsx';
import { beijingInstant, beijingParts, minutesAfter, minutesBetween, spanText } from './beijingMoment.ts';
import { completed } from './completed.ts';
import { isHalf, NOTHING_WRONG, wrongBoxes } from './wrongBoxes.ts';

/** Two instants as ISO text in UTC; null while a side is incomplete. */
export interface DateTimeRangeValue {
  startAt: string | null;
  endAt: string | null;
}

/** A side of the range, as its boxes are named. */
export type RangeSide = '开始' | '结束';

/** The error for an end that is not after its start. */
export const REVERSED = '结束时间应晚于开始时间，请修改其中一个。';

/** The error for sides that have only a day or only a time; undefined for none. */
export const halfError = (sides: readonly RangeSide[]): string | undefined =>
  sides.length === 0 ? undefined : `请把${sides.join('和')}的日期和时间都填上，或者都清空`;

export interface DateTimeRangeProps {
  /** What the range is for: 考试时间. */
  label: ReactNode;
  value: DateTimeRangeValue;
  onChange: (value: DateTimeRangeValue) => void;
  /**
   * Called before `onChange` with the sides that have only a day or only a time, which count as null in the value. A form
   * must not be sent with them.
   */
  onHalf?: (sides: readonly RangeSide[]) => void;
  /** The current day in Beijing. */
  today: Day;
  /** Common lengths in minutes; each button sets the end. */
  lengthsMin?: readonly number[];
  hint?: ReactNode;
  /** What is wrong and how to fix it. An end before the start is reported without it. */
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Ref of the group, for a form that leads to a wrong box. */
  ref?: Ref<HTMLFieldSetElement>;
}

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[8]};
  min-width: 0;

  > legend {
    margin-bottom: 6px;
    padding: 0;
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > legend > span {
    margin-left: 6px;
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
  }
  > [data-part='sides'] {
    display: grid;
    grid-template-columns: auto minmax(0, 170px) minmax(0, 96px);
    align-items: center;
    justify-content: start;
    gap: ${theme.space[8]};
  }
  [data-part='side'] {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  > [data-part='lengths'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  ${media.narrow} {
    > [data-part='sides'] {
      grid-template-columns: auto minmax(0, 1fr) 96px;
      justify-content: stretch;
    }
  }
`;

type Parts = ReturnType<typeof beijingParts>;

const instantOf = ({ day, clock }: Parts) => (day !== null && clock !== null ? beijingInstant(day, clock) : null);

/**
 * A start and an end in Beijing time, whatever the computer's time zone. A day chosen without a time gets one at once:
 * a range begins with its first day and ends with its last.
 */
export const DateTimeRange = ({
  label,
  value,
  onChange,
  onHalf,
  today,
  lengthsMin = [],
  hint,
  error,
  required = false,
  disabled = false,
  ref,
}: DateTimeRangeProps) => {
  const noteId = useId();
  /** A side without its day or clock has no instant yet; its half is kept here. */
  const [halves, setHalves] = useState<{ start?: Parts; end?: Parts }>({});
  /** Sides whose text was dropped because it was no day or time; the box is empty then. */
  const [dropped, setDropped] = useState<readonly RangeSide[]>([]);
  const [isLeft, setLeft] = useState(false);
  const start = value.startAt === null ? (halves.start ?? beijingParts(null)) : beijingParts(value.startAt);
  const end = value.endAt === null ? (halves.end ?? beijingParts(null)) : beijingParts(value.endAt);
  const lengthMin = value.startAt !== null && value.endAt !== null ? minutesBetween(value.startAt, value.endAt) : null;
  const halvesOf = (one: Parts, other: Parts, lost: readonly RangeSide[]): RangeSide[] => {
    const isBad = (side: RangeSide, parts: Parts) => isHalf(parts) || lost.includes(side);
    return [...(isBad('开始', one) ? ['开始' as const] : []), ...(isBad('结束', other) ? ['结束' as const] : [])];
  };
  // Not while somebody is still typing in one of the boxes.
  const half = isLeft ? halfError(halvesOf(start, end, [])) : undefined;
  const reversed = lengthMin !== null && lengthMin <= 0 ? REVERSED : undefined;
  const problem = error ?? half ?? reversed;

  const reportHalves = (one: Parts, other: Parts, lost: readonly RangeSide[]) => onHalf?.(halvesOf(one, other, lost));
  const changeStart = (next: Parts) => {
    const lost = dropped.filter((side) => side !== '开始');
    setDropped(lost);
    setHalves({ ...halves, start: next });
    reportHalves(next, end, lost);
    onChange({ ...value, startAt: instantOf(next) });
  };
  const changeEnd = (next: Parts) => {
    const lost = dropped.filter((side) => side !== '结束');
    setDropped(lost);
    setHalves({ ...halves, end: next });
    reportHalves(start, next, lost);
    onChange({ ...value, endAt: instantOf(next) });
  };
  const drop = (side: RangeSide) => {
    // The box shows its day or time again.
    if ((side === '开始' ? value.startAt : value.endAt) !== null) return;
    const lost = [...dropped.filter((one) => one !== side), side];
    setDropped(lost);
    reportHalves(start, end, lost);
  };
  const wrong =
    problem === undefined
      ? NOTHING_WRONG
      : wrongBoxes(start, end, { lengthMin, required: required && half === undefined });
  const sides = [
    {
      name: '开始' as const,
      parts: start,
      wrong: wrong.start,
      change: (next: Parts) => changeStart(completed(start, next, { clock: '00:00', day: null })),
    },
    {
      name: '结束' as const,
      parts: end,
      wrong: wrong.end,
      // Most ranges end on the day on which they start.
      change: (next: Parts) => changeEnd(completed(end, next, { clock: '23:59', day: start.day })),
    },
  ];

  return (
    <Root
      ref={ref}
      disabled={disabled}
      aria-describedby={noteId}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
    >
      <legend>
        {label}
        {required && <span>必填</span>}
      </legend>
      <div data-part="sides">
        {sides.map(({ name, parts, wrong: boxes, change }) => [
          <span key={`${name}-name`} data-part="side" aria-hidden>
            {name}
          </span>,
          <DatePicker
            key={`${name}-day`}
            label={`${name}日期`}
            value={parts.day}
            today={today}
            disabled={disabled}
            aria-describedby={noteId}
            aria-invalid={boxes.day || undefined}
            onChange={(day) => change({ ...parts, day })}
            onDropped={() => drop(name)}
          />,
          <TimeInput
            key={`${name}-clock`}
            label={`${name}时间`}
            value={parts.clock}
            disabled={disabled}
            aria-describedby={noteId}
            aria-invalid={boxes.clock || undefined}
            onChange={(clock) => change({ ...parts, clock })}
            onDropped={() => drop(name)}
          />,
        ])}
      </div>
      {lengthsMin.length > 0 && (
        <div data-part="lengths">
          {lengthsMin.map((minutes) => (
            <Button
              key={minutes}
              size="s"
              disabled={disabled || value.startAt === null}
              onClick={() =>
                value.startAt !== null && onChange({ ...value, endAt: minutesAfter(value.startAt, minutes) })
              }
            >
              {spanText(minutes)}
            </Button>
          ))}
        </div>
      )}
      <FieldNote
        id={noteId}
        error={problem}
        hint={
          <span>
            北京时间{lengthMin === null ? '' : `，共 ${spanText(lengthMin)}`}
            {hint !== undefined && <>。{hint}</>}
          </span>
        }
      />
    </Root>
  );
};
