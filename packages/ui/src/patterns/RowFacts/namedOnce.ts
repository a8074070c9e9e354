/** Names as React keys: the second one of a name has its number behind it. */
export function namedOnce(names: readonly string[]): string[] {
  const met = new Map<string, number>();
  return names.map((name) => {
    const nth = (met.get(name) ?? 0) + 1;
    met.set(name, nth);
    return nth === 1 ? name : `${name} ${nth}`;
  });
}
