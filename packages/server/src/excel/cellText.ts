/**
 * Characters that make a spreadsheet read a text as a formula, when pasted or saved as CSV; a small signed number is
 * not one.
 */
const FORMULA_START = /^(?![+-]\d{1,9}(?:\.\d{1,2})?$)[=+\-@\t\r]/;
/**
 * XML 1.0 allows no control characters except tab and line breaks; they are removed before the first character is
 * checked.
 */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;
const MAX_CHARS = 32_767;

/** Makes a text safe for a cell: it can never start a formula. */
export function quoted(text: string): string {
  const written = text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '')
    .slice(0, MAX_CHARS - 1);
  return FORMULA_START.test(written) ? `'${written}` : written;
}

/** Removes what `quoted` added, when the file comes back. */
export function unquoted(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;
}
