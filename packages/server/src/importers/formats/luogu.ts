import { checkerByName } from '../checkerByName.ts';
import type { Group } from '../cases/scores.ts';
import type { QuestionDraft } from '../draft.ts';
import type { Folder } from '../files/folder.ts';
import { oneItem } from '../format.ts';
import type { ItemReport } from '../itemReport.ts';
import { looseStatement } from '../looseStatement.ts';
import { type CaseSource, listedCase, programmingDraft } from '../programming.ts';
import { limitsOf } from '../readLimits.ts';
import { inNaturalOrder } from '../files/folder.ts';
import { type Fields, fieldsOf, numberOf, textOf } from '../text/manifest.ts';
import { parseYaml } from '../text/parseYaml.ts';
import { readText } from '../text/readText.ts';

const most = (values: readonly (number | null)[]): number | null => {
  const given = values.filter((value): value is number => value !== null);
  return given.length === 0 ? null : Math.max(...given);
};

/** Cases with the same subtaskId form a subtask; a case that has only a score is a subtask of its own. */
function casesOf(folder: Folder, config: Fields, report: ItemReport) {
  const groups = new Map<string, Group>();
  const cases = inNaturalOrder(config.keys()).flatMap((input, at): CaseSource[] => {
    if (!input.endsWith('.in')) return [];
    const fields = fieldsOf(config.get(input));
    const score = numberOf(fields.get('score'));
    const subtask = textOf(fields.get('subtaskId'));
    const subtaskId = subtask !== '' ? `s${subtask}` : score === null ? undefined : `p${at + 1}`;
    if (subtaskId !== undefined) {
      const known = groups.get(subtaskId) ?? { id: subtaskId, type: 'min' as const, share: 0 };
      // Each case of a subtask carries the score of the whole subtask.
      groups.set(subtaskId, { ...known, share: Math.max(known.share, score ?? 0) });
    }
    const stem = input.slice(0, -'.in'.length);
    const answer = folder.firstOf(`${stem}.out`, `${stem}.ans`) ?? `${stem}.out`;
    return listedCase(folder, { id: stem, input, answer, subtaskId }, report);
  });
  return { cases, groups: [...groups.values()] };
}

async function readLuogu(folder: Folder, report: ItemReport): Promise<QuestionDraft> {
  const path = folder.firstOf('config.yml', 'config.yaml') ?? 'config.yml';
  const config = fieldsOf(parseYaml(await readText(folder, path, report), path));
  const each = [...config].filter(([name]) => name.endsWith('.in')).map(([, value]) => fieldsOf(value));
  const times = each.map((fields) => numberOf(fields.get('timeLimit')));
  const memories = each.map((fields) => numberOf(fields.get('memoryLimit')));
  if (new Set(times).size > 1 || new Set(memories).size > 1) report.note('limit-per-case');
  const { samples, ...loose } = await looseStatement(folder, report);
  const { cases, groups } = casesOf(folder, config, report);
  const compare = await checkerByName(folder, report);
  return programmingDraft(
    {
      ...loose,
      limits: limitsOf({ timeMs: most(times), memoryKiB: most(memories) }, report),
      cases: [...samples, ...cases],
      groups,
      ...(compare ? { compare } : {}),
    },
    report,
  );
}

/** Reads Luogu's test data: `config.yml` has a key for each input. */
export const luogu = oneItem(readLuogu);
