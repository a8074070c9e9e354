/** Values of a figure over time, the newest last; null where there was none. */
export type Values = readonly (number | null)[];

/** How the newest value differs from the one before it; null if one of them is missing. */
export const changeOf = (values: Values): number | null => {
  const [now = null, before = null] = values.toReversed();
  return now === null || before === null ? null : now - before;
};

/** An SVG path through the values in a box of this size. A missing value breaks the line. */
export const sparkPath = (values: Values, { width, height }: { width: number; height: number }): string => {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  const step = width / Math.max(1, values.length - 1);
  return values
    .map((value, place) => {
      if (value === null) return '';
      const isFirst = (values[place - 1] ?? null) === null;
      const y = height - ((value - low) / span) * height;
      return `${isFirst ? 'M' : 'L'}${Math.round(place * step)} ${Math.round(y)}`;
    })
    .join('');
};
