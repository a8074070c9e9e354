import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

/** Tags and short text below a page's title. */
export const HeaderLead = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
`;
