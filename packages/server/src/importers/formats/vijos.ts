import type { Group } from '../cases/scores.ts';
import type { QuestionDraft } from '../draft.ts';
import type { Folder } from '../files/folder.ts';
import { oneItem } from '../format.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { vijosConfig } from '../packageSigns.ts';
import { looseStatement } from '../looseStatement.ts';
import { type CaseSource, listedCase, programmingDraft } from '../programming.ts';
import { limitsOf } from '../readLimits.ts';
import { numberOf } from '../text/manifest.ts';
import { readText } from '../text/readText.ts';

/** Finds a path whatever its letter case: these packages were made on Windows. */
const spelt = (folder: Folder, path: string): string =>
  folder.paths.find((known) => known.toLowerCase() === path.toLowerCase()) ?? path;

async function readVijos(folder: Folder, report: ItemReport): Promise<QuestionDraft> {
  const name = vijosConfig(folder) ?? 'Config.ini';
  const [head = '', ...lines] = (await readText(folder, name, report)).split('\n').filter((line) => line.trim() !== '');
  if (numberOf(head) === null) throw new Refusal('manifest-broken', name);
  const rows = lines.slice(0, numberOf(head) ?? 0).map((line) => line.split('|').map((cell) => cell.trim()));
  const groups: Group[] = [];
  const cases = rows.flatMap(([input = '', output = '', , score = ''], at): CaseSource[] => {
    const id = String(at + 1);
    groups.push({ id, type: 'min', share: numberOf(score) ?? 0 });
    const files = { input: spelt(folder, `Input/${input}`), answer: spelt(folder, `Output/${output}`) };
    return listedCase(folder, { id, ...files, subtaskId: id }, report);
  });
  const times = rows.map((row) => numberOf(row[2] ?? '') ?? 0);
  const memories = rows.map((row) => numberOf(row[4] ?? '') ?? 0);
  if (new Set(times).size > 1 || new Set(memories).size > 1) report.note('limit-per-case');
  const { samples, ...loose } = await looseStatement(folder, report);
  return programmingDraft(
    {
      ...loose,
      limits: limitsOf({ timeMs: Math.max(0, ...times) * 1000, memoryKiB: Math.max(0, ...memories) }, report, {
        timeMs: 1000,
        memoryKiB: 256 * 1024,
      }),
      cases: [...samples, ...cases],
      groups,
    },
    report,
  );
}

/** Reads the test data of Vijos: `Config.ini` with a line for each case, folders Input and Output. */
export const vijos = oneItem(readVijos);
