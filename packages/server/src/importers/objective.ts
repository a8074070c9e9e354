import { type BlankRule, givenRule } from '@aosai/api/kit/blankText';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import { POINT } from '@aosai/api/kit/points';
import type { Stage } from '@aosai/api/questions/bank';
import { FILL, MULTIPLE, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { ImageDraft, ObjectiveDraft } from './draft.ts';
import type { ItemReport } from './itemReport.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { Refusal } from './notes.ts';

/** An objective question as a file gives it; its type follows from the fields that are present. */
export interface ObjectiveSource extends BlankRule {
  stem: string;
  /** Texts in order; their letters are A, B, C… */
  options?: string[];
  /** Right options: `B`, `ABD`, `A,C`; without options, a judgement. */
  letters?: string;
  /** Whether several options may be right; if undefined, the key decides. */
  several?: boolean | undefined;
  judgement?: boolean | null;
  /** Accepted texts for each blank. */
  blanks?: string[][];
  analysis?: string;
  /** Points, not hundredths. */
  points?: number | null;
  difficulty?: Difficulty;
  tags?: string[];
  stage?: Stage;
  images?: ImageDraft[];
}

const TRUE_WORDS = /^(?:对|正确|√|✓|✔|✅|是|t|true|yes|y|right)$/i;
const FALSE_WORDS = /^(?:错|错误|×|✗|✘|❌|x|否|f|false|no|n|wrong)$/i;
/** Generous, since Markdown's marks count too: a title is cut to its final length later, without them. */
const TITLE_CHARS = 200;
const MOST_OPTIONS = 10;

/** Reads 对 or 错 in any usual notation; null for anything else. */
export function judgementOf(text: string): boolean | null {
  const word = text.normalize('NFKC').replaceAll(/[\s。.（()）]/g, '');
  if (TRUE_WORDS.test(word)) return true;
  return FALSE_WORDS.test(word) ? false : null;
}

export const letterOf = (at: number): string => String.fromCharCode(65 + at);

/** The letters of a key, in half or full width and with any separators; null if it holds anything else. */
export function lettersOf(text: string): string[] | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s,，、;；/|&和.。]+/g, '');
  return /^[A-J]+$/.test(plain) ? [...new Set(plain)].toSorted() : null;
}

const isJudgementPair = (options: readonly string[]): boolean =>
  options.length === 2 &&
  judgementOf(options[0] ?? '') !== null &&
  judgementOf(options[1] ?? '') === !judgementOf(options[0] ?? '');

const firstLine = (stem: string): string =>
  (stem.split('\n').find((line) => line.trim() !== '') ?? '').trim().slice(0, TITLE_CHARS);

/** Whether texts have letters that exist in two cases, so that ignoring case matters. */
export const hasCase = (texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase() !== text.toUpperCase());

/** Drafts an objective question. @throws Refusal stem-missing, or question-broken for too many options */
export function objectiveDraft(source: ObjectiveSource, report: ItemReport): ObjectiveDraft {
  const stem = source.stem.trim();
  const {
    options = [],
    letters = '',
    analysis = '',
    points = null,
    difficulty = 'medium',
    tags = [],
    images = [],
  } = source;
  report.title = firstLine(stem) || null;
  if (stem === '') throw new Refusal('stem-missing');
  const base = {
    title: firstLine(stem),
    stem,
    analysis: analysis.trim(),
    difficulty,
    tags: [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))].slice(0, IMPORT_LIMITS.tags),
    points: points === null ? null : Math.round(points * POINT),
    ...(source.stage ? { stage: source.stage } : {}),
    images,
  };
  const draft = bodyOf(source, options, letters, report);
  report.type = draft.type;
  return { ...base, ...draft };
}

/** Adds answer-missing, unless another note already says why there is no key. */
function noteMissing(report: ItemReport): void {
  if (!report.has('answer-invalid') && !report.has('answer-conflict')) report.note('answer-missing');
}

function bodyOf(
  { several, blanks, judgement, ...rule }: ObjectiveSource,
  options: string[],
  letters: string,
  report: ItemReport,
) {
  if (blanks) {
    if (!blanks.some((texts) => texts.some((text) => text.trim() !== ''))) noteMissing(report);
    return { type: FILL, answer: blanks, ...givenRule(rule) };
  }
  const words = options.length === 0 || isJudgementPair(options);
  if (judgement !== undefined || words) {
    const byLetter =
      /^[AB]$/i.test(letters.trim()) && options.length === 2
        ? judgementOf(options[letters.trim().toUpperCase() === 'A' ? 0 : 1] ?? '')
        : null;
    const answer = judgement ?? byLetter ?? judgementOf(letters);
    if (answer === null && letters.trim() !== '') report.note('answer-invalid', letters.trim());
    else if (answer === null) noteMissing(report);
    return { type: TRUE_FALSE, answer };
  }
  if (options.length > MOST_OPTIONS) throw new Refusal('question-broken', `${options.length} 个选项`);
  const listed = options.map((text, at) => ({ id: letterOf(at), text }));
  const right = letters.trim() === '' ? [] : lettersOf(letters);
  const found = (right ?? []).filter((letter) => listed.some(({ id }) => id === letter));
  const isTwofold = several === false && found.length > 1;
  // Either option would be right. As a multiple-choice question it would require both.
  if (isTwofold) report.note('answer-conflict', found.join('、'));
  const known = isTwofold ? [] : found;
  if (letters.trim() === '') noteMissing(report);
  else if (right === null || found.length < right.length) report.note('answer-invalid', letters.trim());
  return { type: several === true || known.length > 1 ? MULTIPLE : SINGLE, options: listed, answer: known };
}
