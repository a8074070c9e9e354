import type { ProgrammingDraft } from '../draft.ts';
import {
  caseFiles,
  type ExportedFile,
  hiddenOf,
  imageFiles,
  languageName,
  onlyLanguages,
  plainPoints,
  programOf,
  samplesOf,
} from './exportParts.ts';

const template = (one: { start: string; prepend: string; append: string }): string =>
  [
    ['PREPEND', one.prepend],
    ['TEMPLATE', one.start],
    ['APPEND', one.append],
  ]
    .map(([name, text]) => `//${name} BEGIN\n${text}//${name} END`)
    .join('\n\n');

async function problemText(draft: ProgrammingDraft): Promise<string> {
  const { title, stem, limits, tags, templates, subtasks, fileIo } = draft;
  const only = onlyLanguages(draft);
  const cases = hiddenOf(draft);
  const samples = await Promise.all(
    samplesOf(draft).map(async (one) => ({ input: await one.input.text(), output: await one.expected.text() })),
  );
  const program = programOf(draft);
  const markdown = (value: string) => ({ format: 'markdown', value });
  const scores = cases.map(({ subtaskId }, at) => {
    const subtask = subtasks.find(({ id }) => id === subtaskId);
    const siblings = cases.filter((other) => other.subtaskId === subtaskId).length;
    const score = subtask ? plainPoints(subtask.points) / siblings : 100 / cases.length;
    return { score, input_name: `${at + 1}.in`, output_name: `${at + 1}.out` };
  });
  return JSON.stringify(
    {
      display_id: '1',
      title,
      description: markdown(stem),
      input_description: markdown(''),
      output_description: markdown(''),
      hint: markdown(''),
      samples,
      test_case_score: scores,
      time_limit: limits.timeMs,
      memory_limit: limits.memoryKiB / 1024,
      rule_type: subtasks.length > 0 ? 'OI' : 'ACM',
      template: Object.fromEntries(
        ([53, 71] as const).flatMap((language) => {
          const own = templates[language];
          return own ? [[languageName(language), template(own)]] : [];
        }),
      ),
      spj: program?.kind === 'checker' ? { code: program.source, language: languageName(program.language) } : null,
      tags,
      ...(only ? { languages: only.map(languageName) } : {}),
      ...(fileIo === undefined
        ? {}
        : { io_mode: { io_mode: 'File IO', input: `${fileIo}.in`, output: `${fileIo}.out` } }),
    },
    null,
    2,
  );
}

/**
 * Exports tasks as QDUOJ does: one folder per task, numbered from 1. QDUOJ scores single cases only, so the points of a
 * subtask are split evenly among its cases; interactors, rules of comparison, solutions and headers are lost.
 */
export function qduojExport(drafts: readonly ProgrammingDraft[]): ExportedFile[] {
  return drafts.flatMap((draft, at) => {
    const folder = `${at + 1}/`;
    const cases = hiddenOf(draft).map((one, no) => ({
      one,
      input: `${folder}testcase/${no + 1}.in`,
      answer: `${folder}testcase/${no + 1}.out`,
    }));
    return [
      { path: `${folder}problem.json`, content: () => problemText(draft) },
      ...caseFiles(cases),
      ...imageFiles(draft.images, folder),
    ];
  });
}
