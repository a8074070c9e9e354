import { givenRule } from '@aosai/api/kit/blankText';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import type { CheckRule, Subtask } from '@aosai/api/judging/judging';
import { DEFAULT_STANDARD, type CppStandard, type LanguageId } from '@aosai/api/judging/languages';
import { POINT } from '@aosai/api/kit/points';
import { weightOf } from '@aosai/api/questions/keyOf';
import {
  FALSE_OPTION,
  hasBody,
  isJudgement,
  isTypeWith,
  JUDGEMENT,
  type PROGRAMMING,
  type QuestionType,
  TRUE_OPTION,
} from '@aosai/api/questions/kinds';
import { BANK_LIMITS, type CasePolicy, type Stage } from '@aosai/api/questions/bank';
import type { DraftOf, PartDraft, QuestionDraft } from '../QuestionBank/questionDraft.ts';
import type { EditedCase, QuestionHead, Solution } from './editedQuestion.ts';

export interface PartForm extends Omit<PartDraft, 'points'> {
  kind: 'choice' | 'judge';
  /** Whole points, not hundredths; null while the field is empty. */
  score: number | null;
}

export interface CaseForm {
  id: string;
  input: string;
  expected: string;
  sample: boolean;
  /** Empty if the case is in no subtask. */
  subtaskId: string;
  name?: string | undefined;
  /** Data stored on the server; null once the texts have been edited here. */
  kept: { inSha: string; inBytes: number; outSha: string; outBytes: number } | null;
}

interface SubtaskForm {
  id: string;
  /** Whole points, not hundredths; null while the field is empty. */
  score: number | null;
  type: Subtask['type'];
  requires: string[];
}

/** Fields of all types; only those of the question's type are shown and saved. */
export interface QuestionForm {
  title: string;
  stem: string;
  analysis: string;
  /** The video of the solution. */
  videoFile: string | null;
  difficulty: Difficulty;
  tags: string[];
  points: string[];
  /** Empty without a stage. */
  stage: Stage | '';
  /** Null while the field is empty. */
  pricePoints: number | null;
  casePolicy: CasePolicy;
  solutions: Solution[];
  options: { id: string; text: string }[];
  rightIds: string[];
  /** T, F, or empty until one is chosen. */
  judgement: string;
  /** One accepted text per line. */
  blanks: { lines: string }[];
  exactSpaces: boolean;
  ignoreCase: boolean;
  parts: PartForm[];
  task: {
    timeMs: number | null;
    memoryMiB: number | null;
    languages: LanguageId[];
    standard: CppStandard;
    check: CheckRule;
    fileIo: string;
    subtasks: SubtaskForm[];
    /** Samples give points like any other case. */
    samplesScore: boolean;
    /** One text per hint; empty ones are not stored. */
    hints: string[];
    cases: CaseForm[];
  };
}

const KIB_PER_MIB = 1_024;
const noHints = (): string[] => Array.from({ length: BANK_LIMITS.hintsMax }, () => '');

/** Returns the first unused letter. */
export const freeLetter = (taken: readonly { id: string }[]): string => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters.find((letter) => taken.every(({ id }) => id !== letter)) ?? String(taken.length + 1);
};

/** Returns a number above all trailing numbers of the ids. */
export const freeNumber = (taken: readonly { id: string }[]): string =>
  String(Math.max(0, ...taken.map(({ id }) => Number(/(?<!\d)\d+$/.exec(id)?.[0] ?? 0))) + 1);

/** Default score of a part, in whole points. */
export const USUAL_SCORE = {
  choice: weightOf({ options: [] }) / POINT,
  judge: weightOf({ options: [...JUDGEMENT] }) / POINT,
} as const satisfies Record<PartForm['kind'], number>;

const emptyOptions = () => ['A', 'B', 'C', 'D'].map((id) => ({ id, text: '' }));

export const emptyPart = (taken: readonly { id: string }[]): PartForm => ({
  id: `p${freeNumber(taken)}`,
  kind: 'choice',
  stem: '',
  options: emptyOptions(),
  answer: '',
  score: USUAL_SCORE.choice,
});

const emptyForm = (): QuestionForm => ({
  title: '',
  stem: '',
  analysis: '',
  videoFile: null,
  difficulty: 'easy',
  tags: [],
  points: [],
  stage: '',
  pricePoints: 0,
  casePolicy: 'none',
  solutions: [],
  options: emptyOptions(),
  rightIds: [],
  judgement: '',
  blanks: [{ lines: '' }],
  exactSpaces: false,
  ignoreCase: false,
  parts: [emptyPart([])],
  task: {
    timeMs: 1_000,
    memoryMiB: 256,
    languages: [53, 71],
    standard: DEFAULT_STANDARD,
    check: { kind: 'default' },
    fileIo: '',
    subtasks: [],
    samplesScore: false,
    hints: noHints(),
    cases: [],
  },
});

export const caseForm = (one: EditedCase): CaseForm => ({
  id: one.id,
  name: one.name,
  sample: one.sample,
  subtaskId: one.subtaskId ?? '',
  input: one.input ?? '',
  expected: one.expected ?? '',
  kept: 'inSha' in one ? { inSha: one.inSha, inBytes: one.inBytes, outSha: one.outSha, outBytes: one.outBytes } : null,
});

/** Converts a case for saving: stored data by hash, other data as text. */
export const caseOf = ({ id, name, sample, subtaskId, input, expected, kept }: CaseForm): EditedCase => ({
  id,
  ...(name !== undefined && { name }),
  sample,
  ...(subtaskId !== '' && { subtaskId }),
  ...(kept ?? { input, expected }),
});

const nameOf = ({ id, name }: Pick<CaseForm, 'id' | 'name'>): string => name ?? id;

