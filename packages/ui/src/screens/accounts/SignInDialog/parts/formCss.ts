import { css } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';

/** Layout of the dialog's forms: one column, with a row of small links at the end. */
export const formCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > [data-part='aside'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  > [data-part='aside'] > button {
    margin-left: -13px;
  }
`;
