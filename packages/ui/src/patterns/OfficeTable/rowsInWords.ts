/** How many people are named at most; of more, the first and their number. */
const NAMED = 3;

interface Named<Row, Known> {
  nameOf: (row: Row, known: Known) => string;
  ofPeople?: boolean;
  unit?: string;
}

/**
 * What was chosen, in a dialog or a toast: 林知远、陈思远, 林知远、陈思远、王一等 12 人, or 选中的 3 项 of things.
 *
 * @param chosen those of the chosen rows that are on this page
 * @param count all that are chosen
 */
export function rowsInWords<Row, Known>(
  { nameOf, ofPeople = false, unit = ofPeople ? '人' : '项' }: Named<Row, Known>,
  chosen: readonly Row[],
  count: number,
  known: Known,
): string {
  if (!ofPeople || chosen.length === 0) return `选中的 ${count} ${unit}`;
  const shown = chosen.slice(0, NAMED);
  const names = shown.map((row) => nameOf(row, known)).join('、');
  return count > shown.length ? `${names}等 ${count} ${unit}` : names;
}
