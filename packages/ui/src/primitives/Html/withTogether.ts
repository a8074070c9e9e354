/** A formula, the bracket before it and the marks after it. No part of it runs into the next formula. */
const FORMULA_AND_MARKS = /[（《“「]?<math(?:\s[^<>]*)?>(?:[^<]|<(?!\/?math[\s>]))*<\/math>[，。；：、！？）》”」…]*/g;
const HAS_MARK = /^[（《“「]|[，。；：、！？）》”」…]$/;
const IS_BLOCK = /^[^>]*\sdisplay=/;

/** Browsers break the line between a formula and the mark after it, and no Chinese line may begin with one. */
export const withTogether = (html: string): string =>
  html.replaceAll(FORMULA_AND_MARKS, (found) =>
    HAS_MARK.test(found) && !IS_BLOCK.test(found) ? `<span data-part="together">${found}</span>` : found,
  );
