import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

/** Styles of a checkbox or radio with its label, for `<label><input/><span>…</span></label>`. */
export const choiceCss = `
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: 10px;
  min-height: 28px;
  padding: 3px 0;
  cursor: pointer;

  > input {
    appearance: none;
    flex: none;
    display: grid;
    place-items: center;
    width: 18px;
    height: 18px;
    margin: 3px 0 0;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.tag};
    background: ${theme.color.surface};
    color: ${theme.color.onPrimary};
    cursor: inherit;
  }
  > input:hover {
    border-color: ${theme.color.ink2};
  }
  > input:checked,
  > input[type='checkbox']:indeterminate {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }
  > input::before {
    content: '';
    width: 12px;
    height: 12px;
    background: currentColor;
    clip-path: polygon(12% 48%, 24% 37%, 42% 56%, 77% 16%, 90% 27%, 43% 82%);
    transform: scale(0);
  }
  > input:checked::before,
  > input[type='checkbox']:indeterminate::before {
    transform: none;
  }
  > input[type='checkbox']:indeterminate::before {
    clip-path: inset(42% 8%);
  }
  > input[type='radio'] {
    border-radius: 50%;
  }
  > input[type='radio']::before {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    clip-path: none;
  }
  > input[aria-invalid='true'],
  > input[data-invalid='true'] {
    border-color: ${theme.color.bad};
  }
  > input:disabled {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.ink3};
  }
  &:has(> input:disabled) {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }
  small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    line-height: 1.5;
  }

  ${media.touch} {
    min-height: ${theme.control.touch};
    padding: 10px 0;
  }
`;
