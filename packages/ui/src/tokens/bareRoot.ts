import { css } from 'styled-components';
import { textRules } from './textRules.ts';
import { theme } from './theme.ts';

/**
 * The element that a part starts from inside a foreign page. Rules of the page reach it by inheritance (font, colour,
 * letter spacing), so it gives up all of them and takes the product's own.
 */
export const bareRoot = css`
  all: initial;
  direction: ltr;
  display: block;
  box-sizing: border-box;
  color: ${theme.color.ink};
  font: ${theme.weight.regular} ${theme.text.body} / 1.65 ${theme.font.sans};
  -webkit-font-smoothing: antialiased;
  text-size-adjust: 100%;
  overflow-wrap: break-word;
  ${textRules}
`;
