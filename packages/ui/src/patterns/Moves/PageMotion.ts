import { createGlobalStyle } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

/** How one page takes the place of another in a view transition: what differs fades, and the mark of the menu slides. */
export const PageMotion = createGlobalStyle`
  /* The new page can be clicked at once. */
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-group(*),
  ::view-transition-old(*),
  ::view-transition-new(*) {
    animation-duration: ${theme.motion.quick};
    animation-timing-function: ${theme.motion.ease};
  }
`;
