/** A line that is not empty, cut into its cells. */
export interface PastedLine {
  /** As people count: the first line is 1. */
  line: number;
  /** As it was pasted, without blanks around it. */
  text: string;
  cells: string[];
}

const cellsOf = (line: string): string[] =>
  (line.includes('\t') ? line.split('\t') : line.trim().split(/[,，;；]|\s+/)).map((cell) => cell.trim());

/**
 * Lines copied from a sheet (tabs) or typed (commas, spaces); empty lines are passed over, and the head of a table.
 *
 * @param head what the first cell of a head line says
 */
export function pastedLines(text: string, head: string): PastedLine[] {
  return text.split(/\r?\n/).flatMap((line, place) => {
    const cells = cellsOf(line);
    return line.trim() === '' || cells[0] === head ? [] : [{ line: place + 1, text: line.trim(), cells }];
  });
}
