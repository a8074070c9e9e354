import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';

/** A sheet on screen and on paper: black on white, in points and millimetres. */
export const sheetCss = `
  width: min(210mm, 100%);
  min-height: 297mm;
  margin: 0 auto;
  padding: 16mm 17mm;
  background: #fff;
  color: ${theme.color.ink};
  font-size: 10.5pt;
  line-height: 1.6;
  color-scheme: light;

  &[data-size='B4'] {
    width: min(364mm, 100%);
    min-height: 257mm;
  }
  &[data-size='A4 landscape'] {
    width: min(297mm, 100%);
    min-height: 210mm;
  }
  &[data-size='B4'] > [data-part='body'] {
    columns: 2;
    column-gap: 12mm;
    column-rule: 0.2mm solid ${theme.color.line};
  }
  section > h2 {
    margin: 5mm 0 3mm;
    font-size: 12pt;
    break-after: avoid;
  }
  [data-part='body'] > section > ol {
    list-style: none;
  }
  [data-part='body'] > section > ol > li + li {
    margin-top: 4mm;
  }
  h3 {
    font-size: 11pt;
    break-after: avoid;
  }
  /* A program is read as one piece. */
  pre {
    break-inside: avoid;
    padding: 1.5mm 3mm;
    border-radius: 0.8mm;
    background: none;
    font-size: 9.5pt;
    line-height: 1.4;
  }
  /* A label, such as that of a sample, stays with what it names. */
  p:has(+ pre) {
    break-inside: avoid;
    break-after: avoid;
  }
  [data-part='body'] :is(h1, h2, h3, h4) {
    break-after: avoid;
  }
  [data-part='body'] p,
  [data-part='body'] pre {
    orphans: 2;
    widows: 2;
  }
  [data-part='stem'] :is(h1, h2, h3, h4) {
    margin: 2.5mm 0 1mm;
    font-size: 10.5pt;
  }
  [data-part='stem'] :is(p, pre, ul, ol, table) {
    margin-bottom: 1.5mm;
  }
  [data-part='parts'] code,
  [data-part='options'] code,
  [data-part='stem'] :not(pre) > code {
    padding: 0;
    background: none;
  }
  img,
  table {
    break-inside: avoid;
  }

  ${media.narrow} {
    min-height: 0;
    padding: 20px 16px;
  }
  ${media.print} {
    width: auto !important;
    min-height: 0 !important;
    padding: 0;
  }
`;
