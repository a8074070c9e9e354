import { createGlobalStyle } from 'styled-components';
import { theme } from '../tokens/theme.ts';

/**
 * Shields an element from the page's styles. Rules of the page reach the host and the properties it inherits (font,
 * colour, letter spacing), so both roots inside reset everything. The page still decides margin, size and position of
 * the host; each part draws a card as its background.
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
