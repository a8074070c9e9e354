import type { Group } from '../../cases/scores.ts';
import type { Folder } from '../../files/folder.ts';
import type { ItemReport } from '../../itemReport.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../../text/manifest.ts';
import { parseYaml } from '../../text/parseYaml.ts';
import { readText } from '../../text/readText.ts';

const FILES = ['test_group.yaml', 'testdata.yaml'] as const;

interface Scoring {
  /** Points of the whole group; null if not stated. */
  score: number | null;
  perCase: number | null;
  type: Group['type'];
  isAverage: boolean;
  requires: string[];
}

/** Reads scoring from `grader_flags` (legacy) or `scoring` (2025-09). */
function scoringOf(yaml: Fields): Scoring {
  const scoring = fieldsOf(yaml.get('scoring'));
  const flags = textOf(yaml.get('grader_flags')).split(/\s+/);
  const word =
    textOf(scoring.get('aggregation')) ||
    textOf(yaml.get('score_aggregation')) ||
    (flags.find((one) => /^(?:sum|min|max|avg)$/.test(one)) ?? '');
  const range = /^\s*\S+\s+(\S+)\s*$/.exec(textOf(yaml.get('range')))?.[1];
  const isNew = scoring.size > 0 || yaml.has('max_score');
  return {
    score: numberOf(scoring.get('score')) ?? numberOf(yaml.get('max_score')) ?? numberOf(range ?? ''),
    perCase: numberOf(yaml.get('accept_score')),
    type: word === 'max' ? 'max' : word === 'sum' || word === 'avg' ? 'sum' : word === '' && !isNew ? 'sum' : 'min',
    isAverage: word === 'avg',
    requires: [...listOf(yaml.get('require_pass')), ...listOf(scoring.get('require_pass')), yaml.get('require_pass')]
      .map(textOf)
      .filter((one) => one !== ''),
  };
}

async function readScoring(folder: Folder, place: string, report: ItemReport): Promise<Scoring> {
  const path = folder.firstOf(...FILES.map((name) => `${place}/${name}`));
  return scoringOf(path === undefined ? new Map() : fieldsOf(parseYaml(await readText(folder, path, report), path)));
}

const ROOT = 'data/secret';

/**
 * The subtasks of a scoring problem, one per innermost folder of secret cases. A folder without a score gets its part
 * of the score of the nearest folder above. A case in no folder is a subtask of its own.
 */
export async function icpcGroups(folder: Folder, stems: readonly string[], report: ItemReport) {
  const byPlace = Map.groupBy(stems, (stem) => stem.slice(0, stem.lastIndexOf('/')));
  const groupOf = new Map<string, string>();
  const groups: Group[] = [];
  const siblings = (place: string): number =>
    [...byPlace.keys()].filter((other) => other === place || other.startsWith(`${place}/`)).length || 1;
  for (const [place, inside] of byPlace) {
    const own = await readScoring(folder, place, report);
    if (own.isAverage) report.note('score-approximated', place);
    if (place === ROOT) {
      for (const stem of inside) {
        groupOf.set(stem, stem);
        groups.push({ id: stem, type: 'min', share: own.perCase ?? 1 });
      }
      continue;
    }
    const id = place.slice(ROOT.length + 1);
    let share =
      own.score ??
      (own.perCase === null ? null : own.perCase * (own.type === 'sum' && !own.isAverage ? inside.length : 1));
    if (id.includes('/')) report.note('subtask-flattened', id);
    for (let above = place; share === null && above.length > ROOT.length;) {
      above = above.slice(0, above.lastIndexOf('/'));
      const { score } = await readScoring(folder, above, report);
      if (score !== null) share = score / siblings(above);
    }
    for (const stem of inside) groupOf.set(stem, id);
    const requires = own.requires.map((one) => one.replace(/^(?:data\/)?secret\//, ''));
    groups.push({ id, type: own.type, share: share ?? 1, requires });
  }
  return { groups, groupOf };
}
