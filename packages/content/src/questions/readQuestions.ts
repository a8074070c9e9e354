import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { FILL, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { ChoiceSource, FillSource, TrueFalseSource } from '@aosai/api/questions/source';
import { inFile, writtenText } from '../factsFile.ts';
import { claimedOutput } from './stemCode.ts';
import { letteredOptions, withoutOptions } from './letteredOptions.ts';
import { type QuestionBlock, questionBlocks } from './questionBlocks.ts';
import { snippetChecks, withoutProofs } from './snippetChecks.ts';

export type ObjectiveSource = ChoiceSource | TrueFalseSource | FillSource;

interface Origin {
  file: string;
  /** Prefix of the questions' keys. */
  prefix: string;
  /** Level of knowledge points named only by their slug. */
  level: string;
}

const ANSWER = /^答案：(.+)$/mu;
const QUOTE = /^> ?(.*)$/gmu;

/** Returns a difficulty by its Chinese name. Throws for an unknown name. */
export function difficultyNamed(word: string) {
  const found = DIFFICULTY.options.find(({ label }) => label === word);
  if (!found) throw new Error(`no difficulty is called ${word}`);
  return found.value;
}

/** Prefixes knowledge points named only by their slug with this level. */
export const pointsAt = (level: string, words: readonly string[]): string[] =>
  words.map((word) => (word.includes('/') ? word : `${level}/${word}`));

function questionOf(block: QuestionBlock, singleNo: number, { prefix, level }: Origin): ObjectiveSource {
  const { text } = block;
  const answer = ANSWER.exec(text)?.[1]?.trim() ?? '';
  const why = [...text.matchAll(QUOTE)]
    .map(([, line = '']) => line)
    .join('\n')
    .trim();
  const base = {
    key: `${prefix}-${block.key}`,
    stem: withoutProofs(withoutOptions(text).replace(ANSWER, '').replaceAll(QUOTE, '')),
    difficulty: difficultyNamed(block.difficulty),
    knowledge: pointsAt(level, block.points),
    tags: block.tags,
  };
  if (block.type === '单选') {
    const { mistakes, plainKey, ...choice } = letteredOptions(text, prefix, singleNo);
    const checks = snippetChecks(text, { shown: plainKey, hidden: plainKey });
    return { ...base, type: SINGLE, ...choice, analysis: `${why}\n\n${mistakes}`, checks };
  }
  if (block.type === '判断') {
    if (answer !== '对' && answer !== '错') throw new Error('a judgement has a line 答案：对 or 答案：错');
    const isTrue = answer === '对';
    const checks = snippetChecks(text, { shown: claimedOutput(base.stem) ?? '', hidden: `${isTrue}` });
    return { ...base, type: TRUE_FALSE, answer: isTrue, analysis: why, checks };
  }
  const accepted = answer.split(';;').map((blank) => blank.split('||').map((one) => one.trim()));
  const output = accepted[0]?.[0] ?? '';
  return {
    ...base,
    type: FILL,
    answer: accepted,
    analysis: why,
    checks: snippetChecks(text, { shown: output, hidden: output }),
  };
}

/** Reads the questions of a file in order. Throws with file, line and key of the first one it cannot read. */
export function readQuestions(origin: Origin): ObjectiveSource[] {
  let singles = 0;
  return questionBlocks(writtenText(origin.file), origin.file).map((block) =>
    inFile(origin.file, { line: block.line, field: block.key }, () =>
      questionOf(block, block.type === '单选' ? singles++ : 0, origin),
    ),
  );
}
