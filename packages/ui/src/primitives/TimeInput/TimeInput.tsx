import { useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { controlCss } from '../Field/controlCss.ts';
import { useFieldProps } from '../Field/fieldContext.ts';
import { parseClock, stepClock } from './clock.ts';

export interface TimeInputProps {
  /** Name of the box for screen readers: 开始时间. A surrounding Field gives the visible label. */
  label: string;
  /** `19:00`; null when no time is set. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** Called when the box is left with text that is not a time, which is dropped. */
  onDropped?: () => void;
  /** Minutes an arrow key adds or subtracts. */
  stepMin?: number;
  disabled?: boolean;
  id?: string;
  /** Ref of the text box. */
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

const Root = styled.input`
  ${controlCss}
  font-variant-numeric: tabular-nums;
`;

const NOON = '12:00';

/**
 * A time of day on the 24-hour clock, typed in any usual form; arrow keys step it. Entering the box selects the time,
 * which may be one that nobody has chosen, so that typing replaces it.
 */
export const TimeInput = ({
  label,
  value,
  onChange,
  onBlur,
  onDropped,
  stepMin = 5,
  disabled = false,
  id,
  ref,
  ...aria
}: TimeInputProps) => {
  /** Text being typed; null while the box shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const field = useFieldProps({ id, ...aria });
  /** The click that enters the box comes after its focus and would take the selection away. */
  const isEntering = useRef(false);
  return (
    <Root
      {...field}
      ref={ref}
      {...(aria['aria-invalid'] === undefined ? {} : { 'aria-invalid': aria['aria-invalid'] })}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="时:分"
      disabled={disabled}
      value={typed ?? value ?? ''}
      {...(field.id === undefined ? { 'aria-label': label } : {})}
      onChange={(event) => {
        setTyped(event.target.value);
        const clock = parseClock(event.target.value);
        if (event.target.value.trim() === '') onChange(null);
        else if (clock !== undefined) onChange(clock);
      }}
      onFocus={(event) => {
        isEntering.current = true;
        event.currentTarget.select();
      }}
      onClick={(event) => {
        if (isEntering.current) event.currentTarget.select();
        isEntering.current = false;
      }}
      onKeyDown={(event) => {
        isEntering.current = false;
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        setTyped(null);
        onChange(value === null ? NOON : stepClock(value, event.key === 'ArrowUp' ? stepMin : -stepMin));
      }}
      onBlur={() => {
        if (typed !== null && typed.trim() !== '' && parseClock(typed) === undefined) onDropped?.();
        setTyped(null);
        onBlur?.();
      }}
    />
  );
};
