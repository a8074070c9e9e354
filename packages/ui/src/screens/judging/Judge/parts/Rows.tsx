import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';

const Root = styled.ul`
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${theme.space[4]} ${theme.space[16]};
    align-items: center;
    padding: ${theme.space[12]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[8]};
    font-size: ${theme.text.dense};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  ${media.narrow} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: ${theme.space[16]};
    }
    > li > div {
      grid-column: 1 / -1;
    }
  }
`;

export interface RowsProps {
  label: string;
  items: readonly { id: string; title: ReactNode; text: ReactNode; state: ReactNode; action: ReactNode }[];
}

/** A list of rows, each with a name, a state and one action that is reachable on phones too. */
export const Rows = ({ label, items }: RowsProps) => (
  <Root role="list" aria-label={label}>
    {items.map(({ id, title, text, state, action }) => (
      <li key={id}>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        <span>{state}</span>
        {action}
      </li>
    ))}
  </Root>
);
