import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';

/** Skips the bar; visible only when focused. */
export const SkipLink = styled.a`
  position: absolute;
  left: ${theme.space[16]};
  top: -100px;
  z-index: ${theme.layer.overlay};
  padding: 10px 16px;
  border-radius: 0 0 ${theme.radius.control} ${theme.radius.control};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  text-decoration: none;

  &:focus {
    top: 0;
  }
`;
