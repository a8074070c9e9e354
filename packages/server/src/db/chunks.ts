/** A statement takes at most 65,535 parameters, and no table here has more than 60 columns. */
const ROWS_PER_STATEMENT = 1_000;

/** Splits the rows of an insert so that each part fits in one statement. */
export function insertChunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * ROWS_PER_STATEMENT, (part + 1) * ROWS_PER_STATEMENT),
  );
}
