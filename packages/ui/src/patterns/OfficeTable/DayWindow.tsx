import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

/** Days in Beijing, `2026-11-21`, both inclusive; empty for an open end. */
interface Days {
  from: string;
  until: string;
}

export interface DayWindowProps extends Days {
  /** The current day in Beijing. */
  today: string;
  /** Label of the date range, such as 截止. */
  label?: string;
  onChange: (days: Days) => void;
  /** Further filters. */
  children?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};

  > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink2};
    white-space: nowrap;
  }
  > span > :last-child {
    flex: 0 1 160px;
    min-width: 0;
  }
  ${media.narrow} {
    > span {
      flex: 1 1 100%;
    }
    > span > :last-child {
      flex: 1;
    }
    > span > [aria-hidden] {
      width: 4em;
    }
  }
`;

/** Two date pickers for a range of days. */
export const DayWindow = ({ from, until, today, label = '', onChange, children }: DayWindowProps) => (
  <Root>
    <span>
      <span aria-hidden>{label}从</span>
      <DatePicker
        label={`${label}从哪一天`}
        value={from || null}
        onChange={(day) => onChange({ from: day ?? '', until })}
        today={today}
      />
    </span>
    <span>
      <span aria-hidden>到（含）</span>
      <DatePicker
        label={`${label}到哪一天（含）`}
        value={until || null}
        onChange={(day) => onChange({ from, until: day ?? '' })}
        today={today}
      />
    </span>
    {children}
  </Root>
);
