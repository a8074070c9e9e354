import {
  FloatingFocusManager,
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { controlCss } from '../Field/controlCss.ts';
import { useFieldProps } from '../Field/fieldContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { floatCss } from '../Popover/floatCss.ts';
import { Portal } from '../Portal/Portal.tsx';
import { Calendar } from './Calendar.tsx';
import { parseDay, type Day } from './day.ts';

export type { Day } from './day.ts';

export interface DatePickerProps {
  /** Name of the box for screen readers: 出生日期. A surrounding Field gives the visible label. */
  label: string;
  /** `2026-11-21`; null when no day is chosen. */
  value: Day | null;
  /** Called with a valid day in range, or with null when the box is emptied. */
  onChange: (value: Day | null) => void;
  onBlur?: () => void;
  /** Called when the box is left with text that is not a day, which is dropped. */
  onDropped?: () => void;
  /** The current day in Beijing: marked in the calendar, which opens there. */
  today: Day;
  min?: Day;
  max?: Day;
  disabled?: boolean;
  id?: string;
  /** Ref of the text box. */
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

const Root = styled.span`
  position: relative;
  display: block;
  min-width: 0;

  > input {
    ${controlCss}
    padding-right: 40px;
    font-variant-numeric: tabular-nums;
  }
  > button {
    position: absolute;
    right: 3px;
    top: 50%;
    transform: translateY(-50%);
  }

  ${media.touch} {
    > input {
      padding-right: 52px;
    }
  }
`;

const Panel = styled.div`
  ${floatCss}
  padding: ${theme.space[12]};
`;

/** A day, typed in any usual form or picked from a calendar. Leaving the box drops text that is not a day. */
export const DatePicker = ({
  label,
  value,
  onChange,
  onBlur,
  onDropped,
  today,
  min,
  max,
  disabled = false,
  id,
  ref,
  ...aria
}: DatePickerProps) => {
  /** Text being typed; null while the box shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [reference, setReference] = useState<HTMLElement | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    elements: { reference, floating },
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
  });
  const { getFloatingProps } = useInteractions([useDismiss(context), useRole(context)]);
  const field = useFieldProps({ id, ...aria });

  const dayIn = (text: string): Day | null => {
    const day = parseDay(text);
    const isFit = day !== undefined && (min === undefined || day >= min) && (max === undefined || day <= max);
    return isFit ? day : null;
  };
  const take = (text: string) => {
    setTyped(text);
    const day = dayIn(text);
    if (text.trim() === '') onChange(null);
    else if (day !== null) onChange(day);
  };

  return (
    <Root ref={setReference}>
      <input
        {...field}
        ref={ref}
        {...(aria['aria-invalid'] === undefined ? {} : { 'aria-invalid': aria['aria-invalid'] })}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="年-月-日"
        disabled={disabled}
        value={typed ?? value ?? ''}
        {...(field.id === undefined ? { 'aria-label': label } : {})}
        onChange={(event) => take(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        onBlur={() => {
          if (typed !== null && typed.trim() !== '' && dayIn(typed) === null) onDropped?.();
          setTyped(null);
          onBlur?.();
        }}
      />
      <IconButton
        icon="calendar"
        size="s"
        label={`从日历选择${label}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Portal>
          <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
            <Panel
              ref={(element) => {
                setFloating(element);
                element?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
              }}
              style={floatingStyles}
              aria-label={`选择${label}`}
              {...getFloatingProps()}
            >
              <Calendar
                value={value}
                today={today}
                min={min}
                max={max}
                onChoose={(day) => {
                  setTyped(null);
                  onChange(day);
                  setOpen(false);
                }}
              />
            </Panel>
          </FloatingFocusManager>
        </Portal>
      )}
    </Root>
  );
};
