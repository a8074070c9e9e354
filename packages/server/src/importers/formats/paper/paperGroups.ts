import { COMPLETION, JUDGEMENT, type QuestionType, READING } from '@aosai/api/domain/questions/kinds';
import { POINT } from '@aosai/api/domain/points';
import type { PartSource } from '@aosai/api/domain/questions/source';
import type { ObjectiveDraft } from '../../draft.ts';
import type { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { judgementOf, lettersOf, letterOf } from '../../objective.ts';
import { fenced } from '../../text/escapeMarkdown.ts';
import { difficultyOf } from '../sheet/sheetQuestions.ts';
import { countingNumber } from './countingNumber.ts';
import { paperLine } from './paperLines.ts';

interface Part {
  no: number;
  stem: string[];
  options: string[];
  answer: string;
  points: number | null;
}

interface AskedGroup {
  type: QuestionType | null;
  program: string[];
  parts: Part[];
  analysis: string[];
  tags: string;
  difficulty: string;
}

const PARTS_FOLLOW = /^[\s·•●◆]*(?:判断题|单选题|选择题|单项选择题)/;
const NEW_PROGRAM =
  /^\s*(?:[（(]\s*[一二三四五六\d]\s*[）)]|(?:0?1[\s.]+)?#\s*include|(?:0?1\s+)?(?:import|from|def|using)\s)/;
const OWN_POINTS = /[（(]\s*([\d.]+)\s*分\s*[）)]/;
const UNESCAPED = /\\(?=[!-/:-@[-`{-~])/g;

/** Groups of a section about programs: a program, then numbered parts that ask about it. */
export function groupsIn(type: QuestionType | null, lines: readonly string[]): AskedGroup[] {
  const groups: AskedGroup[] = [];
  let [inParts, last] = [false, 0];
  const begin = (): AskedGroup => {
    const group: AskedGroup = { type, program: [], parts: [], analysis: [], tags: '', difficulty: '' };
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
    const isAsked = inParts || (type === COMPLETION && /处|填/.test(text));
    if (line.kind === 'question' && isAsked && (last === 0 || line.no === last + 1 || line.no === 1)) {
      inParts = true;
      last = line.no;
      const points = OWN_POINTS.exec(line.text)?.[1];
      const stem = line.text.replace(OWN_POINTS, '').trim();
      group.parts.push({
        no: line.no,
        stem: [stem],
        options: [],
        answer: '',
        points: points === undefined ? null : Number(points),
      });
    } else if (line.kind === 'options' && part) part.options.push(...line.options.map((option) => option.text));
    else if (line.kind === 'answer' && part) part.answer = line.text;
    else if (line.kind === 'analysis') group.analysis.push(line.text);
    else if ((line.kind === 'tags' || line.kind === 'difficulty') && part) group[line.kind] = line.text;
    else if (inParts && part && !NEW_PROGRAM.test(text)) part.stem.push(text);
    else {
      if (inParts) group = begin();
      group.program.push(text);
    }
  }
  return groups.filter(({ parts }) => parts.length > 0);
}

/** Counting numbers before each line of a program are no part of it. */
function codeOf(lines: readonly string[]): string {
  const plain = lines.map((line) => line.replaceAll(UNESCAPED, ''));
  const counted = plain.filter((line, at) => countingNumber(line).replace(/^0+/, '') === String(at + 1)).length;
  const bare =
    plain.length > 1 && counted >= plain.length - 1 ? plain.map((line) => line.replace(/^\s*\d+\s?/, '')) : plain;
  return bare.join('\n');
}

function partOf({ no, stem, options, answer, points }: Part, listed: string, report: ItemReport): PartSource {
  const given = answer || listed;
  const judged = options.length === 0;
  const judgement = judgementOf(given);
  const letters = lettersOf(given) ?? [];
  const right = judged ? (judgement === null ? '' : judgement ? 'T' : 'F') : (letters[0] ?? '');
  if (given === '') report.note('answer-missing', String(no));
  else if (right === '' || (!judged && right > letterOf(options.length - 1))) report.note('answer-invalid', String(no));
  return {
    id: `p${no}`,
    stem: stem.join('\n').trim(),
    options: judged ? JUDGEMENT.map((one) => ({ ...one })) : options.map((text, at) => ({ id: letterOf(at), text })),
    answer: right,
    ...(points === null ? {} : { points: Math.round(points * POINT) }),
  };
}

/** @throws Refusal stem-missing */
export function groupDraft(group: AskedGroup, keyOf: (no: number) => string, report: ItemReport): ObjectiveDraft {
  const heading = group.program.filter((line) => /^\s*[（(]\s*[一二三四五六\d]\s*[）)]/.test(line));
  const program = group.program.filter((line) => !heading.includes(line));
  // Markdown of ours is one line with its own fences.
  const isMarkdown = program.some((line) => line.includes('\n') && line.includes('```'));
  const code = isMarkdown ? program.join('\n') : codeOf(program);
  const title = heading
    .map((line) => line.replace(/^\s*[（(][^）)]*[）)]\s*/, ''))
    .join(' ')
    .trim();
  if (code.trim() === '') throw new Refusal('stem-missing');
  const type = group.type === COMPLETION ? COMPLETION : READING;
  report.type = type;
  report.title = title || (code.split('\n').find((line) => line.trim() !== '') ?? '').slice(0, 60);
  return {
    type,
    title: report.title,
    stem: [title, isMarkdown ? code.trim() : fenced(code, 'cpp')].filter((text) => text !== '').join('\n\n'),
    analysis: group.analysis.join('\n').trim(),
    difficulty: group.difficulty === '' ? 'medium' : difficultyOf(group.difficulty),
    tags: group.tags.split(/[,，、;；]/).filter((tag) => tag.trim() !== ''),
    points: null,
    images: [],
    parts: group.parts.map((part) => partOf(part, keyOf(part.no), report)),
  };
}
