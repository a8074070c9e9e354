/** How long each step is shown while the steps are played. */
export const STEP_MS = { slow: 1_600, normal: 800, fast: 250 } as const;
/** How fast the steps are played. */
export type StepPace = keyof typeof STEP_MS;
