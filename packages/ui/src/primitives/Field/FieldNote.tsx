import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface FieldNoteProps {
  /** Id for the control's `aria-describedby`. */
  id: string;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: ReactNode;
}

const Root = styled.p`
  display: flex;
  gap: 6px;
  font-size: ${theme.text.small};
  line-height: 1.5;
  color: ${theme.color.ink3};

  > svg {
    margin-top: 2px;
  }
  &[data-part='error'] {
    color: ${theme.color.bad};
  }
`;

/** The hint under a control, or its error, with an icon and announced as an alert. */
export const FieldNote = ({ id, hint, error }: FieldNoteProps) => {
  if (error)
    return (
      <Root id={id} data-part="error" role="alert">
        <Icon name="error" size={16} />
        <span>{error}</span>
      </Root>
    );
  return hint ? <Root id={id}>{hint}</Root> : null;
};
