import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface FieldNoteProps {
  /** For the `aria-describedby` of the control. */
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

/** Under a control: what is expected, or what is wrong with the sign and the voice of an error. */
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
