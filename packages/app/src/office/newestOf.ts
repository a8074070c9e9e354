/** A row that is only written over in the version that was read. */
export interface Versioned {
  id: string;
  version: number;
}

/** Id and version of a row as it was read last; its own where it is no longer among those. */
export function newestOf({ id, version }: Versioned, read: readonly object[]): Versioned {
  const newer = read.find(
    (other): other is Versioned =>
      'id' in other && other.id === id && 'version' in other && Number(other.version) > version,
  );
  return { id, version: newer?.version ?? version };
}
