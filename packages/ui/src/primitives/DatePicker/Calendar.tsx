import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { addMonths, monthTitle, spokenDay, type Day } from './day.ts';
import { MonthGrid } from './MonthGrid.tsx';

export interface CalendarProps {
  value: Day | null;
  /** The current day in Beijing, `2026-11-21`. */
  today: Day;
  onChoose: (day: Day) => void;
  /** First and last day that can be chosen. */
  min?: Day | undefined;
  max?: Day | undefined;
}

const Root = styled.div`
  width: 276px;

  > header {
    display: flex;
    align-items: center;
    gap: 2px;
    margin-bottom: ${theme.space[8]};
  }
  > header > strong {
    flex: 1;
    padding-left: ${theme.space[8]};
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th {
    height: 28px;
    padding: 0;
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
    font-weight: ${theme.weight.regular};
  }
  td {
    padding: 1px;
  }
  td > button {
    appearance: none;
    width: 100%;
    height: ${theme.control.medium};
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${theme.radius.control};
    background: none;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  td > button:hover {
    background: ${theme.color.sunken};
  }
  td > button[data-outside='true'] {
    color: ${theme.color.ink3};
  }
  td > button[aria-current='date'] {
    border-color: ${theme.color.lineStrong};
  }
  td[aria-selected='true'] > button {
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
    font-weight: ${theme.weight.medium};
  }
  td > button[aria-disabled='true'] {
    background: none;
    color: ${theme.color.lineStrong};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    td > button {
      border-color: Canvas;
    }
    td > button[aria-current='date'] {
      border-color: CanvasText;
    }
    td[aria-selected='true'] > button {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  > footer {
    display: flex;
    justify-content: space-between;
    margin-top: ${theme.space[8]};
  }

  ${media.touch} {
    width: min(324px, calc(100vw - 50px));
    td {
      padding: 0;
    }
    td > button {
      height: ${theme.control.touch};
    }
  }
`;

/** One month, Monday first. Arrows move by day and week, PageUp and PageDown by month, with Shift by year. */
export const Calendar = ({ value, today, onChoose, min, max }: CalendarProps) => {
  const [focused, setFocused] = useState(value ?? today);
  const outOfRange = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max);

  return (
    <Root>
      <header>
        <strong aria-live="polite">{monthTitle(focused)}</strong>
        <IconButton icon="chevron-left" label="上个月" size="s" onClick={() => setFocused(addMonths(focused, -1))} />
        <IconButton icon="chevron-right" label="下个月" size="s" onClick={() => setFocused(addMonths(focused, 1))} />
      </header>
      <MonthGrid
        focused={focused}
        selected={value}
        today={today}
        onFocused={setFocused}
        onChoose={onChoose}
        nameOf={spokenDay}
        isDisabled={outOfRange}
      >
        {(day) => Number(day.slice(8))}
      </MonthGrid>
      <footer>
        <Button size="s" variant="ghost" disabled={outOfRange(today)} onClick={() => onChoose(today)}>
          今天
        </Button>
      </footer>
    </Root>
  );
};
