import { LANGUAGE_IDS } from '@aosai/api/judging/languages';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { type DataSource, readCase } from './cases/dataFile.ts';
import { type Group, subtasksOf } from './cases/scores.ts';
import type { CaseDraft, ProgrammingDraft } from './draft.ts';
import type { Folder } from './files/folder.ts';
import type { ItemReport } from './itemReport.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { Refusal } from './notes.ts';

/** A case as a format lists it, before its files are read. */
export interface CaseSource {
  id: string;
  input: DataSource;
  answer: DataSource;
  sample?: boolean;
  subtaskId?: string | undefined;
}

/** What a format knows about a task; every other field gets its default. */
type TaskSource = Pick<ProgrammingDraft, 'title' | 'stem' | 'limits'> &
  Partial<
    Pick<
      ProgrammingDraft,
      | 'analysis'
      | 'difficulty'
      | 'tags'
      | 'compare'
      | 'fileIo'
      | 'standardIoToo'
      | 'solutions'
      | 'templates'
      | 'images'
      | 'languages'
    >
  > & { cases: CaseSource[]; groups?: Group[] };

/** Reads the cases of a task one after another, so that at most one pair of files is in memory. */
export async function readCases(sources: readonly CaseSource[], report: ItemReport): Promise<CaseDraft[]> {
  if (sources.length > IMPORT_LIMITS.cases) throw new Refusal('question-broken', `${sources.length} 个测试点`);
  const cases: CaseDraft[] = [];
  for (const { id, input, answer, sample = false, subtaskId } of sources)
    cases.push(
      await readCase({ id, input, answer, sample, ...(subtaskId === undefined ? {} : { subtaskId }) }, report),
    );
  return cases;
}

const TITLE_CHARS = 60;

/** Makes ids unique: a repeated id gets a number. */
function distinct(cases: readonly CaseSource[]): CaseSource[] {
  const used = new Set<string>();
  return cases.map((one) => {
    let { id } = one;
    for (let count = 2; used.has(id); count += 1) id = `${one.id}-${count}`;
    used.add(id);
    return { ...one, id };
  });
}

/** Adds a note if a task has no hidden cases, unless another note already explains it. */
export function noteCases(cases: readonly CaseDraft[], report: ItemReport): void {
  if (cases.some(({ sample }) => !sample) || report.has('remote-only') || report.has('generator-not-run')) return;
  report.note(cases.length === 0 ? 'no-cases' : 'only-samples');
}

/**
 * Drafts a programming task from what a format found: reads and hashes its cases, rescales its groups to 100 points,
 * and adds notes for a missing statement and missing cases.
 */
export async function programmingDraft(source: TaskSource, report: ItemReport): Promise<ProgrammingDraft> {
  const { cases: given, groups = [], title, stem, limits, fileIo } = source;
  report.type = PROGRAMMING;
  const name = title.replaceAll(/\s+/g, ' ').trim();
  report.title = name === '' ? report.title : name;
  if (stem.trim() === '' && !report.has('statement-pdf')) report.note('statement-missing');
  const cases = await readCases(distinct(given), report);
  noteCases(cases, report);
  const hidden = cases.filter(({ sample }) => !sample);
  if (fileIo !== undefined) report.note('file-io', fileIo);
  const used = new Set(hidden.map(({ subtaskId }) => subtaskId));
  const subtasks = hidden.length === 0 ? [] : subtasksOf(groups.filter(({ id }) => used.has(id)));
  const known = new Set(subtasks.map(({ id }) => id));
  return {
    type: PROGRAMMING,
    title: (report.title ?? '').slice(0, TITLE_CHARS),
    stem,
    analysis: source.analysis ?? '',
    difficulty: source.difficulty ?? 'medium',
    tags: [...new Set(source.tags ?? [])]
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
      .slice(0, IMPORT_LIMITS.tags),
    points: null,
    images: source.images ?? [],
    limits,
    languages: source.languages ?? [...LANGUAGE_IDS],
    compare: source.compare ?? { kind: 'default' },
    ...(fileIo === undefined ? {} : { fileIo }),
    ...(source.standardIoToo === undefined ? {} : { standardIoToo: source.standardIoToo }),
    subtasks,
    cases: cases.map(({ subtaskId, ...one }) =>
      subtaskId === undefined || one.sample || !known.has(subtaskId) ? one : { ...one, subtaskId },
    ),
    solutions: source.solutions ?? [],
    templates: source.templates ?? {},
  };
}

/** Joins the parts of a statement that other systems keep separately. */
export function statement(parts: readonly (readonly [heading: string, text: string])[]): string {
  return parts
    .map(([heading, text]) => [heading, text.trim()] as const)
    .filter(([, text]) => text !== '')
    .map(([heading, text]) => (heading === '' ? text : `## ${heading}\n\n${text}`))
    .join('\n\n');
}

/** A file of the package as data of a case; null if there is no such file. */
export function dataAt(folder: Folder, path: string): DataSource {
  const file = folder.file(path);
  return file ? { file, name: path } : null;
}

/** A case listed in a manifest; left out, with a note, if one of its files is missing. */
export function listedCase(
  folder: Folder,
  { id, input, answer, ...rest }: Omit<CaseSource, 'input' | 'answer'> & { input: string; answer: string | null },
  report: ItemReport,
): CaseSource[] {
  const missing = [input, answer].filter((path): path is string => path !== null && !folder.has(path));
  for (const path of missing) report.note('case-missing', path);
  if (missing.length > 0) return [];
  return [{ id, ...rest, input: dataAt(folder, input), answer: answer === null ? null : dataAt(folder, answer) }];
}
