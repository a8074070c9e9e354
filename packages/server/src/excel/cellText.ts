/** Signs that make a spreadsheet take a text for a formula, when it is pasted or saved as CSV; a small number with its sign is none. */
const FORMULA_START = /^(?![+-]\d{1,9}(?:\.\d{1,2})?$)[=+\-@\t\r]/;
/** XML 1.0 knows no control characters but tab and line breaks: NUL is gone before anybody asks what comes first. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;
const MAX_CHARS = 32_767;

/** A text as it may stand in a cell that others open: never the beginning of a formula. */
export function quoted(text: string): string {
  const written = text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '')
    .slice(0, MAX_CHARS - 1);
  return FORMULA_START.test(written) ? `'${written}` : written;
}

/** What `quoted` put in front is gone again when the file comes back. */
export function unquoted(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;
}
