import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

/**
 * The look of a button for `<button>` and `<a>`; variants by `data-variant`, sizes by `data-size`. A long label breaks at
 * punctuation, a short one never.
 */
export const buttonCss = `
  appearance: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]};
  min-height: ${theme.control.medium};
  padding: 4px 16px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font: ${theme.weight.medium} ${theme.text.body} / 1.4 ${theme.font.sans};
  text-align: center;
  text-decoration: none;
  max-width: 100%;
  word-break: keep-all;
  overflow-wrap: break-word;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition:
    background-color ${theme.motion.quick} ${theme.motion.ease},
    border-color ${theme.motion.quick} ${theme.motion.ease},
    color ${theme.motion.quick} ${theme.motion.ease};

  &:hover:where(:not(:disabled, [aria-disabled='true'])) {
    background: ${theme.color.sunken};
    border-color: ${theme.color.ink3};
  }

  &[data-variant='primary'] {
    background: ${theme.color.primary};
    border-color: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  &[data-variant='primary']:hover:where(:not(:disabled, [aria-disabled='true'])) {
    background: ${theme.color.primaryHover};
    border-color: ${theme.color.primaryHover};
  }

  &[data-variant='ghost'] {
    background: transparent;
    border-color: transparent;
    color: ${theme.color.ink2};
  }
  &[data-variant='ghost']:hover:where(:not(:disabled, [aria-disabled='true'])) {
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
  }

  &[data-variant='danger'] {
    background: ${theme.color.bad};
    border-color: ${theme.color.bad};
    color: ${theme.color.onBad};
  }
  &[data-variant='danger']:hover:where(:not(:disabled, [aria-disabled='true'])) {
    background: ${theme.color.badHover};
    border-color: ${theme.color.badHover};
  }

  &[data-size='s'] {
    min-height: ${theme.control.small};
    padding: 2px 12px;
    font-size: ${theme.text.small};
    gap: 6px;
  }
  &[data-size='l'] {
    min-height: ${theme.control.large};
    padding: 6px 22px;
    font-size: ${theme.text.lead};
  }
  &[data-block='true'] {
    display: flex;
    width: 100%;
  }

  &:active {
    transform: translateY(0.5px);
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: ${theme.color.sunken};
    border-color: ${theme.color.line};
    color: ${theme.color.ink3};
    cursor: not-allowed;
    transform: none;
  }
  &[data-variant='ghost']:disabled,
  &[data-variant='ghost'][aria-disabled='true'] {
    background: transparent;
    border-color: transparent;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  ${media.touch} {
    min-height: ${theme.control.touch};
    &[data-size='s'] {
      min-height: ${theme.control.touch};
    }
  }
`;
