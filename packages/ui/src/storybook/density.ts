const DENSITIES = ['empty', 'usual', 'extreme'] as const;

/** How much data a story shows, as the toolbar says: nothing, a usual day, the most there can be. */
type Density = (typeof DENSITIES)[number];

/** Args of a story for the other two densities; its own args are the usual one. */
export type DensityArgs = Partial<Record<Density, Record<string, unknown>>>;

/**
 * The args of a story under the density that is chosen. A story takes part by
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
