import { checkerByName } from '../checkerByName.ts';
import { findPairs, isSampleStem } from '../cases/pairs.ts';
import type { Group } from '../cases/scores.ts';
import type { Folder } from '../files/folder.ts';
import { oneItem } from '../format.ts';
import type { ItemReport } from '../itemReport.ts';
import { looseStatement } from '../looseStatement.ts';
import { type CaseSource, programmingDraft } from '../programming.ts';
import { limitsOf } from '../readLimits.ts';

const SUBTASK = /(?:^|[^a-z])p(\d+)-(\d+)$/i;
const POINTS = /\[(\d+(?:\.\d+)?)\]$/;

/** Finds the cases of a folder by file names: `p2-1` is in subtask 2, `1[30]` is worth 30, `sample1` is a sample. */
export function casesByName(folder: Folder, paths: readonly string[], report: ItemReport) {
  const groups = new Map<string, Group>();
  const cases = findPairs(paths, report).map(({ stem, input, answer }): CaseSource => {
    const sample = isSampleStem(stem);
    const [subtask, points] = [SUBTASK.exec(stem)?.[1], POINTS.exec(stem)?.[1]];
    const subtaskId = sample ? undefined : (subtask ?? (points === undefined ? undefined : stem));
    if (subtaskId !== undefined && !groups.has(subtaskId))
      groups.set(subtaskId, { id: subtaskId, type: 'min', share: points === undefined ? 1 : Number(points) });
    const source = (path: string) => {
      const file = folder.file(path);
      return file ? { file, name: path } : null;
    };
    return { id: stem, sample, input: source(input), answer: source(answer), subtaskId };
  });
  return { cases, groups: [...groups.values()] };
}

/** Reads bare pairs of test files, with a statement and a checker if these are next to them. */
export const testFiles = oneItem(async (folder, report) => {
  const { cases, groups } = casesByName(folder, folder.paths, report);
  const limits = limitsOf({ timeMs: null, memoryKiB: null }, report);
  const { samples, ...loose } = await looseStatement(folder, report);
  const compare = await checkerByName(folder, report);
  return programmingDraft(
    { ...loose, limits, cases: [...samples, ...cases], groups, ...(compare ? { compare } : {}) },
    report,
  );
});
