/** Minutes a week that a learner can choose. The shortest holds a mock exam of levels 1 to 4. */
export const PLAN_MINUTES = [120, 180, 240, 300] as const;

/** Minutes of a full mock exam of a level. */
export const mockMinutesOf = (level: number): number => (level <= 4 ? 120 : 180);

/** The paces that leave room for a mock exam of a level. */
export const minutesFor = (level: number): number[] =>
  PLAN_MINUTES.filter((minutes) => minutes >= mockMinutesOf(level));

/** How many sittings ahead a goal can be. */
export const PLAN_SITTINGS = 8;
