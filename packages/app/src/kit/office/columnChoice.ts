const nameOf = (id: string) => `aosai.columns.${id}`;

/** Columns hidden in this browser; null before any choice. */
export function hiddenColumnsOf(storage: Pick<Storage, 'getItem'>, id: string): string[] | null {
  const kept = storage.getItem(nameOf(id));
  return kept === null ? null : kept.split(',').filter(Boolean);
}

export function keepHiddenColumns(storage: Pick<Storage, 'setItem'>, id: string, columns: readonly string[]): void {
  storage.setItem(nameOf(id), columns.join(','));
}
