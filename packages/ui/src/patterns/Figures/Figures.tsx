import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

export interface FiguresProps {
  /** `unit` is what is counted, `of` the maximum. */
  items: readonly { label: string; value: ReactNode; unit?: string; of?: string }[];
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(72px, var(--longest)), 1fr));
  gap: ${theme.space[12]};

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  dd {
    font-size: ${theme.text.phone};
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

  ${media.narrow} {
    /* A percent with two decimals stands on one line. */
    grid-template-columns: repeat(auto-fit, minmax(max(76px, var(--longest)), 1fr));
  }
`;

/** Estimated width of a value in px: 13 for a tabular digit or Latin letter, 22 for a Chinese character. */
const widthPx = (value: ReactNode): number => {
  if (typeof value !== 'string' && typeof value !== 'number') return 0;
  const text = String(value);
  return text.length * 13 + text.replace(/[^\u2E80-\uFFEF]/gu, '').length * 9;
};

/** A few figures side by side with their names. */
export const Figures = ({ items }: FiguresProps) => (
  // Columns are as wide as the longest value, which must fit on one line.
  <Root style={{ '--longest': `${Math.max(0, ...items.map(({ value }) => widthPx(value)))}px` } as CSSProperties}>
    {items.map(({ label, value, unit, of }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {unit !== undefined && <small>{unit}</small>}
          {of !== undefined && <small>/ {of}</small>}
        </dd>
      </div>
    ))}
  </Root>
);
