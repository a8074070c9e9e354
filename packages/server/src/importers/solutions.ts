import { languageOfFile } from './checkers.ts';
import type { SolutionDraft } from './draft.ts';
import type { Folder } from './files/folder.ts';
import type { ItemReport } from './itemReport.ts';
import { readText } from './text/readText.ts';

const MOST = 20;
const NO_PROGRAM = /\.(?:txt|md|desc|yaml|yml|json|exe|log|h)$/i;

/** Reads the solutions at these paths: at most twenty, in languages that we run. */
export async function solutionsAt(
  folder: Folder,
  paths: readonly { path: string; expect: string[] }[],
  report: ItemReport,
): Promise<SolutionDraft[]> {
  const solutions: SolutionDraft[] = [];
  for (const { path, expect } of paths) {
    if (NO_PROGRAM.test(path) || !folder.has(path)) continue;
    const language = languageOfFile(path);
    if (language === null) report.note('language-dropped', path);
    else if (solutions.length < MOST)
      solutions.push({
        name: path.split('/').at(-1) ?? path,
        language,
        code: await readText(folder, path, report),
        expect,
      });
  }
  return solutions;
}
