import type { Subtask } from '@aosai/api/judging/judging';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';

/**
 * Scales subtasks to the points that a paper gives the question. Each keeps its share, in whole hundredths that add up
 * to `maxPoints`. Cases outside subtasks have the points that these leave, so with such cases subtasks are scaled only
 * if they exceed `maxPoints`.
 */
export function subtasksWithin(
  { subtasks, cases }: Pick<ProgrammingSpec, 'subtasks' | 'cases'>,
  maxPoints: number,
): Subtask[] {
  const promised = subtasks.reduce((sum, { points }) => sum + points, 0);
  const leavesRest = promised < maxPoints && cases.some(({ subtaskId }) => subtaskId === undefined);
  if (promised === 0 || promised === maxPoints || leavesRest) return subtasks;
  let [before, given] = [0, 0];
  return subtasks.map((subtask) => {
    before += subtask.points;
    const points = Math.round((before * maxPoints) / promised) - given;
    given += points;
    return { ...subtask, points };
  });
}
