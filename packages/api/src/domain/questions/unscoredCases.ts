import type { Subtask } from '../judging.ts';

interface ScoredCase {
  id: string;
  sample: boolean;
  subtaskId?: string | undefined;
  inSha?: string;
  outSha?: string;
}

interface ScoredTask {
  cases: readonly ScoredCase[];
  subtasks: readonly Pick<Subtask, 'id' | 'type'>[];
  /** The author wants samples to count like any other case. */
  samplesScore?: boolean | undefined;
}

/**
 * Cases that are run but give no points since their answers stand in the statement: samples, and cases that packages
 * bring with the very data of a sample. Those of an all-or-nothing subtask stay cases of it, and where a group has
 * nothing else they keep its points.
 */
export function unscoredCases({ cases, subtasks, samplesScore = false }: ScoredTask): ReadonlySet<string> {
  if (samplesScore) return new Set();
  const dataOf = ({ inSha, outSha }: ScoredCase): string | null => (inSha && outSha ? `${inSha} ${outSha}` : null);
  const shown = new Set(cases.filter(({ sample }) => sample).map(dataOf));
  const isShown = (one: ScoredCase): boolean => one.sample || (dataOf(one) !== null && shown.has(dataOf(one)));
  const allOrNothing = new Set(subtasks.flatMap(({ id, type }) => (type === 'min' ? [id] : [])));
  const groups = Map.groupBy(
    cases.filter(({ subtaskId }) => subtaskId === undefined || !allOrNothing.has(subtaskId)),
    ({ subtaskId }) => subtaskId,
  );
  const unscored = [...groups.values()].flatMap((group) => (group.every(isShown) ? [] : group.filter(isShown)));
  return new Set(unscored.map(({ id }) => id));
}
