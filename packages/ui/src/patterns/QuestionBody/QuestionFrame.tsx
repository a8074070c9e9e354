import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

/** The statement above what belongs to it; in a group that is answered, beside it where there is room. */
export const QuestionFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  /* Keeps the program visible next to its questions. */
  @container (min-width: 880px) {
    &[data-group='true'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: ${theme.space[32]};
      align-items: start;
    }
    &[data-group='true'] > :first-child {
      position: sticky;
      top: ${theme.space[16]};
    }
    &[data-group='true'] > ol > li:first-child {
      padding-top: 0;
      border-top: 0;
      box-shadow: none;
    }
  }
`;
