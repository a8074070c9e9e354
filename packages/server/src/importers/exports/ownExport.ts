import { hasBody } from '@aosai/api/questions/kinds';
import type { ProgrammingDraft, QuestionDraft } from '../draft.ts';
import { OWN_VERSION, type OwnQuestion } from '../formats/own/ownSchema.ts';
import { OWN_FORMAT, OWN_MANIFEST } from '../formats/own/ownSign.ts';
import { caseFiles, type ExportedFile, imageFiles } from './exportParts.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A task's cases with their file names, numbered by position. */
const named = ({ cases }: ProgrammingDraft) =>
  cases.map((one, at) => ({ one, input: `cases/${at + 1}.in`, answer: `cases/${at + 1}.out` }));

function questionOf(draft: QuestionDraft): OwnQuestion {
  if (!hasBody(draft, 'task')) {
    const { images: _, ...question } = draft;
    return question;
  }
  const { images: _, cases: __, ...question } = draft;
  const cases = named(draft).map(({ one: { id, sample, subtaskId }, input, answer }) => ({
    id,
    sample,
    ...(subtaskId === undefined ? {} : { subtaskId }),
    input,
    answer,
  }));
  return { ...question, cases };
}

/** Exports questions of every type in the platform's own format, without losing anything the bank keeps. */
export function ownExport(drafts: readonly QuestionDraft[]): ExportedFile[] {
  const folders = drafts.map((_, at) => String(at + 1).padStart(String(drafts.length).length, '0'));
  const manifest = { format: OWN_FORMAT, formatVersion: OWN_VERSION, questions: folders };
  return [
    { path: OWN_MANIFEST, content: () => json(manifest) },
    ...drafts.flatMap((draft, at) => {
      const folder = `${folders[at]}/`;
      const cases = hasBody(draft, 'task') ? named(draft) : [];
      return [
        { path: `${folder}question.json`, content: () => json(questionOf(draft)) },
        ...imageFiles(draft.images, `${folder}images/`),
        ...caseFiles(cases.map(({ one, input, answer }) => ({ one, input: folder + input, answer: folder + answer }))),
      ];
    }),
  ];
}
