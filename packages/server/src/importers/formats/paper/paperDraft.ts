import { FILL, MULTIPLE, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { ObjectiveDraft } from '../../draft.ts';
import type { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { judgementOf, letterOf, lettersOf, objectiveDraft } from '../../objective.ts';
import { blanksIn, gapsIn } from '../sheet/blanks.ts';
import { difficultyOf } from '../sheet/sheetQuestions.ts';
import { keyInStem, lettersIn, ownPoints, placedLetters, words } from './paperKeyText.ts';
import type { FoundKey } from './paperKeys.ts';
import { inLetterOrder, type PaperOption } from './paperOptions.ts';
import type { Asked } from './paperParts.ts';
import { asMarkdown, type PaperWords } from './paperWords.ts';
import { pointsEach } from './sectionPoints.ts';

const NO_KEY = /^(?:略|无|见解析|暂无)?[。.]?$/;

const BRACKETS = /[（(]([^（()）\n]{1,80})[）)]/g;
/** A gap that is filled in, `___cout___`. Two underscores on each side also belong to names such as `__init__`. */
const FILLED = /(?<!\w)(?:_{3,}([^_\n]{1,80})_{3,}|__([^_\nA-Za-z]{1,80})__)(?!\w)/g;
const hasGap = (options: readonly PaperOption[]): boolean => options.some(({ letter }, at) => letter !== letterOf(at));

interface Given {
  asked: Asked;
  key: FoundKey;
  /** How many questions share the points of the section. */
  sharing: number;
  words: PaperWords;
}

function choiceDraft({ asked, words: how }: Given, stem: string, extras: Extras, report: ItemReport) {
  const options = inLetterOrder(asked.options);
  const { type } = asked.section;
  const inStem = keyInStem(stem, false);
  const ticked = options.every(({ isTicked }) => isTicked) ? [] : options.filter(({ isTicked }) => isTicked);
  const said = NO_KEY.test(extras.answer) ? '' : lettersIn(extras.answer, options);
  const known = said || inStem.key || ticked.map(({ letter }) => letter).join('');
  const isSame = (lettersOf(said) ?? []).join('') === (lettersOf(inStem.key) ?? []).join('');
  if (said !== '' && inStem.key !== '' && !isSame) report.note('answer-conflict', String(asked.no));
  if (hasGap(options)) report.note('option-gap', String(asked.no));
  const isPair = options.length === 2 && options.every(({ text }) => judgementOf(text) !== null);
  const placed = placedLetters(known, options);
  const tooMany = type === SINGLE && asked.section.title.includes('单') && (placed?.length ?? 0) > 1;
  const isJudgedPair = isPair && judgementOf(known) !== null;
  const isUnknown = known !== '' && placed === null && !isJudgedPair;
  if (tooMany || isUnknown) report.note('answer-invalid', known);
  const isWrong = report.has('answer-conflict') || tooMany || isUnknown;
  const texts = options.map(({ text }) => asMarkdown(text.split('\n'), how));
  return objectiveDraft(
    {
      ...extras.shared,
      stem: asMarkdown(inStem.stem.split('\n'), how),
      options: texts,
      letters: isWrong ? '' : (placed ?? known),
      several: type === MULTIPLE ? true : undefined,
    },
    report,
  );
}

/**
 * Turns brackets in the stem that hold the answer into gaps. If no answer is given, takes it from the brackets and adds
 * a note.
 */
function gapInStem(stem: string, answer: string, report: ItemReport, no: number): { stem: string; answer: string } {
  if (answer === '') {
    const texts: string[] = [];
    const emptied = stem.replaceAll(FILLED, (whole: string, text: string = '', short: string = '') => {
      const filled = (text || short).trim();
      if (filled !== '') texts.push(filled);
      return filled === '' ? whole : '____';
    });
    if (texts.length > 0) {
      report.note('answer-from-stem', String(no));
      return { stem: emptied, answer: texts.join(' | ') };
    }
  }
  if (gapsIn(stem) > 0) return { stem, answer };
  const brackets = [...stem.matchAll(BRACKETS)];
  const same = brackets.filter(([, text = '']) => words(text) === words(answer));
  const each = answer.split(/[;；|]/).map(words);
  const inOrder = brackets.filter(([, text = '']) => each.includes(words(text)));
  const found = same.length > 0 ? same.slice(-1) : answer === '' ? brackets : inOrder;
  if (found.length === 0) return { stem, answer };
  let [made, last] = ['', 0];
  for (const { 0: whole, index } of found) {
    made += `${stem.slice(last, index)}____`;
    last = index + whole.length;
  }
  if (answer === '') report.note('answer-from-stem', String(no));
  return { stem: made + stem.slice(last), answer: answer || found.map(([, text = '']) => text.trim()).join(' | ') };
}

interface Extras {
  answer: string;
  shared: Pick<Parameters<typeof objectiveDraft>[0], 'analysis' | 'points' | 'tags' | 'difficulty'>;
}

/** Drafts a question that is neither about a program group nor a programming task. */
export function paperDraft(given: Given, report: ItemReport): ObjectiveDraft {
  const { asked, key, sharing, words: how } = given;
  if (asked.isGap) report.note('number-gap', String(asked.no));
  if (key.isTwofold && asked.answer === '') report.note('answer-conflict', String(asked.no));
  const { points, lines } = ownPoints(asked.stem);
  const whole = lines.join('\n').trim();
  const { type } = asked.section;
  const answer = asked.answer || key.answer;
  if (asked.answer !== '' && key.answer !== '' && !sameKey(asked.answer, key.answer))
    report.note('answer-conflict', String(asked.no));
  const extras: Extras = {
    answer: report.has('answer-conflict') ? '' : answer,
    shared: {
      analysis: asMarkdown(asked.analysis.length > 0 ? asked.analysis : key.analysis, how).trim(),
      points: points ?? pointsEach(asked.section.points, sharing),
      tags: asked.tags.split(/[,，、;；]/),
      ...(asked.difficulty === '' ? {} : { difficulty: difficultyOf(asked.difficulty) }),
    },
  };
  if (asked.options.length > 0) return choiceDraft(given, whole, extras, report);
  const isFill = type === FILL || (type === null && gapsIn(whole) > 0 && whole.includes('__'));
  const judged = keyInStem(whole, true);
  if (type === TRUE_FALSE || (!isFill && judgementOf(answer || judged.key) !== null)) {
    const said = judgedText(extras.answer);
    if (said !== '' && judged.key !== '' && judgementOf(said) !== judgementOf(judged.key))
      report.note('answer-conflict', String(asked.no));
    const letters = report.has('answer-conflict') ? '' : said || judged.key;
    return objectiveDraft({ ...extras.shared, stem: asMarkdown(judged.stem.split('\n'), how), letters }, report);
  }
  if (!isFill)
    throw new Refusal(type === SINGLE || type === MULTIPLE ? 'question-broken' : 'unsupported-type', String(asked.no));
  const filled = gapInStem(whole, NO_KEY.test(extras.answer) ? '' : extras.answer, report, asked.no);
  const blanks = blanksIn(filled.answer, filled.stem, report);
  return objectiveDraft({ ...extras.shared, stem: asMarkdown(filled.stem.split('\n'), how), blanks }, report);
}

/** Reads `A` as 对 and `B` as 错 for a judgement without options, as answer sheets with two columns have it. */
const judgedText = (answer: string): string =>
  NO_KEY.test(answer) ? '' : /^[AB]$/i.test(answer.trim()) ? (/a/i.test(answer) ? '对' : '错') : answer;

function sameKey(one: string, other: string): boolean {
  const [letters, others] = [lettersOf(one), lettersOf(other)];
  if (letters && others) return letters.join('') === others.join('');
  if (judgementOf(one) !== null) return judgementOf(one) === judgementOf(other) || others !== null;
  return words(one) === words(other) || others === null;
}