/** Merges uploaded cases: a case of the same name gets the new data, others are appended. */
export const withRead = (cases: readonly CaseForm[], read: readonly EditedCase[]): CaseForm[] => {
  const forms = [...cases];
  for (const one of read.map(caseForm)) {
    const place = forms.findIndex((form) => nameOf(form) === nameOf(one));
    const there = forms[place];
    if (there) forms[place] = { ...there, input: one.input, expected: one.expected, kept: one.kept };
    else forms.push({ ...one, id: forms.some(({ id }) => id === one.id) ? freeNumber(forms) : one.id });
  }
  return forms;
};

const fieldsOf = (draft: QuestionDraft): Partial<QuestionForm> => {
  if (hasBody(draft, 'options')) return { options: draft.options, rightIds: draft.answer };
  if (hasBody(draft, 'judgement'))
    return { judgement: draft.answer === null ? '' : draft.answer ? TRUE_OPTION : FALSE_OPTION };
  if (hasBody(draft, 'blanks'))
    return {
      blanks: draft.answer.map((texts) => ({ lines: texts.join('\n') })),
      exactSpaces: draft.exactSpaces ?? false,
      ignoreCase: draft.ignoreCase ?? false,
    };
  if (hasBody(draft, 'task'))
    return {
      title: draft.title,
      task: {
        timeMs: draft.limits.timeMs,
        memoryMiB: draft.limits.memoryKiB / KIB_PER_MIB,
        languages: draft.languages,
        standard: draft.standard ?? DEFAULT_STANDARD,
        check: draft.compare,
        fileIo: draft.fileIo ?? '',
        subtasks: draft.subtasks.map(({ id, points, type, requires = [] }) => ({
          id,
          score: points / POINT,
          type,
          requires,
        })),
        samplesScore: draft.samplesScore ?? false,
        hints: noHints().map((_, place) => draft.hints?.[place] ?? ''),
        cases: draft.cases.map(caseForm),
      },
    };
  if (hasBody(draft, 'parts'))
    return {
      parts: draft.parts.map(({ points, ...part }) => {
        const isJudge = isJudgement(part.options);
        return {
          ...part,
          kind: isJudge ? 'judge' : 'choice',
          // If the part is changed to a choice, it starts with empty options.
          options: isJudge ? emptyOptions() : part.options,
          score: weightOf({ ...part, points }) / POINT,
        };
      }),
    };
  return draft satisfies never;
};

/** Reads the properties outside the content from the form. */
export const toHead = ({ points, stage, pricePoints, casePolicy, solutions }: QuestionForm): QuestionHead => ({
  points,
  stage: stage === '' ? null : stage,
  pricePoints: pricePoints ?? 0,
  casePolicy,
  solutions,
});

/** Converts a saved question to form values; without one, returns those of a new question. */
export const toForm = (draft: QuestionDraft | null, head: QuestionHead | null = null): QuestionForm => {
  const form = emptyForm();
  const beside = head && { ...head, stage: head.stage ?? ('' as const) };
  if (draft === null) return { ...form, ...beside };
  const { stem, analysis, videoFile = null, difficulty, tags } = draft;
  return { ...form, ...beside, stem, analysis, videoFile, difficulty, tags, ...fieldsOf(draft) };
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Omits the points of a part if they equal the default. */
const partOf = ({ id, kind, stem, answer, score, ...form }: PartForm): PartDraft => {
  const options = kind === 'judge' ? [...JUDGEMENT] : form.options;
  const points = Math.round((score ?? 0) * POINT);
  return { id, stem, options, answer, ...(points === weightOf({ options }) ? {} : { points }) };
};

const hintsOf = (hints: readonly string[]): { hints?: string[] } => {
  const written = hints.map((one) => one.trim()).filter((one) => one !== '');
  return written.length > 0 ? { hints: written } : {};
};

/** Keeps properties of a task that the form does not show, such as time factors. */
const taskOf = ({ title, task }: QuestionForm, kept: DraftOf<typeof PROGRAMMING> | null) => ({
  ...(kept?.standardIoToo === undefined ? {} : { standardIoToo: kept.standardIoToo }),
  ...(kept?.formatCounts === undefined ? {} : { formatCounts: kept.formatCounts }),
  ...(kept?.templates === undefined ? {} : { templates: kept.templates }),
  title,
  limits: {
    ...kept?.limits,
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
  ...(task.samplesScore ? { samplesScore: true } : {}),
  ...hintsOf(task.hints),
  cases: task.cases.map(caseOf),
});

/** Converts form values to a draft; `kept` is the saved question, for properties the form does not show. */
export const toDraft = (type: QuestionType, form: QuestionForm, kept: QuestionDraft | null): QuestionDraft => {
  const { stem, analysis, videoFile, difficulty, tags } = form;
  const hasVideo = videoFile !== null || Boolean(kept?.videoFile);
  const shared = { stem, analysis, difficulty, tags, ...(hasVideo && { videoFile }) };
  if (isTypeWith(type, 'options')) return { ...shared, type, options: form.options, answer: form.rightIds };
  if (isTypeWith(type, 'judgement')) return { ...shared, type, answer: form.judgement === TRUE_OPTION };
  if (isTypeWith(type, 'blanks')) {
    const answer = form.blanks.map(({ lines }) => linesOf(lines));
    return { ...shared, type, answer, ...givenRule(form) };
  }
  if (isTypeWith(type, 'task'))
    return { ...shared, type, ...taskOf(form, kept !== null && hasBody(kept, 'task') ? kept : null) };
  if (isTypeWith(type, 'parts')) return { ...shared, type, parts: form.parts.map(partOf) };
  return type satisfies never;
};
