import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { changeOf, sparkPath, type Values } from './trend.ts';

export interface TrendFigure {
  label: string;
  unit: string;
  values: Values;
}

export interface TrendFiguresProps {
  items: readonly TrendFigure[];
  /** What the newest value is compared with: 上周. */
  than: string;
}

const SPARK = { width: 96, height: 28 };

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${theme.space[16]};

  > div {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 ${theme.space[16]};
    align-items: center;
  }
  dt {
    grid-column: 1 / -1;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  dd[data-part='value'] {
    font-size: ${theme.text.title};
    font-weight: ${theme.weight.bold};
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  dd small {
    margin-left: 2px;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  dd[data-part='change'] {
    grid-column: 1 / -1;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  dd[data-change='up'] {
    color: ${theme.color.ok};
  }
  dd[data-change='down'] {
    color: ${theme.color.bad};
  }
  svg {
    display: block;
    overflow: visible;
    fill: none;
    stroke: ${theme.color.primary};
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    svg {
      stroke: CanvasText;
    }
  }
`;

const changeWords = (change: number | null, unit: string, than: string): string => {
  if (change === null) return `还不能和${than}比`;
  if (change === 0) return `和${than}一样`;
  // The difference of two percents is not a percent of one of them.
  const points = unit === '%' ? ' 个百分点' : unit;
  return change > 0 ? `▲ 比${than}高 ${change}${points}` : `▼ 比${than}低 ${-change}${points}`;
};

const directionOf = (change: number | null) =>
  change === null || change === 0 ? undefined : change > 0 ? 'up' : 'down';

/** Figures that are better when they are higher, each with its course and its change since last time. */
export const TrendFigures = ({ items, than }: TrendFiguresProps) => (
  <Root>
    {items.map(({ label, unit, values }) => {
      const change = changeOf(values);
      const now = values.at(-1) ?? null;
      return (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-part="value">
            {now ?? '—'}
            {now !== null && <small>{unit}</small>}
          </dd>
          <dd aria-hidden>
            <svg width={SPARK.width} height={SPARK.height}>
              <path d={sparkPath(values, SPARK)} />
            </svg>
          </dd>
          <dd data-part="change" data-change={directionOf(change)}>
            {changeWords(change, unit, than)}
          </dd>
        </div>
      );
    })}
  </Root>
);
