import { stringify } from 'yaml';
import type { ProgrammingDraft } from '../draft.ts';
import {
  caseFiles,
  type ExportedFile,
  extensionOf,
  hiddenOf,
  imageFiles,
  onlyLanguages,
  plainPoints,
  programFiles,
  samplesOf,
} from './exportParts.ts';

const FOLDERS: Readonly<Record<string, string>> = {
  AC: 'accepted',
  WA: 'wrong_answer',
  TLE: 'time_limit_exceeded',
  RE: 'run_time_error',
};

/** Flags for the default validator, which ignores case unless a flag says otherwise. */
function flagsOf(compare: ProgrammingDraft['compare']): string {
  const sensitive = 'ignoreCase' in compare && compare.ignoreCase ? [] : ['case_sensitive'];
  switch (compare.kind) {
    case 'real': {
      const { absolute, relative } = compare;
      return [`float_absolute_tolerance ${absolute} float_relative_tolerance ${relative}`, ...sensitive].join(' ');
    }
    case 'exact':
      return 'space_change_sensitive case_sensitive';
    case 'default':
    case 'token':
      return sensitive.join(' ');
    default:
      return '';
  }
}

function configText(draft: ProgrammingDraft): string {
  const { title, limits, subtasks, compare, tags } = draft;
  const kind = compare.kind === 'interactor' ? ['interactive'] : [];
  const flags = flagsOf(compare);
  const only = onlyLanguages(draft);
  return stringify({
    problem_format_version: '2025-09',
    name: { zh: title },
    type: [subtasks.length > 0 ? 'scoring' : 'pass-fail', ...kind],
    keywords: tags,
    limits: { time_limit: limits.timeMs / 1000, memory: limits.memoryKiB / 1024 },
    ...(only ? { languages: only.map((one) => (one === 71 ? 'python3' : 'cpp')) } : {}),
    ...(flags === '' ? {} : { validator_flags: flags }),
  });
}

/**
 * Exports a task as an ICPC 2025-09 package. Cases are named by position, groups are folders. Testlib's built-in
 * checkers, code templates and file names are lost: the format has none of them.
 */
export function icpcExport(draft: ProgrammingDraft): ExportedFile[] {
  const { subtasks } = draft;
  const width = String(draft.cases.length).length;
  const folderOf = (id: string | undefined): string => {
    const place = subtasks.findIndex((subtask) => subtask.id === id);
    return place === -1 ? '' : `group${place + 1}/`;
  };
  const named = (cases: ReturnType<typeof hiddenOf>, place: (id: string | undefined) => string) =>
    cases.map((one, at) => {
      const path = `${place(one.subtaskId)}${String(at + 1).padStart(width, '0')}`;
      return { one, input: `${path}.in`, answer: `${path}.ans` };
    });
  const groups = subtasks.map(({ id, points, type, requires = [] }): ExportedFile => {
    const needs = requires.map((other) => `secret/${folderOf(other).slice(0, -1)}`);
    const yaml = {
      scoring: { score: plainPoints(points), aggregation: type },
      ...(needs.length > 0 ? { require_pass: needs } : {}),
    };
    return { path: `data/secret/${folderOf(id)}test_group.yaml`, content: () => stringify(yaml) };
  });
  return [
    { path: 'problem.yaml', content: () => configText(draft) },
    { path: 'statement/problem.zh.md', content: () => `${draft.stem}\n` },
    ...imageFiles(draft.images, 'statement/'),
    ...groups,
    ...caseFiles(named(samplesOf(draft), () => 'data/sample/')),
    ...caseFiles(named(hiddenOf(draft), (id) => `data/secret/${folderOf(id)}`)),
    ...programFiles(draft, 'output_validator/', 'validate'),
    ...draft.solutions.map(({ language, code, expect }, at): ExportedFile => ({
      path: `submissions/${FOLDERS[expect[0] ?? ''] ?? 'rejected'}/${at + 1}.${extensionOf(language)}`,
      content: () => code,
    })),
  ];
}
