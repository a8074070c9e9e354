type Texts<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

/** A row in its wire form: dates as ISO text, everything else unchanged. */
export function datesAsText<Row extends object>(row: Row): Texts<Row> {
  const entries = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as Texts<Row>;
}
