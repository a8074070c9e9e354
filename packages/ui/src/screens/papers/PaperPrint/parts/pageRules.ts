import { createGlobalStyle } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { a4Page, FOOT } from './a4Page.ts';

/** One column on A4, to hand in and file. */
export const A4Pages = createGlobalStyle`
  ${media.print} {
    ${a4Page}
    html,
    body {
      background: #fff;
    }
  }
`;

/** Two columns on landscape B4, the usual format of exams in schools; the B4 of copiers is JIS B4. */
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

/** Landscape A4 for a wide table. */
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
