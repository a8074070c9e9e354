import type { Subtask } from '../judging.ts';

interface ScoredTask {
  cases: readonly { id: string; sample: boolean; subtaskId?: string | undefined }[];
  subtasks: readonly Pick<Subtask, 'id' | 'type'>[];
  /** The author wants samples to count like any other case. */
  samplesScore?: boolean | undefined;
}

/**
 * Cases that are run and shown but give no points: their answers stand in the statement. Samples of an all-or-nothing
 * subtask stay cases of it, and where a group has nothing but samples these keep its points.
 */
export function unscoredCases({ cases, subtasks, samplesScore = false }: ScoredTask): ReadonlySet<string> {
  if (samplesScore) return new Set();
  const allOrNothing = new Set(subtasks.flatMap(({ id, type }) => (type === 'min' ? [id] : [])));
  const groups = Map.groupBy(
    cases.filter(({ subtaskId }) => subtaskId === undefined || !allOrNothing.has(subtaskId)),
    ({ subtaskId }) => subtaskId,
  );
  const unscored = [...groups.values()].flatMap((group) =>
    group.some(({ sample }) => !sample) ? group.filter(({ sample }) => sample) : [],
  );
  return new Set(unscored.map(({ id }) => id));
}
