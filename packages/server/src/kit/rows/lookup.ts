/** Looks rows up by id; throws if an id is unknown. */
export function lookupById<Row extends { id: string }>(rows: readonly Row[]): (id: string) => Row {
  const known = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = known.get(id);
    if (!row) throw new TypeError(`no row ${id}`);
    return row;
  };
}
