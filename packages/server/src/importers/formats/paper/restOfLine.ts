/** The text after its beginning, without leading blanks; null if that is more than one line. */
export function restOfLine(text: string, beginning: string): string | null {
  const rest = text.slice(beginning.length).trimStart();
  return /[\r\n]/.test(rest) ? null : rest;
}
