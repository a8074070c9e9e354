import { styled } from 'styled-components';
import { hiddenCss } from './hiddenCss.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenCss}
`;
