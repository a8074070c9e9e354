/** An inline formula, the bracket before it and the marks after it. */
const FORMULA_AND_MARKS =
  /[（《“「]?<math(?![^>]*display=)[^>]*>(?:(?!<math)[\s\S])*?<\/math>[，。；：、！？）》”」…]*/g;
const HAS_MARK = /^[（《“「]|[，。；：、！？）》”」…]$/;

/** Browsers break the line between a formula and the mark after it, and no Chinese line may begin with one. */
export const withTogether = (html: string): string =>
  html.replaceAll(FORMULA_AND_MARKS, (found) =>
    HAS_MARK.test(found) ? `<span data-part="together">${found}</span>` : found,
  );
