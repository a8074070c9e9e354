import { stringify } from 'yaml';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import type { LanguageId } from '@aosai/api/judging/languages';
import type { CaseDraft, ProgrammingDraft } from '../draft.ts';
import {
  caseFiles,
  type ExportedFile,
  extensionOf,
  hiddenOf,
  imageFiles,
  onlyLanguages,
  plainPoints,
  programFiles,
  programOf,
  samplesOf,
} from './exportParts.ts';

const LEVELS: Readonly<Record<Difficulty, number>> = { easy: 2, medium: 5, hard: 8, veryHard: 10 };

/** Hydro compares the chosen variant of a language, so all of them are listed. */
const LANGUAGES: Readonly<Record<LanguageId, readonly string[]>> = {
  53: ['cc', 'cc.cc98', 'cc.cc11', 'cc.cc14', 'cc.cc17', 'cc.cc20', 'cc.cc14o2', 'cc.cc17o2', 'cc.cc20o2'],
  71: ['py', 'py.py3', 'py.pypy3'],
};

const fence = (kind: string, no: number, text: string): string => {
  const ticks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([found]) => found.length + 1)));
  return `${ticks}${kind}${no}\n${text.replace(/\n$/, '')}\n${ticks}`;
};

async function statementText(draft: ProgrammingDraft): Promise<string> {
  const names = draft.images.map(({ name }) => name);
  const stem = names.reduce((text, name) => text.replaceAll(`](${name})`, `](file://${name})`), draft.stem);
  const samples: string[] = [];
  for (const [at, one] of samplesOf(draft).entries())
    samples.push(fence('input', at + 1, await one.input.text()), fence('output', at + 1, await one.expected.text()));
  return `${[stem, ...samples].join('\n\n')}\n`;
}

function checkerFields(draft: ProgrammingDraft): Record<string, unknown> {
  const { compare } = draft;
  const program = programOf(draft);
  if (program) {
    const file = `${program.kind}.${extensionOf(program.language)}`;
    const type = program.protocol === 'icpc' ? 'kattis' : program.protocol;
    return program.kind === 'interactor'
      ? { type: 'interactive', interactor: file }
      : { checker_type: type, checker: file };
  }
  if (compare.kind === 'exact') return { checker_type: 'strict' };
  return compare.kind === 'builtin' ? { checker_type: 'testlib', checker: compare.name } : {};
}

interface Named {
  one: CaseDraft;
  input: string;
  answer: string;
}

function configText(draft: ProgrammingDraft, cases: readonly Named[]): string {
  const { limits, subtasks, fileIo } = draft;
  const only = onlyLanguages(draft);
  const files = (wanted: readonly Named[]) => wanted.map(({ input, answer }) => ({ input, output: answer }));
  return stringify({
    time: `${limits.timeMs}ms`,
    memory: `${limits.memoryKiB}k`,
    ...checkerFields(draft),
    ...(fileIo === undefined ? {} : { filename: fileIo }),
    ...(only ? { langs: only.flatMap((one) => LANGUAGES[one]) } : {}),
    ...(subtasks.length === 0
      ? { cases: files(cases) }
      : {
          subtasks: subtasks.map(({ id, points, type, requires = [] }) => ({
            id,
            score: plainPoints(points),
            type,
            if: requires,
            cases: files(cases.filter(({ one }) => one.subtaskId === id)),
          })),
        }),
  });
}

/** Exports tasks as Hydro does: statement, fenced samples, pictures, data and `config.yaml`. Solutions, templates and tolerances are lost. */
export function hydroExport(drafts: readonly ProgrammingDraft[]): ExportedFile[] {
  return drafts.flatMap((draft, at) => {
    const folder = `${at + 1}/`;
    const data = `${folder}testdata/`;
    const cases = hiddenOf(draft).map((one, no) => ({ one, input: `${no + 1}.in`, answer: `${no + 1}.out` }));
    const head = { pid: `P${1000 + at}`, title: draft.title, tag: draft.tags, difficulty: LEVELS[draft.difficulty] };
    return [
      { path: `${folder}problem.yaml`, content: () => stringify(head) },
      { path: `${folder}problem_zh.md`, content: () => statementText(draft) },
      { path: `${data}config.yaml`, content: () => configText(draft, cases) },
      ...caseFiles(cases.map(({ one, input, answer }) => ({ one, input: data + input, answer: data + answer }))),
      ...programFiles(draft, data, programOf(draft)?.kind ?? ''),
      ...imageFiles(draft.images, `${folder}additional_file/`),
    ];
  });
}
