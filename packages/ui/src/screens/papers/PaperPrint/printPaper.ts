import { analysisFor } from '@aosai/api/questions/analysisLetters';
import { isJudgement, kindOf, type QuestionType } from '@aosai/api/questions/kinds';
import { answerText, partsText } from '@aosai/api/questions/answerText';
import type { PreviewQuestion } from '../../questions/QuestionBank/bankQuestion.ts';

export interface PrintSection {
  name: string;
  /** Null if the section mixes types. */
  type: QuestionType | null;
  /** In hundredths. */
  points: number;
  questions: PreviewQuestion[];
}

/** A paper with its key, for those who teach. */
export interface PrintPaper {
  title: string;
  totalPoints: number;
  durationMin: number;
  sections: PrintSection[];
}

/** The printed document: questions, key or answer sheet. */
export type PrintAs = 'paper' | 'key' | 'sheet';

/** Neighbouring students get different versions. */
export type PrintVersion = 'A' | 'B';

export type PaperSize = 'A4' | 'B4';

interface Option {
  id: string;
  html: string;
}

/** Matches options that refer to other options, whose order must not change. */
const SPEAKS_OF_OTHERS = /以上|上述|前者|后者|[A-H]\s*[、和与或]\s*[A-H]/;

/** Rotates options, unless they are true/false or refer to each other. */
const rotated = (options: readonly Option[], places: number): Option[] => {
  if (options.length < 2 || isJudgement(options) || options.some(({ html }) => SPEAKS_OF_OTHERS.test(html)))
    return [...options];
  const at = places % options.length;
  return [...options.slice(at), ...options.slice(0, at)];
};

/** Reverses the questions of a section; tasks keep their places after or between the others. */
const reversed = (questions: readonly PreviewQuestion[]): PreviewQuestion[] => {
  const runs: PreviewQuestion[][] = [];
  const isTask = ({ type }: PreviewQuestion) => kindOf(type).body === 'task';
  for (const question of questions) {
    const run = runs.at(-1);
    if (run?.[0] && isTask(run[0]) === isTask(question)) run.push(question);
    else runs.push([question]);
  }
  return runs.flatMap((run) => run.toReversed());
};

const OF_VERSION_A = '（解析里的选项字母按 A 卷的顺序）';

/**
 * The sections of a version, numbered through. B reverses the questions of each section and rotates their options, so
 * that neighbours cannot copy by number; the key refers to option ids.
 */
export const versionOf = (sections: readonly PrintSection[], version: PrintVersion): PrintSection[] => {
  let no = 0;
  return sections.map((section) => ({
    ...section,
    questions: (version === 'B' ? reversed(section.questions) : section.questions).map((question) => {
      no += 1;
      if (version === 'A') return { ...question, no };
      const parts = question.parts?.map((part, place) => ({
        ...part,
        options: rotated(part.options, 1 + (place % 3)),
      }));
      const turned = { ...question, no, options: rotated(question.options, 1 + (no % 3)), ...(parts && { parts }) };
      const { analysisHtml } = question;
      if (analysisHtml === null) return turned;
      return { ...turned, analysisHtml: analysisFor(analysisHtml, question, turned, OF_VERSION_A) };
    }),
  }));
};

const NUMERALS = '一二三四五六七八九十';

/** Chinese numeral of a section: 一, 二; digits above ten. */
export const sectionNumeral = (place: number): string => NUMERALS[place] ?? String(place + 1);

/** Whether the questions of a section are worth the same, so that its heading says their points. */
export const isUniform = ({ questions }: PrintSection): boolean =>
  questions.every(({ points }) => points === questions[0]?.points);

/** The key of a question in a line: B；ABD；正确；45 ｜ 2D 或 0x2D. A task has none. */
export const keyText = (question: PreviewQuestion): string => {
  const { options, parts = [], acceptedTexts, rightAnswer } = question;
  if (parts.length > 0)
    return partsText(
      parts,
      (acceptedTexts ?? []).map((texts) => texts[0]),
    );
  if (kindOf(question.type).body === 'blanks')
    return (acceptedTexts ?? []).map((texts) => texts.join(' 或 ')).join('；') || '—';
  return answerText(options, rightAnswer);
};

const TAG = /<[^<>]*>/g;

/** Length in characters of the longest option, ignoring markup. */
const widest = (options: readonly Option[]): number =>
  Math.max(0, ...options.map(({ html }) => html.replaceAll(TAG, '').replaceAll(/&\w+;/g, '?').trim().length));

const FOUR_ACROSS = 9;
const TWO_ACROSS = 26;

/** How many options share a row. */
export const optionColumns = (options: readonly Option[]): 1 | 2 | 4 => {
  if (options.some(({ html }) => html.includes('<pre') || html.includes('<img'))) return 1;
  const width = widest(options);
  if (width <= FOUR_ACROSS) return options.length === 2 ? 2 : 4;
  return width <= TWO_ACROSS ? 2 : 1;
};
