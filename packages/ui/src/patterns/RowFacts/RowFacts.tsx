import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface RowFactsProps {
  /** Names and values in reading order. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: 6em minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[16]};
  font-variant-numeric: tabular-nums;

  dt {
    color: ${theme.color.ink3};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** The facts of a row as a description list. */
export const RowFacts = ({ facts }: RowFactsProps) => (
  <Root>
    {facts.flatMap(([name, value], place) => [
      // Two facts may have one name, such as two sections of a paper.
      <dt key={`${place} ${name}`}>{name}</dt>,
      <dd key={`${place} ${name} value`}>{value}</dd>,
    ])}
  </Root>
);
