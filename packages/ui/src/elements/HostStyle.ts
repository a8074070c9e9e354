import { createGlobalStyle } from 'styled-components';
import { theme } from '../tokens/theme.ts';

/**
 * The wall of an element. Rules of the page reach its host and what the host passes on (font, colour, spacing of
 * letters), so both roots inside start from nothing. Margin, size and place of the host stay the page's to choose;
 * each part brings a card as its ground.
 */
export const HostStyle = createGlobalStyle`
  :host {
    display: block;
    background: none;
  }
  :host([hidden]) {
    display: none;
  }
  [data-ao] {
    all: initial;
    direction: ltr;
    display: block;
    box-sizing: border-box;
    color: ${theme.color.ink};
    font: ${theme.weight.regular} ${theme.text.body} / 1.65 ${theme.font.sans};
    -webkit-font-smoothing: antialiased;
    text-size-adjust: 100%;
    overflow-wrap: break-word;
  }
`;
