import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

/** The body of a dialog whose fields are in a few groups: what, for whom, until when. */
export const DialogGroups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};

  ${media.narrow} {
    /* The sheet takes the whole height of a telephone. */
    min-height: 100dvh;
    align-content: start;
  }
`;

/** One group with its name as legend. */
export const DialogGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  min-width: 0;
  padding: 0;
  border: 0;
  outline: none;

  > legend {
    margin-bottom: ${theme.space[8]};
    padding: 0;
    font-weight: ${theme.weight.medium};
  }
`;
