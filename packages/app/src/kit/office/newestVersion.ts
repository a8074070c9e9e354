/** A row that can be written only with its current version. */
export interface Versioned {
  id: string;
  version: number;
}

/** The newest version of a row: one of the rows read, or the given row. Ids are unique among all kinds of rows. */
export function newestVersion<Row extends Versioned>(row: Row, read: readonly object[]): Row {
  const newer = read.find(
    (other): other is Row =>
      'id' in other && other.id === row.id && 'version' in other && Number(other.version) > row.version,
  );
  return newer ?? row;
}
