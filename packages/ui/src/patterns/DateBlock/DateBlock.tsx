import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { dayName, dayOfMonth, monthText } from '@aosai/api/kit/dayText';

export interface DateBlockProps {
  at: string;
  now: number;
}

const Root = styled.time`
  flex: none;
  display: grid;
  justify-items: center;
  width: 44px;
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > b {
    color: ${theme.color.ink};
    font-size: ${theme.text.figure};
    font-weight: ${theme.weight.bold};
  }
`;

/** A day as a calendar leaf: 21 / 今天. Six days away or more, the month replaces the weekday. */
export const DateBlock = ({ at, now }: DateBlockProps) => {
  const isNear = Math.abs(Date.parse(at) - now) < 6 * 86_400_000;
  return (
    <Root dateTime={at}>
      <b>{dayOfMonth(at)}</b>
      {isNear ? dayName(at, now) : monthText(at)}
    </Root>
  );
};
