// Scripts that one component of the packed library costs on a partner's page that has React, in gzip.
import { join } from 'node:path';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { root } from '../../scripts/parts/child.ts';
import { bundleEntry } from '../support/bundleEntry.ts';
import { runTool } from '../support/runTool.ts';

export const name = 'package';

const library = join(root, 'packages/ui');

/** By the figure's name, in the folder of built modules. */
const ENTRIES = {
  button: 'primitives/Button/Button.js',
  aosaiRoot: 'primitives/AosaiRoot/AosaiRoot.js',
  vipCard: 'screens/orders/VipCard/VipCard.js',
  ranking: 'screens/classes/Ranking/Ranking.js',
  questionBody: 'patterns/QuestionBody/QuestionBody.js',
  examList: 'screens/exams/ExamList/ExamList.js',
  /** Editors come on top, when a program is shown. */
  examRoom: 'screens/exams/ExamRoom/ExamRoom.js',
};

export const budgets: BenchEntry['budgets'] = {
  buttonKb: { max: 16 },
  questionBodyKb: { max: 35 },
  examListKb: { max: 35 },
  examRoomKb: { max: 115 },
};

export async function run(): Promise<Figures> {
  await runTool(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], library);
  const figures: Figures = {};
  for (const [figure, module] of Object.entries(ENTRIES))
    figures[`${figure}Kb`] = (await bundleEntry(join(library, 'dist/ui/src', module))).kB;
  return figures;
}
