/** Matches `"app_id" = "app_id"`: the same unqualified column on both sides. */
const ITSELF = /(?<![.\w])"(\w+)" = "\1"(?![.\w])/;

/** Describes the mistake in a statement that compares a column with itself (always true, see `subquery`), or null. */
export function selfComparison(statement: string): string | null {
  const [found] = ITSELF.exec(statement) ?? [];
  return found === undefined ? null : `a statement compares a column with itself (${found}): ${statement}`;
}
