import type { Subtask } from '../judging/judging.ts';

interface ScoredCase {
  id: string;
  sample: boolean;
  subtaskId?: string | undefined;
  /** Hashes of its input and output, if they are stored. */
  inSha?: string;
  outSha?: string;
}

interface ScoredTask {
  cases: readonly ScoredCase[];
  subtasks: readonly Pick<Subtask, 'id' | 'type'>[];
  /** Samples give points like other cases. */
  samplesScore?: boolean | undefined;
}

/**
 * Ids of cases that run but give no points, because their answers are in the statement: samples, and cases with the same
 * data as a sample. They stay scored in an all-or-nothing subtask, and where a group of cases has no others.
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
