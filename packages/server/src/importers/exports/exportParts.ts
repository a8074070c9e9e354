import { LANGUAGE_IDS, type LanguageId, LANGUAGES } from '@aosai/api/judging/languages';
import { POINT } from '@aosai/api/kit/points';
import type { CaseDraft, ImageDraft, ProgrammingDraft } from '../draft.ts';

/** A file of an export. `content` is called only when the file is written, so that one file at a time is in memory. */
export interface ExportedFile {
  path: string;
  content(): Promise<string | Uint8Array> | string | Uint8Array;
}

export const extensionOf = (language: LanguageId): string => LANGUAGES[language].extension;
export const languageName = (language: LanguageId): string => (language === 71 ? 'Python3' : 'C++');

export const samplesOf = ({ cases }: ProgrammingDraft): CaseDraft[] => cases.filter(({ sample }) => sample);
export const hiddenOf = ({ cases }: ProgrammingDraft): CaseDraft[] => cases.filter(({ sample }) => !sample);

/** The languages that a task is limited to; null if it allows all. */
export const onlyLanguages = ({ languages }: ProgrammingDraft): LanguageId[] | null =>
  LANGUAGE_IDS.every((one) => languages.includes(one)) ? null : languages;

/** Whole points, as other systems write them. */
export const plainPoints = (hundredths: number): number => hundredths / POINT;

/** The checker or interactor as a program, with its headers; null for a rule. */
export function programOf({ compare }: ProgrammingDraft) {
  return compare.kind === 'checker' || compare.kind === 'interactor' ? compare : null;
}

/** The files of the checker or interactor and of its headers; none for a rule. */
export function programFiles(draft: ProgrammingDraft, folder: string, stem: string): ExportedFile[] {
  const program = programOf(draft);
  if (!program) return [];
  return [
    { path: `${folder}${stem}.${extensionOf(program.language)}`, content: () => program.source },
    ...Object.entries(program.headers ?? {}).map(([name, text]) => ({ path: `${folder}${name}`, content: () => text })),
  ];
}

export const imageFiles = (images: readonly ImageDraft[], folder: string): ExportedFile[] =>
  images.map(({ name, bytes }) => ({ path: `${folder}${name}`, content: () => bytes }));

/** The input and answer files of each case. */
export const caseFiles = (cases: readonly { one: CaseDraft; input: string; answer: string }[]): ExportedFile[] =>
  cases.flatMap(({ one, input, answer }) => [
    { path: input, content: () => one.input.text() },
    { path: answer, content: () => one.expected.text() },
  ]);
