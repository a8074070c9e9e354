/** What follows the beginning of a text without blanks between, or null where that is more than one line. */
export function restOfLine(text: string, beginning: string): string | null {
  const rest = text.slice(beginning.length).trimStart();
  return /[\r\n]/.test(rest) ? null : rest;
}
