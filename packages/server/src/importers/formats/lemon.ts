import { builtinChecker } from '../checkers.ts';
import type { Group } from '../cases/scores.ts';
import type { ProgrammingDraft, QuestionDraft } from '../draft.ts';
import type { Folder } from '../files/folder.ts';
import type { ItemSource } from '../format.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { programFromFile } from '../packageChecker.ts';
import { type CaseSource, listedCase, programmingDraft } from '../programming.ts';
import { limitsOf } from '../readLimits.ts';
import { type Fields, fieldsOf, isYes, listOf, numberOf, parseJson, textOf } from '../text/manifest.ts';
import { readText } from '../text/readText.ts';
import { fileIoOf } from '../fileIoOf.ts';

const TRADITIONAL = 0;
const dataPath = (path: string): string => `data/${path.replaceAll('\\', '/')}`;

async function compareOf(
  folder: Folder,
  task: Fields,
  report: ItemReport,
): Promise<ProgrammingDraft['compare'] | undefined> {
  switch (numberOf(task.get('comparisonMode')) ?? 1) {
    case 0:
      return { kind: 'default' };
    case 1:
      return { kind: 'token' };
    case 2: {
      // Lemon runs diff here; its arguments usually make it ignore blanks.
      const given = textOf(task.get('diffArguments'));
      if (!/(?:^|\s)(?:-[a-z]*[bwZ]|--ignore-(?:space-change|all-space|trailing-space))/.test(given))
        return { kind: 'exact' };
      report.note('compare-approximated', given);
      return { kind: 'token' };
    }
    case 3: {
      const tolerance = 10 ** -(numberOf(task.get('realPrecision')) ?? 4);
      return { kind: 'real', absolute: tolerance, relative: 0 };
    }
    default: {
      const given = textOf(task.get('specialJudge'));
      const builtin = folder.has(dataPath(given)) ? null : builtinChecker(given);
      if (builtin) return builtin;
      const source = [given, `${given}.cpp`, `${given.replace(/\.exe$/i, '')}.cpp`].map(dataPath);
      return programFromFile(
        folder,
        folder.firstOf(...source) ?? dataPath(given),
        { kind: 'checker', protocol: 'lemon' },
        report,
      );
    }
  }
}

function casesOf(folder: Folder, task: Fields, report: ItemReport) {
  const [times, memories]: [number[], number[]] = [[], []];
  const groups: Group[] = [];
  const cases = listOf(task.get('testCases')).flatMap((value, at): CaseSource[] => {
    const one = fieldsOf(value);
    const id = String(at + 1);
    const requires = listOf(one.get('dependenceSubtask')).map((no) => textOf(no));
    groups.push({ id, type: 'min', share: numberOf(one.get('fullScore')) ?? 0, requires });
    times.push(numberOf(one.get('timeLimit')) ?? 0);
    memories.push(numberOf(one.get('memoryLimit')) ?? 0);
    const outputs = listOf(one.get('outputFiles')).map(textOf);
    return listOf(one.get('inputFiles')).flatMap((input, file) => {
      const names = { input: dataPath(textOf(input)), answer: dataPath(outputs[file] ?? '') };
      return listedCase(folder, { id: file === 0 ? id : `${id}.${file + 1}`, ...names, subtaskId: id }, report);
    });
  });
  if (new Set(times).size > 1 || new Set(memories).size > 1) report.note('limit-per-case');
  return { cases, groups, timeMs: Math.max(0, ...times), memoryMb: Math.max(0, ...memories) };
}

/**
 * Whether the task uses standard input and standard output. Older contests state it only for input; it then holds for
 * both.
 */
function standardOf(task: Fields): [reads: boolean, writes: boolean] {
  const reads = isYes(task.get('standardInputCheck'));
  return [reads, task.has('standardOutputCheck') ? isYes(task.get('standardOutputCheck')) : reads];
}

async function readTask(folder: Folder, task: Fields, report: ItemReport): Promise<QuestionDraft> {
  const title = textOf(task.get('problemTitle'));
  report.title = title || null;
  const type = numberOf(task.get('taskType')) ?? TRADITIONAL;
  if (type !== TRADITIONAL) throw new Refusal('unsupported-type', `taskType ${type}`);
  const { cases, groups, timeMs, memoryMb } = casesOf(folder, task, report);
  const source = textOf(task.get('sourceFileName'));
  const [readsStandard, writesStandard] = standardOf(task);
  const reads = readsStandard ? '' : textOf(task.get('inputFileName')) || `${source}.in`;
  const writes = writesStandard ? '' : textOf(task.get('outputFileName')) || reads.replace(/\.in$/i, '.out');
  const fileIo = fileIoOf(reads, writes || (writesStandard ? '' : `${source}.out`), report);
  const compare = await compareOf(folder, task, report);
  return programmingDraft(
    {
      title: title || source,
      stem: '',
      limits: limitsOf({ timeMs, memoryKiB: memoryMb * 1024 }, report),
      cases,
      groups,
      ...(compare ? { compare } : {}),
      fileIo,
    },
    report,
  );
}

/** Reads contests of Lemon: `NAME.cdf`, with test data below `data`. */
export async function* lemon(folder: Folder): AsyncGenerator<ItemSource> {
  for (const path of folder.fileNames().filter((name) => name.endsWith('.cdf'))) {
    const contest = fieldsOf(parseJson(await readText(folder, path, null), path));
    for (const [at, value] of listOf(contest.get('tasks')).entries()) {
      const task = fieldsOf(value);
      const key = textOf(task.get('sourceFileName')) || String(at + 1);
      yield { key, read: (report) => readTask(folder, task, report) };
    }
  }
}
