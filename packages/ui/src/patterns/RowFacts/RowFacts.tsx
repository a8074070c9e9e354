import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { namedOnce } from './namedOnce.ts';

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
    {namedOnce(facts.map(([name]) => name)).flatMap((key, place) => [
      <dt key={key}>{facts[place]?.[0]}</dt>,
      <dd key={`${key} value`}>{facts[place]?.[1]}</dd>,
    ])}
  </Root>
);
