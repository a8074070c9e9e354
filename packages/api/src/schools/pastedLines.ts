/** A non-empty line, split into cells. */
export interface PastedLine {
  /** Line number, from 1. */
  line: number;
  /** The pasted line, trimmed. */
  text: string;
  cells: string[];
}

const cellsOf = (line: string): string[] =>
  (line.includes('\t') ? line.split('\t') : line.trim().split(/[,，;；]|\s+/)).map((cell) => cell.trim());

/**
 * Splits lines copied from a sheet (tabs) or typed (commas, spaces). Skips empty lines and the table head.
 *
 * @param head text of the first cell of a head line
 */
export function pastedLines(text: string, head: string): PastedLine[] {
  return text.split(/\r?\n/).flatMap((line, place) => {
    const cells = cellsOf(line);
    return line.trim() === '' || cells[0] === head ? [] : [{ line: place + 1, text: line.trim(), cells }];
  });
}
