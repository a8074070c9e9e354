import { checkerProgram, isCode, languageOf } from '../checkers.ts';
import type { Group } from '../cases/scores.ts';
import type { ProgrammingDraft, QuestionDraft } from '../draft.ts';
import type { Folder } from '../files/folder.ts';
import type { PackageReader } from '../format.ts';
import { Images } from '../images.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { jsonNames } from '../packageSigns.ts';
import { type CaseSource, listedCase, programmingDraft, statement } from '../programming.ts';
import { limitsOf } from '../readLimits.ts';
import { type Fields, fieldsOf, isYes, listOf, numberOf, parseJson, textOf, wordsOf } from '../text/manifest.ts';
import { readText } from '../text/readText.ts';
import { allowedLanguages } from '../allowedLanguages.ts';
import { fileIoOf } from '../fileIoOf.ts';

function compareOf(problem: Fields, report: ItemReport): ProgrammingDraft['compare'] | undefined {
  const mode = textOf(problem.get('judgeMode')) || 'default';
  if (mode === 'default') return textOf(problem.get('isRemoveEndBlank')) === 'false' ? { kind: 'exact' } : undefined;
  const source = textOf(problem.get('spjCode'));
  const language = languageOf(textOf(problem.get('spjLanguage')) || 'C++');
  if (!isCode(source)) report.note('checker-missing', 'spjCode');
  else if (language === null) report.note('checker-unsupported', textOf(problem.get('spjLanguage')));
  else {
    const kind = mode === 'interactive' ? 'interactor' : 'checker';
    return checkerProgram({ kind, protocol: 'testlib', source, language }) ?? undefined;
  }
  return undefined;
}

const [INPUT, OUTPUT_END] = ['<input>', '</output>'];

/** Reads samples written as `<input>…</input><output>…</output>`, any number of them. */
function samplesOf(problem: Fields): CaseSource[] {
  const text = textOf(problem.get('examples'));
  const samples: CaseSource[] = [];
  let open = text.indexOf(INPUT);
  for (const border of text.matchAll(/<\/input>\s*<output>/g)) {
    if (open === -1) break;
    const [from, outputFrom] = [open + INPUT.length, border.index + border[0].length];
    if (border.index < from) continue;
    const close = text.indexOf(OUTPUT_END, outputFrom);
    if (close === -1) break;
    const name = `sample${samples.length + 1}`;
    const [input, answer] = [text.slice(from, border.index), text.slice(outputFrom, close)];
    samples.push({ id: name, sample: true, input: { text: input, name }, answer: { text: answer, name } });
    open = text.indexOf(INPUT, close + OUTPUT_END.length);
  }
  return samples;
}

function casesOf(folder: Folder, root: Fields, problem: Fields, report: ItemReport) {
  const given = textOf(problem.get('judgeCaseMode')) || 'default';
  const mode = given.startsWith('subtask_') ? given : 'default';
  if (given !== mode) report.note('score-approximated', given);
  const groups = new Map<string, Group>();
  const isScored = numberOf(problem.get('type')) !== 0;
  const cases = listOf(root.get('samples')).flatMap((value, at): CaseSource[] => {
    const one = fieldsOf(value);
    const score = numberOf(one.get('score'));
    const isGrouped = mode !== 'default';
    const id = String(at + 1);
    const subtaskId = isGrouped ? textOf(one.get('groupNum')) || '1' : isScored && score !== null ? id : undefined;
    if (subtaskId !== undefined) {
      const known = groups.get(subtaskId) ?? {
        id: subtaskId,
        type: mode === 'subtask_average' ? 'sum' : 'min',
        share: 0,
      };
      // In `subtask_lowest` each case of a group carries the score of the whole group.
      const share = mode === 'subtask_lowest' ? Math.max(known.share, score ?? 0) : known.share + (score ?? 0);
      groups.set(subtaskId, { ...known, share });
    }
    return listedCase(
      folder,
      { id, input: textOf(one.get('input')), answer: textOf(one.get('output')) || null, subtaskId },
      report,
    );
  });
  return { cases, groups: [...groups.values()] };
}

async function readHoj(folder: Folder, name: string, report: ItemReport): Promise<QuestionDraft> {
  const root = fieldsOf(parseJson(await readText(folder, `${name}.json`, report), `${name}.json`));
  const problem = fieldsOf(root.get('problem'));
  const title = textOf(problem.get('title'));
  report.title = title || null;
  if (problem.size === 0) throw new Refusal('manifest-broken', `${name}.json`);
  const images = new Images(report);
  const texts = ['description', 'input', 'output', 'hint'].map((field) => textOf(problem.get(field)));
  await images.fromFolder(folder, [name, ''], texts);
  const [description = '', input = '', output = '', hint = ''] = texts.map((text) => images.inMarkdown(text));
  if (fieldsOf(root.get('userExtraFile')).size > 0) report.note('extra-files', 'userExtraFile');
  if (fieldsOf(root.get('judgeExtraFile')).size > 0) report.note('extra-files', 'judgeExtraFile');
  const memoryMb = numberOf(problem.get('memoryLimit'));
  const reads = textOf(problem.get('ioReadFileName'));
  const writes = textOf(problem.get('ioWriteFileName')) || reads.replace(/\.in$/i, '.out');
  const fileIo = isYes(problem.get('isFileIO')) ? fileIoOf(reads, writes, report) : undefined;
  const compare = compareOf(problem, report);
  const templates: ProgrammingDraft['templates'] = {};
  for (const value of listOf(root.get('codeTemplates'))) {
    const language = languageOf(textOf(fieldsOf(value).get('language')));
    const start = textOf(fieldsOf(value).get('code'));
    if (language === null) report.note('language-dropped', textOf(fieldsOf(value).get('language')));
    else templates[language] ??= { start, prepend: '', append: '' };
  }
  const languages = allowedLanguages(wordsOf(root.get('languages') ?? problem.get('languages')), report);
  const { cases, groups } = casesOf(folder.sub(name), root, problem, report);
  return programmingDraft(
    {
      title,
      stem: statement([
        ['', description],
        ['输入格式', input],
        ['输出格式', output],
        ['提示', hint],
      ]),
      limits: limitsOf(
        { timeMs: numberOf(problem.get('timeLimit')), memoryKiB: memoryMb === null ? null : memoryMb * 1024 },
        report,
      ),
      tags: listOf(root.get('tags')).map(textOf),
      cases: [...samplesOf(problem), ...cases],
      groups,
      templates,
      images: images.list,
      ...(compare ? { compare } : {}),
      ...(languages ? { languages } : {}),
      fileIo,
    },
    report,
  );
}

/** Reads exports of HOJ: one question per `NAME.json`, its data in the folder NAME. */
export const hoj: PackageReader = (folder) =>
  jsonNames(folder).map((key) => ({ key, read: (report) => readHoj(folder, key, report) }));
