const DENSITIES = ['empty', 'usual', 'extreme'] as const;

/** How much data a story shows, chosen in the toolbar: none, the usual amount, the maximum. */
type Density = (typeof DENSITIES)[number];

/** Args of a story at the other two densities; the story's args are the usual ones. */
export type DensityArgs = Partial<Record<Density, Record<string, unknown>>>;

/**
 * The args of a story at the chosen density. A story takes part by
 * `parameters: { density: { empty: { rows: [] }, extreme: { rows: many } } }`.
 */
export const argsAt = (
  density: unknown,
  args: Record<string, unknown>,
  others: DensityArgs | undefined,
): Record<string, unknown> => {
  const chosen = DENSITIES.find((name) => name === density) ?? 'usual';
  return { ...args, ...others?.[chosen] };
};
