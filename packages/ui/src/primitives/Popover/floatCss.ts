import { theme } from '../../tokens/theme.ts';

/** Styles of every surface that floats next to its trigger. */
export const floatCss = `
  z-index: ${theme.layer.popover};
  max-width: min(360px, calc(100vw - 16px));
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  box-shadow: ${theme.shadow.float};
  outline: none;
`;
