import { theme } from '../../tokens/theme.ts';
import { codeColors } from '../Code/codeColors.ts';
import { WEB_BASE } from '@aosai/api/kit/constants';

const face = (family: string, file: string): string => `
  @font-face {
    font-family: '${family}';
    src: url('${WEB_BASE}fonts/${file}.woff2') format('woff2');
    font-display: swap;
  }
`;

/**
 * Bundled math fonts: browsers without a math font cannot stretch braces, and none renders the alphabets of
 * `mathvariant`.
 */
const mathCss = `
  ${face('Aosai Math', 'math')}
  ${face('Aosai Math Double', 'math-double')}
  ${face('Aosai Math Script', 'math-script')}
  ${face('Aosai Math Fraktur', 'math-fraktur')}
  math {
    font-family: 'Aosai Math', math;
    font-size: 1.06em;
  }
  math[display='block'] {
    margin: 12px 0;
  }
  /* An author picks colours for white paper; here the same hue must be light. */
  [data-theme='dark'] & [mathcolor],
  :host([data-theme='dark']) & [mathcolor] {
    filter: invert(1) hue-rotate(180deg);
  }
  math [mathvariant] {
    text-transform: none;
  }
  math [mathvariant^='bold'] {
    font-weight: ${theme.weight.bold};
  }
  math [mathvariant$='italic'] {
    font-style: italic;
  }
  math [mathvariant='double-struck'] {
    font-family: 'Aosai Math Double', 'Aosai Math', math;
  }
  math [mathvariant$='script'] {
    font-family: 'Aosai Math Script', 'Aosai Math', math;
  }
  math [mathvariant$='fraktur'] {
    font-family: 'Aosai Math Fraktur', 'Aosai Math', math;
  }
  math [mathvariant='monospace'] {
    font-family: ${theme.font.mono};
  }
  math [mathvariant^='sans-serif'] {
    font-family: sans-serif;
  }
`;

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
  /* Questions within a lecture, where a page cannot run them. */
  section {
    margin: 0 0 12px;
    padding: 2px 0 2px 14px;
    border-left: 3px solid ${theme.color.primary};
    break-inside: avoid;
  }
  section::before {
    content: '猜一猜输出';
    color: ${theme.color.ink2};
    font-weight: ${theme.weight.bold};
  }
  section[class='lesson-gap']::before {
    content: '填一填';
  }
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
