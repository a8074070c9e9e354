/** A row that is only written over in the version that was read. */
export interface Versioned {
  id: string;
  version: number;
}

/** The whole row as it was read last; as it is where it is no longer among those. An id names rows of one kind alone. */
export function newestOf<Row extends Versioned>(row: Row, read: readonly object[]): Row {
  const newer = read.find(
    (other): other is Row =>
      'id' in other && other.id === row.id && 'version' in other && Number(other.version) > row.version,
  );
  return newer ?? row;
}
