import { theme } from '../../tokens/theme.ts';
import { codeColors } from '../Code/codeColors.ts';
import { mathCss } from './mathCss.ts';

/** Typography of rendered statements, by element only, as the server sends no classes. */
export const proseCss = `
  line-height: 1.75;
  overflow-wrap: break-word;

  > :first-child {
    margin-top: 0;
  }
  > :last-child {
    margin-bottom: 0;
  }
  p,
  ul,
  ol,
  pre,
  table,
  blockquote,
  figure {
    margin: 0 0 12px;
  }
  h1,
  h2,
  h3,
  h4 {
    margin: 20px 0 8px;
    font-size: 1em;
    line-height: 1.5;
    letter-spacing: 0;
    font-weight: ${theme.weight.bold};
  }
  h1,
  h2 {
    font-size: var(--prose-heading, 1.14em);
  }
  ul,
  ol {
    padding-left: 1.6em;
  }
  li + li {
    margin-top: 4px;
  }
  a {
    color: ${theme.color.primary};
    text-underline-offset: 0.22em;
  }
  strong,
  b {
    font-weight: ${theme.weight.bold};
  }
  code {
    padding: 0.1em 0.35em;
    border-radius: ${theme.radius.tag};
    background: ${theme.color.sunken};
    font-family: ${theme.font.mono};
    font-size: 0.9em;
  }
  pre {
    padding: 12px 14px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.code};
    color: ${theme.color.ink};
    font-family: ${theme.font.mono};
    font-size: 0.9em;
    line-height: 1.6;
    tab-size: 4;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  pre code {
    padding: 0;
    background: none;
    font-size: inherit;
  }
  ${codeColors}
  blockquote {
    padding: 2px 0 2px 14px;
    border-left: 3px solid ${theme.color.line};
    color: ${theme.color.ink2};
  }
  table {
    border-collapse: collapse;
    max-width: 100%;
    font-size: 0.95em;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 6px 12px;
    border: 1px solid ${theme.color.line};
    text-align: left;
  }
  th {
    background: ${theme.color.sunken};
    font-weight: ${theme.weight.medium};
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    margin: 8px auto;
    border-radius: ${theme.radius.tag};
  }
  [data-part='together'] {
    white-space: nowrap;
  }
  ${mathCss}
  hr {
    margin: 20px 0;
    border: 0;
    border-top: 1px solid ${theme.color.line};
  }
  sup,
  sub {
    line-height: 0;
  }
`;
