import type { Difficulty } from '@aosai/api/domain/constants';
import type { CheckRule, Subtask } from '@aosai/api/domain/judging';
import type { CppStandard, LanguageId } from '@aosai/api/domain/languages';
import { POINT } from '@aosai/api/domain/points';
import { FALSE_OPTION, TRUE_FALSE, TRUE_OPTION, type QuestionType } from '@aosai/api/domain/questionTypes';
import type { DraftOf, PartDraft, QuestionDraft } from '../QuestionBank/questionDraft.ts';

export interface PartForm extends PartDraft {
  kind: 'choice' | 'judge';
}

export interface CaseForm {
  id: string;
  input: string;
  expected: string;
  sample: boolean;
  /** Empty for none. */
  subtaskId: string;
}

interface SubtaskForm {
  id: string;
  /** Whole points, not hundredths; null while the box is empty. */
  score: number | null;
  type: Subtask['type'];
  requires: string[];
}

/** The fields of every type side by side; only those of the question's type are drawn and saved. */
export interface QuestionForm {
  title: string;
  stem: string;
  analysis: string;
  difficulty: Difficulty;
  tags: string[];
  options: { id: string; text: string }[];
  rightIds: string[];
  /** T, F, or empty while nothing is chosen. */
  judgement: string;
  /** One accepted text per line. */
  blanks: { lines: string }[];
  parts: PartForm[];
  task: {
    timeMs: number | null;
    memoryMiB: number | null;
    languages: LanguageId[];
    standard: CppStandard;
    check: CheckRule;
    fileIo: string;
    subtasks: SubtaskForm[];
    cases: CaseForm[];
  };
}

const KIB_PER_MIB = 1_024;

export const JUDGE_OPTIONS = [
  { id: TRUE_OPTION, text: '正确' },
  { id: FALSE_OPTION, text: '错误' },
];

/** The first letter that no option has yet. */
export const freeLetter = (taken: readonly { id: string }[]): string => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters.find((letter) => taken.every(({ id }) => id !== letter)) ?? String(taken.length + 1);
};

/** The next number after all of those that are numbers. */
export const freeNumber = (taken: readonly { id: string }[]): string =>
  String(Math.max(0, ...taken.map(({ id }) => Number(/(?<!\d)\d+$/.exec(id)?.[0] ?? 0))) + 1);

const emptyOptions = () => ['A', 'B', 'C', 'D'].map((id) => ({ id, text: '' }));

export const emptyPart = (taken: readonly { id: string }[]): PartForm => ({
  id: `p${freeNumber(taken)}`,
  kind: 'choice',
  stem: '',
  options: emptyOptions(),
  answer: '',
});

const emptyForm = (): QuestionForm => ({
  title: '',
  stem: '',
  analysis: '',
  difficulty: 'easy',
  tags: [],
  options: emptyOptions(),
  rightIds: [],
  judgement: '',
  blanks: [{ lines: '' }],
  parts: [emptyPart([])],
  task: {
    timeMs: 1_000,
    memoryMiB: 256,
    languages: [53, 71],
    standard: 'c++14',
    check: { kind: 'default' },
    fileIo: '',
    subtasks: [],
    cases: [],
  },
});

export const caseForm = (one: DraftOf<'5'>['cases'][number]): CaseForm => ({ ...one, subtaskId: one.subtaskId ?? '' });

const isJudge = (options: readonly { id: string }[]): boolean =>
  options.length === 2 && options.every(({ id }) => id === TRUE_OPTION || id === FALSE_OPTION);

const fieldsOf = (draft: QuestionDraft): Partial<QuestionForm> => {
  switch (draft.type) {
    case '1':
    case '2':
      return { options: draft.options, rightIds: draft.answer };
    case '3':
      return { judgement: draft.answer ? TRUE_OPTION : FALSE_OPTION };
    case '4':
      return { blanks: draft.answer.map((texts) => ({ lines: texts.join('\n') })) };
    case '5':
      return {
        title: draft.title,
        task: {
          timeMs: draft.limits.timeMs,
          memoryMiB: draft.limits.memoryKiB / KIB_PER_MIB,
          languages: draft.languages,
          standard: draft.standard ?? 'c++14',
          check: draft.compare,
          fileIo: draft.fileIo ?? '',
          subtasks: draft.subtasks.map(({ id, points, type, requires = [] }) => ({
            id,
            score: points / POINT,
            type,
            requires,
          })),
          cases: draft.cases.map(caseForm),
        },
      };
    case '6':
    case '7':
      return { parts: draft.parts.map((part) => ({ ...part, kind: isJudge(part.options) ? 'judge' : 'choice' })) };
    default:
      return draft satisfies never;
  }
};

/** The form of a saved question; without one, of a new question. */
export const toForm = (draft: QuestionDraft | null): QuestionForm => {
  const form = emptyForm();
  if (draft === null) return form;
  const { stem, analysis, difficulty, tags } = draft;
  return { ...form, stem, analysis, difficulty, tags, ...fieldsOf(draft) };
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const partOf = ({ id, kind, stem, options, answer }: PartForm): PartDraft => ({
  id,
  stem,
  options: kind === 'judge' ? JUDGE_OPTIONS : options,
  answer,
});

/** What is beside the form's fields in a programming task stays as it was: time factors, a format that counts. */
const taskOf = ({ title, task }: QuestionForm, kept: QuestionDraft | null) => ({
  ...(kept?.type === '5' && kept.standardIoToo !== undefined ? { standardIoToo: kept.standardIoToo } : {}),
  ...(kept?.type === '5' && kept.formatCounts !== undefined ? { formatCounts: kept.formatCounts } : {}),
  title,
  limits: {
    ...(kept?.type === '5' ? kept.limits : {}),
    timeMs: task.timeMs ?? 0,
    memoryKiB: (task.memoryMiB ?? 0) * KIB_PER_MIB,
  },
  languages: task.languages,
  standard: task.standard,
  compare: task.check,
  ...(task.fileIo === '' ? {} : { fileIo: task.fileIo }),
  subtasks: task.subtasks.map(({ id, score, type, requires }) => ({
    id,
    points: Math.round((score ?? 0) * POINT),
    type,
    ...(requires.length > 0 ? { requires } : {}),
  })),
  cases: task.cases.map(({ subtaskId, ...one }) => (subtaskId === '' ? one : { ...one, subtaskId })),
});

/** The question as the form says it; `kept` is the saved one, for what the form does not show. */
export const toDraft = (type: QuestionType, form: QuestionForm, kept: QuestionDraft | null): QuestionDraft => {
  const { stem, analysis, difficulty, tags } = form;
  const shared = { stem, analysis, difficulty, tags };
  switch (type) {
    case '1':
    case '2':
      return { ...shared, type, options: form.options, answer: form.rightIds };
    case TRUE_FALSE:
      return { ...shared, type, answer: form.judgement === TRUE_OPTION };
    case '4':
      return { ...shared, type, answer: form.blanks.map(({ lines }) => linesOf(lines)) };
    case '5':
      return { ...shared, type, ...taskOf(form, kept) };
    case '6':
    case '7':
      return { ...shared, type, parts: form.parts.map(partOf) };
    default:
      return type satisfies never;
  }
};
