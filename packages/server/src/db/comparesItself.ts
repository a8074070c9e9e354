/** `"app_id" = "app_id"`: a column without its table on both sides. */
const ITSELF = /(?<![.\w])"(\w+)" = "\1"(?![.\w])/;

/** What is wrong with a statement that compares a column with itself, which is always true: see `subquery`. */
export function comparesItself(statement: string): string | null {
  const [found] = ITSELF.exec(statement) ?? [];
  return found === undefined ? null : `a statement compares a column with itself (${found}): ${statement}`;
}
