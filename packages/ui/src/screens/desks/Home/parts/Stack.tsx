import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';

/** Cards stacked in a column. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  min-width: 0;
`;
