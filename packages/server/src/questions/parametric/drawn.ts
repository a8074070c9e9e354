import type { questionVersion } from '../../db/schema/exam.ts';
import type { ChoiceSource, DrawnFrom, TrueFalseSource } from '@aosai/api/questions/source';
import type { QuestionEvidence } from '@aosai/api/questions/questionEvidence.contract';
import { questionContent } from '../bank/questionContent.ts';
import { templateNamed } from './templates.ts';
import { CPP, type LanguageId, PYTHON } from '@aosai/api/judging/languages';
import { SINGLE, TRUE_FALSE, TRUE_OPTION } from '@aosai/api/questions/kinds';
import type { Template, Wrong, Written } from './parametric.ts';

type Proven = Pick<Written, 'code' | 'proof' | 'functions'>;

const statementsOf = ({ code = '', proof = code }: Proven) => proof;

/** One program that prints each key on its own line, because compiling takes longer than running. */
export function wholeProgram(language: Template['language'], questions: readonly Proven[]): string {
  if (language === 'python') return questions.map((one) => `${one.functions ?? ''}\n${statementsOf(one)}\n`).join('\n');
  const blocks = questions.map(
    (one, no) => `namespace q${no} {\n${one.functions ?? ''}\nvoid run() {\n${statementsOf(one)}\n}\n}`,
  );
  const calls = questions.map((_, no) => `q${no}::run();\ncout << endl;`);
  return [
    '#include <bits/stdc++.h>',
    'using namespace std;',
    ...blocks,
    `int main() {\n${calls.join('\n')}\nreturn 0;\n}`,
    '',
  ].join('\n');
}

const PRINTS = {
  cpp: '执行下面的程序段，输出是（　　）。',
  python: '执行下面的 Python 程序，输出是（　　）。',
} as const satisfies Record<Template['language'], string>;

const LETTERS = ['A', 'B', 'C', 'D'] as const;

const languageOf = ({ language }: Template): LanguageId => (language === 'cpp' ? CPP : PYTHON);

export type DrawnSource = ChoiceSource | TrueFalseSource;

const inFence = (text: string, { language }: Template, code: string | undefined): string =>
  code === undefined ? text : `${text}\n\n\`\`\`${language}\n${code.trim()}\n\`\`\``;

/** The question that a seed makes of a template, with the program that proves its key. */
export function instanceOf(template: Template, seed: number): DrawnSource {
  const { written, wrong, place } = template.drawn(seed);
  const { lead = PRINTS[template.language], claim, code, key, why, isProse = false } = written;
  const shared = {
    key: `${template.name}-${seed}`,
    difficulty: template.difficulty,
    knowledge: template.points,
    tags: [...template.tags],
    checks: [
      {
        language: languageOf(template),
        source: wholeProgram(template.language, [written]),
        output: key,
      },
    ],
  };
  if (claim) {
    const [claimed]: readonly (Wrong | undefined)[] = wrong;
    return {
      ...shared,
      type: TRUE_FALSE,
      stem: inFence(claim(claimed?.[0] ?? key), template, code),
      answer: claimed === undefined,
      analysis: claimed ? `${why}这个说法错误。\n\n说成 ${claimed[0]} 是${claimed[1]}。` : `${why}这个说法正确。`,
    };
  }
  const mistakes = wrong.map(([text, mistake]) => ({ text, mistake }));
  const texts = mistakes.toSpliced(place, 0, { text: key, mistake: '' });
  const named = texts.flatMap(({ mistake }, at) => (mistake === '' ? [] : [`选 ${LETTERS[at]} 是${mistake}`]));
  return {
    ...shared,
    type: SINGLE,
    stem: inFence(lead, template, code),
    options: texts.map(({ text }, at) => ({ id: LETTERS[at] ?? '', text: isProse ? text : `\`${text}\`` })),
    answer: [LETTERS[place] ?? ''],
    analysis: `${why}选 ${LETTERS[place]}。\n\n${named.join('；')}。`,
  };
}

type Drawable = Pick<typeof questionVersion.$inferSelect, 'drawnFrom'>;

/** The number of seeds; the key of each is checked by tests. */
export const CHECKED_SEEDS = 2_000;
/** Coprime with the number of seeds, and far from neighbouring seeds, which may be in the same unit. */
const STEP = 97;

const templateOf = (from: DrawnFrom) => {
  const template = templateNamed(from.template);
  return template?.version === from.version ? template : null;
};

/** The program that proves the key of a drawn question, and the mistake behind each option; null for others. */
export function provenBy({ drawnFrom }: Drawable): Pick<QuestionEvidence, 'proof' | 'mistakes'> | null {
  const template = drawnFrom && templateOf(drawnFrom);
  if (!template) return null;
  const { written, wrong, place } = template.drawn(drawnFrom.seed);
  const mistakes = wrong.map(([, mistake]) => mistake);
  return {
    proof: {
      template: template.title,
      language: languageOf(template),
      code: wholeProgram(template.language, [written]),
      output: written.key,
    },
    mistakes: written.claim
      ? mistakes.map((mistake) => ({ optionId: TRUE_OPTION, mistake }))
      : mistakes
          .toSpliced(place, 0, '')
          .flatMap((mistake, at) => (mistake === '' ? [] : [{ optionId: LETTERS[at] ?? '', mistake }])),
  };
}

/** Whether the question can be drawn with other numbers: a template wrote it and still has the same version. */
export const isDrawn = ({ drawnFrom }: Drawable): boolean => drawnFrom !== null && templateOf(drawnFrom) !== null;

const seedOf = ({ seed }: DrawnFrom, draw: number): number =>
  draw === 0 ? seed : (seed + STEP * draw) % CHECKED_SEEDS;

/** The hints of a drawn question with the numbers of a draw; none for others. */
export function drawnHints({ drawnFrom }: Drawable, draw: number): readonly string[] {
  const template = drawnFrom && templateOf(drawnFrom);
  return template ? template.drawn(seedOf(drawnFrom, draw)).hints : [];
}

/**
 * A version with the numbers of a draw, which change stem, options, key and analysis together. Draw 0, and questions
 * without a template, return the version itself.
 */
export function drawnVersion<V extends Drawable>(version: V, draw: number): V {
  const { drawnFrom } = version;
  const template = drawnFrom && templateOf(drawnFrom);
  if (draw === 0 || !template) return version;
  const source = instanceOf(template, seedOf(drawnFrom, draw));
  const { stem, stemHtml, options, answerKey, analysis, analysisHtml } = questionContent(source);
  return { ...version, stem, stemHtml, options, answerKey, analysis, analysisHtml };
}
