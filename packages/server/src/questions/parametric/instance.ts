import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import type { Template } from './parametric.ts';
import { wholeProgram } from './wholeProgram.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** The question that a seed makes of a template, with the program that proves its key. */
export function instanceOf(template: Template, seed: number): ChoiceSource {
  const { written, wrong, place } = template.drawn(seed);
  const { lead, code, key, why } = written;
  const mistakes = wrong.map(([text, mistake]) => ({ text, mistake }));
  const texts = mistakes.toSpliced(place, 0, { text: key, mistake: '' });
  const named = texts.flatMap(({ mistake }, at) => (mistake === '' ? [] : [`选 ${LETTERS[at]} 是${mistake}`]));
  return {
    key: `${template.name}-${seed}`,
    type: SINGLE,
    stem: code === undefined ? lead : `${lead}\n\n\`\`\`${template.language}\n${code.trim()}\n\`\`\``,
    options: texts.map(({ text }, at) => ({ id: LETTERS[at] ?? '', text: `\`${text}\`` })),
    answer: [LETTERS[place] ?? ''],
    analysis: `${why}选 ${LETTERS[place]}。\n\n${named.join('；')}。`,
    difficulty: template.difficulty,
    knowledge: template.points,
    tags: [...template.tags],
    checks: [
      {
        language: template.language === 'cpp' ? CPP : PYTHON,
        source: wholeProgram(template.language, [written]),
        output: key,
      },
    ],
  };
}
