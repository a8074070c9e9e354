import { COMPLETION, JUDGEMENT, type QuestionType, READING } from '@aosai/api/questions/kinds';
import { POINT } from '@aosai/api/kit/points';
import type { PartSource } from '@aosai/api/questions/source';
import type { ObjectiveDraft } from '../../draft.ts';
import type { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { judgementOf } from '../../objective.ts';
import { fenced } from '../../text/escapeMarkdown.ts';
import { difficultyOf } from '../sheet/sheetQuestions.ts';
import { keysInLine } from './keyLists.ts';
import { keyInStem, ownPoints, placedLetters } from './paperKeyText.ts';
import { paperLine } from './paperLines.ts';
import { inLetterOrder, type PaperOption } from './paperOptions.ts';
import type { Section } from './paperParts.ts';
import { asMarkdown, fenceOf, type PaperWords } from './paperWords.ts';

/** The first word of a program line, which is the line number in papers that number lines. */
const countingNumber = (line: string): string => /^\S+/.exec(line.trimStart())?.[0] ?? '';

interface Part {
  no: number;
  stem: string[];
  options: PaperOption[];
  answer: string;
}

interface AskedGroup {
  section: Section;
  program: string[];
  parts: Part[];
  analysis: string[];
  tags: string;
  difficulty: string;
}

const PARTS_FOLLOW = /^[\s·•●◆]*(?:判断题|单选题|选择题|单项选择题)/;
const NEW_PROGRAM =
  /^\s*(?:[（(]\s*[一二三四五六\d]\s*[）)]|(?:0?1[\s.]+)?#\s*include|(?:0?1\s+)?(?:import|from|def|using)\s)/;
const HEADING = /^\s*[（(]\s*[一二三四五六\d]\s*[）)]/;
/** The most by which the number of a part may exceed that of the part before. */
const MOST_JUMP = 3;

/** Assigns keys of several parts that are listed on one line; returns false if the line is no such list. */
function spread(parts: readonly Part[], text: string): boolean {
  const keys = keysInLine(text);
  if (keys.length < 2) return false;
  for (const { no, answer } of keys) {
    const part = parts.find((one) => one.no === no);
    if (part) part.answer ||= answer;
  }
  return true;
}

/** Splits a section about programs into groups: a program, then the numbered parts that ask about it. */
export function groupsIn(section: Section, lines: readonly string[], words: PaperWords): AskedGroup[] {
  const groups: AskedGroup[] = [];
  let [inParts, last] = [false, 0];
  const begin = (): AskedGroup => {
    const group: AskedGroup = { section, program: [], parts: [], analysis: [], tags: '', difficulty: '' };
    groups.push(group);
    inParts = false;
    return group;
  };
  for (const text of lines) {
    let group = groups.at(-1) ?? begin();
    if (PARTS_FOLLOW.test(text)) {
      inParts = true;
      continue;
    }
    const line = paperLine(text);
    const part = group.parts.at(-1);
    const isAsked = inParts || (section.type === COMPLETION && /处|填/.test(text));
    const isNext =
      line.kind === 'question' &&
      !line.isWeak &&
      (last === 0 || line.no === 1 || (line.no > last && line.no <= last + MOST_JUMP));
    if (line.kind === 'question' && isAsked && isNext) {
      inParts = true;
      last = line.no;
      group.parts.push({ no: line.no, stem: [line.text], options: [], answer: '' });
    } else if (line.kind === 'options' && part) part.options.push(...line.options);
    else if (line.kind === 'answer' && part) {
      if (!spread(group.parts, line.text)) part.answer = words.plain(line.text);
    } else if (line.kind === 'analysis') group.analysis.push(line.text);
    else if ((line.kind === 'tags' || line.kind === 'difficulty') && part) group[line.kind] = line.text;
    else if (inParts && part && !NEW_PROGRAM.test(text)) {
      const option = part.options.at(-1);
      if (option) option.text = `${option.text}\n${text.trim()}`.trim();
      else part.stem.push(text);
    } else {
      if (inParts) group = begin();
      group.program.push(text);
    }
  }
  return groups.filter(({ parts }) => parts.length > 0);
}

/** The program without the line numbers that papers print before its lines. */
function codeOf(lines: readonly string[], words: PaperWords): string {
  const plain = lines.filter((line) => words.isMarkdown || fenceOf(line) === null).map((line) => words.plain(line));
  const counted = plain.filter((line, at) => countingNumber(line).replace(/^0+/, '') === String(at + 1)).length;
  const bare =
    plain.length > 1 && counted >= plain.length - 1 ? plain.map((line) => line.replace(/^\s*\d+\s?/, '')) : plain;
  return bare.join('\n');
}

type KeyOf = (no: number, isJudged: boolean) => string;

function partOf(given: Part, { section }: AskedGroup, keyOf: KeyOf, words: PaperWords, report: ItemReport): PartSource {
  const { no } = given;
  const isJudged = given.options.length === 0;
  const options = inLetterOrder(given.options);
  const own = ownPoints(given.stem);
  const inStem = keyInStem(own.lines.join('\n').trim(), isJudged);
  const answer = given.answer || keyOf(no, isJudged) || inStem.key;
  const judgement = judgementOf(answer);
  const right = isJudged ? (judgement === null ? '' : judgement ? 'T' : 'F') : (placedLetters(answer, options) ?? '');
  if (answer === '') report.note('answer-missing', String(no));
  else if (right.length !== 1) report.note('answer-invalid', String(no));
  if (options.some(({ letter }, at) => letter !== String.fromCharCode(65 + at))) report.note('option-gap', String(no));
  const { each, judged, choice } = section.points;
  const points = own.points ?? (isJudged ? judged : choice) ?? each;
  return {
    id: `p${no}`,
    stem: asMarkdown(inStem.stem.split('\n'), words),
    options: isJudged
      ? JUDGEMENT.map((one) => ({ ...one }))
      : options.map(({ text }, at) => ({
          id: String.fromCharCode(65 + at),
          text: asMarkdown(text.split('\n'), words),
        })),
    answer: right.length === 1 ? right : '',
    ...(points === null ? {} : { points: Math.round(points * POINT) }),
  };
}

/** Drafts a program with its parts. @throws Refusal stem-missing if there is no program */
export function groupDraft(group: AskedGroup, keyOf: KeyOf, words: PaperWords, report: ItemReport): ObjectiveDraft {
  const heading = group.program.filter((line) => HEADING.test(line));
  const program = group.program.filter((line) => !heading.includes(line));
  // In our own exports the program is one line of Markdown that includes its fences.
  const isMarkdown = program.some((line) => line.includes('\n') && line.includes('```'));
  const code = isMarkdown ? program.join('\n') : codeOf(program, words);
  const title = heading
    .map((line) => line.replace(/^\s*[（(][^）)]*[）)]\s*/, ''))
    .join(' ')
    .trim();
  if (code.trim() === '') throw new Refusal('stem-missing');
  const type: QuestionType = group.section.type === COMPLETION ? COMPLETION : READING;
  report.type = type;
  report.title = title || (code.split('\n').find((line) => line.trim() !== '') ?? '').slice(0, 60);
  return {
    type,
    title: report.title,
    stem: [words.markdown(title), isMarkdown ? code.trim() : fenced(code, 'cpp')]
      .filter((text) => text !== '')
      .join('\n\n'),
    analysis: asMarkdown(group.analysis, words).trim(),
    difficulty: group.difficulty === '' ? 'medium' : difficultyOf(group.difficulty),
    tags: group.tags.split(/[,，、;；]/).filter((tag) => tag.trim() !== ''),
    points: null,
    images: [],
    parts: group.parts.map((part) => partOf(part, group, keyOf, words, report)),
  };
}
