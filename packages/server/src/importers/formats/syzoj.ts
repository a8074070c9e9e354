import { checkerByName, SYZOJ_CHECKER } from '../checkerByName.ts';
import type { Group } from '../cases/scores.ts';
import type { ProgrammingDraft, QuestionDraft } from '../draft.ts';
import type { Folder } from '../files/folder.ts';
import { oneItem } from '../format.ts';
import type { ItemReport } from '../itemReport.ts';
import { looseStatement } from '../looseStatement.ts';
import { Refusal } from '../notes.ts';
import { programFromFile } from '../packageChecker.ts';
import { type CaseSource, listedCase, programmingDraft } from '../programming.ts';
import { limitsOf, memoryKiB, timeMs } from '../readLimits.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../text/manifest.ts';
import { parseYaml } from '../text/parseYaml.ts';
import { readText } from '../text/readText.ts';
import { casesByName } from './testFiles.ts';

async function compareOf(
  folder: Folder,
  config: Fields,
  report: ItemReport,
): Promise<ProgrammingDraft['compare'] | undefined> {
  if (config.has('interactor')) {
    report.note('checker-unsupported', textOf(fieldsOf(config.get('interactor')).get('fileName')) || 'interactor');
    return undefined;
  }
  const judge = fieldsOf(config.get('specialJudge'));
  const language = textOf(judge.get('language'));
  const found = folder.fileNames().find((path) => SYZOJ_CHECKER.test(path));
  const path = textOf(judge.get('fileName')) || found;
  if (path === undefined) return checkerByName(folder, report);
  return programFromFile(folder, path, { kind: 'checker', protocol: 'syzoj', language }, report);
}

function casesOf(folder: Folder, config: Fields, report: ItemReport) {
  const subtasks = listOf(config.get('subtasks')).map(fieldsOf);
  if (subtasks.length === 0) return casesByName(folder, folder.paths, report);
  const [inputFile, outputFile] = [textOf(config.get('inputFile')), textOf(config.get('outputFile'))];
  const groups = subtasks.map((fields, at): Group => {
    const type = textOf(fields.get('type'));
    if (type === 'mul') report.note('score-approximated', `subtask ${at + 1}`);
    return { id: String(at + 1), type: type === 'sum' ? 'sum' : 'min', share: numberOf(fields.get('score')) ?? 0 };
  });
  const cases = subtasks.flatMap((fields, at) =>
    listOf(fields.get('cases')).flatMap((value): CaseSource[] => {
      const name = textOf(value);
      const files = { input: inputFile.replaceAll('#', name), answer: outputFile.replaceAll('#', name) };
      return listedCase(folder, { id: name, ...files, subtaskId: String(at + 1) }, report);
    }),
  );
  return { cases, groups };
}

const TIME = /时间(?:限制)?[：:]\s*([\d.]+)\s*([a-zA-Z]+)/;
const MEMORY = /(?:内存|空间)(?:限制)?[：:]\s*([\d.]+)\s*([a-zA-Z]+)/;

async function readSyzoj(folder: Folder, report: ItemReport): Promise<QuestionDraft> {
  const config = fieldsOf(parseYaml(await readText(folder, 'data.yml', report), 'data.yml'));
  if (config.has('userOutput')) throw new Refusal('unsupported-type', 'userOutput');
  if (listOf(config.get('extraSourceFiles')).length > 0) report.note('extra-files', 'extraSourceFiles');
  const { samples, ...loose } = await looseStatement(folder, report);
  const time = TIME.exec(loose.stem);
  const memory = MEMORY.exec(loose.stem);
  const { cases, groups } = casesOf(folder, config, report);
  const compare = await compareOf(folder, config, report);
  return programmingDraft(
    {
      ...loose,
      limits: limitsOf(
        {
          timeMs: time ? timeMs(`${time[1]} ${time[2]}`, 'ms', report) : null,
          memoryKiB: memory ? memoryKiB(`${memory[1]} ${memory[2]}`, 'm', report) : null,
        },
        report,
      ),
      cases: [...samples, ...cases],
      groups,
      ...(compare ? { compare } : {}),
    },
    report,
  );
}

/** Reads the test data of SYZOJ and LibreOJ: `data.yml`. */
export const syzoj = oneItem(readSyzoj);
