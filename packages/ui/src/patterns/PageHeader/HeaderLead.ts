import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

/** Tags and a few words below the title of a page. */
export const HeaderLead = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
`;
