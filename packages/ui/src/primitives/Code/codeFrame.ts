import { theme } from '../../tokens/theme.ts';

/** The frame and heading of a figure with code or output. */
export const codeFrame = `
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  overflow: hidden;

  figcaption {
    background: ${theme.color.sunken};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
`;
