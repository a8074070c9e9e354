import { createGlobalStyle } from 'styled-components';
import { media } from '../../../tokens/media.ts';

/** Below every page: where one is. The browser counts. */
const FOOT = `
  @bottom-center {
    content: '第 ' counter(page) ' 页，共 ' counter(pages) ' 页';
    font: 9pt sans-serif;
    color: #555;
  }
`;

/** One column on a sheet to hand in and file. */
export const A4Pages = createGlobalStyle`
  ${media.print} {
    @page {
      size: A4 portrait;
      margin: 16mm 17mm 18mm;
      ${FOOT}
    }
    html,
    body {
      background: #fff;
    }
  }
`;

/** Two columns across, as schools print their exams; the B4 of copiers is that of JIS. */
export const B4Pages = createGlobalStyle`
  ${media.print} {
    @page {
      size: JIS-B4 landscape;
      margin: 14mm 16mm 17mm;
      ${FOOT}
    }
    html,
    body {
      background: #fff;
    }
  }
`;

/** A wide table on a sheet to hang up and file. */
export const A4AcrossPages = createGlobalStyle`
  ${media.print} {
    @page {
      size: A4 landscape;
      margin: 14mm 12mm 16mm;
      ${FOOT}
    }
    html,
    body {
      background: #fff;
    }
  }
`;
