import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[20]};
  align-items: baseline;

  > div {
    display: contents;
  }
  dt {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    list-style: none;
  }
  small {
    margin-left: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
`;

/** Labels on the left, values on the right. */
export const Facts = ({ items }: { items: readonly { label: string; value: ReactNode }[] }) => (
  <Root>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Root>
);
