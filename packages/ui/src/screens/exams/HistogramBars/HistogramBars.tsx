import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';

export interface HistogramBarsProps {
  /** Name of the chart: 得分分布. */
  label: string;
  /** From left to right: name (70–80%), tick below the column (70), and count. */
  bars: readonly { name: string; tick: string; count: number; isBelow?: boolean }[];
  /** Unit of the counts: 人, 次. */
  unit: string;
}

const Root = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 4px;
  height: 176px;
  list-style: none;

  > li {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: ${theme.space[4]};
    min-width: 0;
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
    line-height: 1.4;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  b {
    color: ${theme.color.ink};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  i {
    height: calc(var(--share) * 116px);
    min-height: 2px;
    border-radius: ${theme.radius.tag} ${theme.radius.tag} 0 0;
    background: ${theme.color.primary};
  }
  [data-empty='true'] > i {
    background: ${theme.color.line};
  }
  [data-below='true']:not([data-empty='true']) > i {
    background: repeating-linear-gradient(
      135deg,
      ${theme.color.primary},
      ${theme.color.primary} 3px,
      ${theme.color.primarySoft} 3px,
      ${theme.color.primarySoft} 7px
    );
  }
  /* Hollow instead of hatched. */
  @media (forced-colors: active) {
    i {
      background: Highlight;
    }
    [data-below='true']:not([data-empty='true']) > i {
      border: 2px solid Highlight;
      background: Canvas;
    }
  }
  span {
    overflow: hidden;
    white-space: nowrap;
  }
`;

/** A histogram; hatched columns are below the required value. */
export const HistogramBars = ({ label, bars, unit }: HistogramBarsProps) => {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Root aria-label={label}>
      {bars.map(({ name, tick, count, isBelow = false }) => (
        <li
          key={name}
          data-empty={count === 0}
          data-below={isBelow}
          style={{ '--share': count / most }}
          aria-label={`${name}：${count} ${unit}`}
        >
          {count > 0 && <b>{count}</b>}
          <i />
          <span>{tick}</span>
        </li>
      ))}
    </Root>
  );
};
