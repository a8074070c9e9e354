/** A formula with the bracket before it and the punctuation after it; never spans two formulas. */
const FORMULA_AND_MARKS = /[（《“「]?<math(?:\s[^<>]*)?>(?:[^<]|<(?!\/?math[\s>]))*<\/math>[，。；：、！？）》”」…]*/g;
const HAS_MARK = /^[（《“「]|[，。；：、！？）》”」…]$/;
const IS_BLOCK = /^[^>]*\sdisplay=/;

/**
 * Keeps a formula on one line with its punctuation: browsers would break between them, but no Chinese line may begin
 * with punctuation.
 */
export const withTogether = (html: string): string =>
  html.replaceAll(FORMULA_AND_MARKS, (found) =>
    HAS_MARK.test(found) && !IS_BLOCK.test(found) ? `<span data-part="together">${found}</span>` : found,
  );
