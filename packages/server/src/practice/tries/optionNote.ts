import type { Answer } from '@aosai/api/questions/answers';
import { FULL_PERCENT } from '@aosai/api/practice/practiceRules';
import { SINGLE } from '@aosai/api/questions/kinds';
import type { memberQuestionTry } from '../../db/schema/practice.ts';
import type { questionVersion } from '../../db/schema/exam.ts';
import { drawnVersion } from '../../questions/parametric/drawn.ts';
import { renderInlineMarkdown } from '../../kit/markdown/markdown.ts';
import type { PracticeContext } from './practiceContext.ts';

type Version = Pick<typeof questionVersion.$inferSelect, 'type' | 'options' | 'answerKey' | 'analysis'>;

/** A sentence about wrong options: 选 A 是…, 选 A：…, 选 A、C 忘了…. */
const ABOUT = /^选\s*([A-H](?:\s*[、和或，,]\s*[A-H])*)(?![A-Za-z])\s*(.+)$/su;
/** Joins the note to 选 A; it is wrong before a note that is a sentence of its own. */
const JOINT = /^(?:：\s*|是(?!否|非))/u;
/** Words that lead to the key. */
const TELLS = /正确|应选|应该|应为|应是|答案|才对|才是/u;

const plain = (markdown: string): string => markdown.replaceAll(/[`$*\s]/gu, '');

/**
 * The author's note on a wrong option of a single choice, taken from the analysis; null without one. A sentence that
 * would reveal the key is left out.
 */
export function optionNote({ type, options, answerKey, analysis }: Version, answer: Answer): string | null {
  if (type !== SINGLE || answer.kind !== 'choice' || answerKey?.kind !== 'choice') return null;
  const [chosen] = answer.optionIds;
  const [right] = answerKey.optionIds;
  if (chosen === undefined || right === undefined || chosen === right) return null;
  const rightText = plain(options.find(({ id }) => id === right)?.text ?? '');
  for (const sentence of analysis.split(/[；。\n]/u)) {
    const [, letters = '', what = ''] = ABOUT.exec(sentence.trim()) ?? [];
    const about: readonly string[] = letters.match(/[A-H]/gu) ?? [];
    if (!about.includes(chosen) || about.includes(right)) continue;
    const namesKey = rightText.length > 1 && plain(what).includes(rightText);
    if (namesKey || TELLS.test(what) || what.replaceAll(/\s/gu, '').includes(`选${right}`)) return null;
    return renderInlineMarkdown(`${what.trim().replace(JOINT, '')}。`);
  }
  return null;
}

type Made = Pick<typeof memberQuestionTry.$inferSelect, 'versionId' | 'draw' | 'percent' | 'answer'>;

/** The note on the option of a wrong try; null where a class hides its solutions. */
export function noteOf(
  { version, classSolution }: Pick<PracticeContext, 'version' | 'classSolution'>,
  { versionId, draw, percent, answer }: Made,
): string | null {
  const isWrong = percent !== null && percent < FULL_PERCENT;
  if (!isWrong || classSolution === false || versionId !== version.id) return null;
  return optionNote(drawnVersion(version, draw), answer);
}
