import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';

/**
 * Styles of a question number by state: outline (open), filled (answered), folded corner (flagged), dashed edge
 * (unsaved), ring (current). States can be combined.
 */
export const cellCss = `
  appearance: none;
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  min-height: 34px;
  padding: 0;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.ink2};
  font-size: ${theme.text.dense};
  line-height: 1;
  cursor: pointer;
  touch-action: manipulation;

  &:hover {
    border-color: ${theme.color.primary};
    color: ${theme.color.primary};
  }
  &[data-answered='true'] {
    border-color: transparent;
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.bold};
  }
  &[data-answered='true']:hover {
    border-color: ${theme.color.primary};
  }
  &[data-unsaved='true'] {
    border: 2px dashed ${theme.color.warn};
    color: ${theme.color.warn};
  }
  &[data-unsaved='true'][data-answered='true'] {
    background: ${theme.color.warnSoft};
  }
  &[data-flagged='true']::after {
    content: '';
    position: absolute;
    top: -1px;
    right: -1px;
    border: 6px solid transparent;
    border-top-color: ${theme.color.seal};
    border-right-color: ${theme.color.seal};
    border-top-right-radius: 5px;
  }
  &[data-unsaved='true'][data-flagged='true']::after {
    top: -2px;
    right: -2px;
  }
  &[data-current='true'] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
    outline: 2px solid ${theme.color.primary};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 3px solid ${theme.color.primary};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &[data-answered='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-unsaved='true'] {
      border-color: CanvasText;
    }
    &[data-flagged='true']::after {
      forced-color-adjust: none;
      border-color: CanvasText CanvasText transparent transparent;
    }
    &[data-current='true'] {
      outline: 3px solid CanvasText;
    }
  }

  ${media.touch} {
    min-height: ${theme.control.touch};
  }
`;
