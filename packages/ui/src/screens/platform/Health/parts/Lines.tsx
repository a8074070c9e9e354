import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';

/** Sentences below the figures of a card: what is wrong. */
export const Lines = styled.ul`
  margin-top: ${theme.space[16]};
  padding-top: ${theme.space[12]};
  border-top: 1px solid ${theme.color.line};
  list-style: none;
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};

  > li {
    padding-block: ${theme.space[4]};
    overflow-wrap: anywhere;
  }
`;
