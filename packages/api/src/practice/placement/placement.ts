import { labelled, type ValueIn } from '../../kit/labelled.ts';

/** How many questions a placement asks. */
export const PLACEMENT_ITEMS = { least: 12, most: 20 } as const;

/** What a newcomer says about their programming so far. */
export const EXPERIENCE = labelled({
  none: '还没学过',
  blocks: '玩过图形化编程，比如 Scratch',
  some: '学过一点 C++ 或 Python',
  passed: '考过 GESP，或者学了一年以上',
});

/** Experience on the wire. */
export type Experience = ValueIn<typeof EXPERIENCE>;

/** State of a placement: in the middle, with a result, or given up by the learner. */
export const PLACEMENT_STATE = labelled({ running: '进行中', done: '已完成', dropped: '已放弃' });

/** State of a placement on the wire. */
export type PlacementState = ValueIn<typeof PLACEMENT_STATE>;
