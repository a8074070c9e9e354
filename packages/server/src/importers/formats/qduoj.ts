import { languageOf, checkerProgram } from '../checkers.ts';
import type { Group } from '../cases/scores.ts';
import type { TaskTemplate } from '@aosai/api/questions/source';
import type { ProgrammingDraft, QuestionDraft } from '../draft.ts';
import type { Folder } from '../files/folder.ts';
import { oneItem } from '../format.ts';
import { Images } from '../images.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { type CaseSource, listedCase, programmingDraft, statement } from '../programming.ts';
import { limitsOf } from '../readLimits.ts';
import { asMarkdown } from '../statementText.ts';
import { type Fields, fieldsOf, listOf, numberOf, parseJson, textOf, type Value, wordsOf } from '../text/manifest.ts';
import { readText } from '../text/readText.ts';
import { allowedLanguages } from '../allowedLanguages.ts';
import { fileIoOf } from '../fileIoOf.ts';

/** Converts a text by the format it declares; older exports hold plain strings of HTML. */
function markdownOf(value: Value, images: Images, report: ItemReport): string {
  const fields = fieldsOf(value);
  const isMarkdown = textOf(fields.get('format')) === 'markdown';
  return asMarkdown(textOf(value) || textOf(fields.get('value')), isMarkdown ? 'md' : 'html', images, report);
}

/** Reads a template marked by `//PREPEND BEGIN … //PREPEND END` and so on, or given as three fields. */
function templateOf(value: Value): TaskTemplate {
  const text = textOf(value);
  const fields = fieldsOf(value);
  const part = (name: string): string => {
    const begin = `//${name} BEGIN\n`;
    const at = text.indexOf(begin);
    const end = at === -1 ? -1 : text.indexOf(`//${name} END`, at + begin.length);
    return end === -1 ? textOf(fields.get(name.toLowerCase())) : text.slice(at + begin.length, end);
  };
  return { start: part('TEMPLATE'), prepend: part('PREPEND'), append: part('APPEND') };
}

function templatesOf(fields: Fields, report: ItemReport): ProgrammingDraft['templates'] {
  const templates: ProgrammingDraft['templates'] = {};
  for (const [name, value] of fieldsOf(fields.get('template'))) {
    const language = languageOf(name);
    const template = templateOf(value);
    if (`${template.start}${template.prepend}${template.append}`.trim() === '') continue;
    if (language === null) report.note('language-dropped', name);
    else templates[language] ??= template;
  }
  return templates;
}

function checkerOf(fields: Fields, report: ItemReport): ProgrammingDraft['compare'] | undefined {
  const spj = fieldsOf(fields.get('spj'));
  const source = textOf(spj.get('code'));
  if (source.trim() === '') return undefined;
  const language = languageOf(textOf(spj.get('language')));
  const rule = language && checkerProgram({ kind: 'checker', protocol: 'qduoj', source, language });
  if (rule) return rule;
  report.note('checker-unsupported', textOf(spj.get('language')));
  return undefined;
}

function casesOf(folder: Folder, fields: Fields, report: ItemReport) {
  const isAcm = textOf(fields.get('rule_type')).toUpperCase() === 'ACM';
  const groups: Group[] = [];
  const cases = listOf(fields.get('test_case_score')).flatMap((value, at): CaseSource[] => {
    const one = fieldsOf(value);
    const id = String(at + 1);
    const score = numberOf(one.get('score'));
    const isScored = !isAcm && score !== null;
    if (isScored) groups.push({ id, type: 'min', share: score });
    const [input, output] = [textOf(one.get('input_name')), textOf(one.get('output_name'))];
    const answer = output === '-' || output === '' ? null : `testcase/${output}`;
    return listedCase(folder, { id, input: `testcase/${input}`, answer, subtaskId: isScored ? id : undefined }, report);
  });
  return { cases, groups };
}

const samplesOf = (fields: Fields): CaseSource[] =>
  listOf(fields.get('samples')).map((value, at) => {
    const [one, id] = [fieldsOf(value), `sample${at + 1}`];
    const data = (name: string) => ({ text: textOf(one.get(name)), name: id });
    return { id, sample: true, input: data('input'), answer: data('output') };
  });

async function readQduoj(folder: Folder, report: ItemReport): Promise<QuestionDraft> {
  const fields = fieldsOf(parseJson(await readText(folder, 'problem.json', report), 'problem.json'));
  const title = textOf(fields.get('title'));
  report.title = title || null;
  const images = new Images(report);
  const texts = ['description', 'input_description', 'output_description', 'hint'].map((name) => fields.get(name));
  await images.fromFolder(
    folder,
    [''],
    texts.map((text) => textOf(text) || textOf(fieldsOf(text).get('value'))),
  );
  const [description = '', input = '', output = '', hint = ''] = texts.map((text) => markdownOf(text, images, report));
  const stem = statement([
    ['', description],
    ['输入格式', input],
    ['输出格式', output],
    ['提示', hint],
  ]);
  if (title === '' && stem === '') throw new Refusal('stem-missing');
  const memoryMb = numberOf(fields.get('memory_limit'));
  const io = fieldsOf(fields.get('io_mode'));
  const isFile = /file/i.test(textOf(io.get('io_mode')));
  const [reads, writes] = [textOf(io.get('input')), textOf(io.get('output'))];
  const fileIo = isFile ? fileIoOf(reads, writes, report) : undefined;
  const { cases, groups } = casesOf(folder, fields, report);
  const compare = checkerOf(fields, report);
  const languages = allowedLanguages(wordsOf(fields.get('languages')), report);
  return programmingDraft(
    {
      title,
      stem,
      limits: limitsOf(
        { timeMs: numberOf(fields.get('time_limit')), memoryKiB: memoryMb === null ? null : memoryMb * 1024 },
        report,
      ),
      tags: listOf(fields.get('tags')).map(textOf),
      cases: [...samplesOf(fields), ...cases],
      groups,
      templates: templatesOf(fields, report),
      images: images.list,
      ...(compare ? { compare } : {}),
      ...(languages ? { languages } : {}),
      fileIo,
    },
    report,
  );
}

/** Reads exports of QDUOJ: a folder for each problem, numbered with or without gaps. */
export const qduoj = oneItem(readQduoj);
