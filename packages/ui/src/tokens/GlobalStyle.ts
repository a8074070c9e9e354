import { createGlobalStyle } from 'styled-components';
import { media } from './media.ts';
import { codeRules, textRules } from './textRules.ts';
import { theme } from './theme.ts';

/**
 * The reset and the defaults every component relies on: type, focus ring, figures, motion. Mount it once next to
 * `ThemeStyle`, in a document or a shadow root. `.num` gives tabular figures to numbers that are compared (clocks,
 * scores, tables). A name that is written from right to left, or holds signs that turn the text after them, turns
 * nothing but itself. In forced colours, grounds and shadows are gone, so what is chosen gets a frame; the focus ring and
 * marks of a part win over it.
 */
export const GlobalStyle = createGlobalStyle`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  body,
  :host {
    margin: 0;
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font: ${theme.weight.regular} ${theme.text.body} / 1.65 ${theme.font.sans};
    -webkit-font-smoothing: antialiased;
    text-size-adjust: 100%;
    overflow-wrap: break-word;
    ${textRules}
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  h1 {
    font-size: ${theme.text.title};
    line-height: 1.3;
    letter-spacing: -0.01em;
    font-weight: ${theme.weight.bold};
  }

  h2 {
    font-size: ${theme.text.heading};
    line-height: 1.4;
    font-weight: ${theme.weight.bold};
  }

  h3,
  h4 {
    font-size: ${theme.text.body};
    font-weight: ${theme.weight.bold};
  }

  a,
  b,
  bdi,
  button,
  em,
  label,
  q,
  span,
  strong,
  td,
  th {
    unicode-bidi: isolate;
  }

  ul[role='list'],
  ol[role='list'] {
    list-style: none;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  code,
  pre,
  kbd,
  samp {
    font-family: ${theme.font.mono};
    ${codeRules}
  }

  img,
  svg,
  video {
    max-width: 100%;
  }

  .num {
    font-variant-numeric: tabular-nums;
  }

  :focus-visible {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    :where([aria-current]:not([aria-current='date']), [aria-pressed='true'], tr[aria-selected='true']) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.still} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
