/** Part of a line. `differs` is highlighted; `blank` has invisible characters drawn as symbols. */
export interface DiffPiece {
  text: string;
  kind: 'same' | 'differs' | 'blank';
}

/** A line of both outputs; null where an output has ended. */
export interface DiffRow {
  no: number;
  expected: DiffPiece[] | null;
  actual: DiffPiece[] | null;
}

/** Symbols that every font has, or escapes that programmers know. */
const SIGNS: Record<string, string> = { ' ': '·', '\t': '→', '\r': '\\r', '\v': '\\v', '\f': '\\f' };
const drawn = (blanks: string): string => Array.from(blanks, (one) => SIGNS[one] ?? one).join('');

const linesOf = (text: string): string[] => {
  if (text === '') return [];
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
};

const chunksOf = (line: string): string[] => line.match(/\s+|\S+/g) ?? [];

/** The pieces of a line compared with the other one; blanks are drawn where they differ and at the end of the line. */
const piecesOf = (line: string, other: string | undefined): DiffPiece[] => {
  const chunks = chunksOf(line);
  const others = other === undefined ? [] : chunksOf(other);
  return chunks.map((chunk, index) => {
    const isBlank = chunk.trim() === '';
    const same = other !== undefined && chunk === others[index];
    if (!isBlank) return { text: chunk, kind: same ? 'same' : 'differs' };
    const atEnd = index === chunks.length - 1;
    if (atEnd) return { text: drawn(chunk), kind: 'blank' };
    return same ? { text: chunk, kind: 'same' } : { text: drawn(chunk), kind: 'differs' };
  });
};

/** Both outputs line by line. A line without a counterpart has only its trailing blanks drawn. */
export const diffRows = (expected: string, actual: string): DiffRow[] => {
  const [wanted, got] = [linesOf(expected), linesOf(actual)];
  return Array.from({ length: Math.max(wanted.length, got.length) }, (_, index) => {
    const [a, b] = [wanted[index], got[index]];
    return {
      no: index + 1,
      expected: a === undefined ? null : piecesOf(a, b),
      actual: b === undefined ? null : piecesOf(b, a),
    };
  });
};
