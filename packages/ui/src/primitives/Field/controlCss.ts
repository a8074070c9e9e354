import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

/** Styles of a text-like control: border, heights, states by `aria-invalid` and `:disabled`. */
export const controlCss = `
  appearance: none;
  width: 100%;
  min-width: 0;
  min-height: ${theme.control.medium};
  padding: 5px 12px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-size: ${theme.text.body};
  line-height: 1.6;
  transition: border-color ${theme.motion.quick} ${theme.motion.ease};

  &::placeholder {
    color: ${theme.color.ink3};
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.color.ink2};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 0;
    border-color: ${theme.color.primary};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.bad};
  }
  &[aria-invalid='true']:focus-visible {
    outline-color: ${theme.color.bad};
  }
  &:disabled,
  &:read-only:not(select) {
    background: ${theme.color.sunken};
    border-color: ${theme.color.line};
  }
  &:disabled {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }
  &[data-size='l'] {
    min-height: ${theme.control.large};
    font-size: ${theme.text.lead};
  }

  ${media.touch} {
    min-height: ${theme.control.touch};
    font-size: ${theme.text.lead};
  }
`;
