/** Page number below every page, counted by the browser. */
export const FOOT = `
  @bottom-center {
    content: '第 ' counter(page) ' 页，共 ' counter(pages) ' 页';
    font: 9pt sans-serif;
    color: #555;
  }
`;

/** A page of upright A4. Without a library, since hand-outs are printed by a script with the same rule. */
export const a4Page = `
  @page {
    size: A4 portrait;
    margin: 16mm 17mm 18mm;
    ${FOOT}
  }
`;
