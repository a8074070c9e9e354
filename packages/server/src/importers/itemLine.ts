import { POINT } from '@aosai/api/kit/points';
import { hasBody } from '@aosai/api/questions/kinds';
import { checkerName } from './checkers.ts';
import type { QuestionDraft } from './draft.ts';
import type { ImportedItem } from './importFile.ts';

/** The fields that only programming tasks have; empty for other questions. */
function taskFields(question: QuestionDraft | null) {
  if (!question || !hasBody(question, 'task'))
    return { samples: 0, cases: 0, timeMs: null, memoryKiB: null, checker: null, subtasks: 0 };
  const samples = question.cases.filter(({ sample }) => sample).length;
  return {
    samples,
    cases: question.cases.length - samples,
    timeMs: question.limits.timeMs,
    memoryKiB: question.limits.memoryKiB,
    checker: checkerName(question.compare),
    subtasks: question.subtasks.length,
  };
}

/** The key as people write it: letters joined by commas, T or F, blanks by `|` and alternatives by `/`. */
export function answerText(question: QuestionDraft): string {
  if (hasBody(question, 'options')) return question.answer.join(',');
  if (hasBody(question, 'judgement')) return question.answer === null ? '' : question.answer ? 'T' : 'F';
  if (hasBody(question, 'blanks')) return question.answer.map((texts) => texts.join('/')).join('|');
  if (hasBody(question, 'parts')) return question.parts.map(({ answer }) => answer).join('|');
  return '';
}

const shown = (points: number | null | undefined): number | null =>
  points === null || points === undefined ? null : points / POINT;

function fullFields(question: QuestionDraft) {
  const { stem, analysis, difficulty, tags, points } = question;
  const options = hasBody(question, 'options') ? question.options.map(({ text }) => text) : [];
  const parts = hasBody(question, 'parts')
    ? question.parts.map((part) => ({
        stem: part.stem,
        options: part.options.map(({ text }) => text),
        answerText: part.answer,
        points: shown(part.points),
      }))
    : [];
  return { stem, options, answerText: answerText(question), points: shown(points), analysis, difficulty, tags, parts };
}

/** One line of `npm run -s import`, meant for programs: every field is always present. */
export function itemLine(file: string, item: ImportedItem, isFull: boolean) {
  const { key, format, type, title, question, outcome, notes, dataHash } = item;
  return {
    file,
    key,
    format,
    type,
    title,
    ...taskFields(question),
    images: question?.images.length ?? 0,
    outcome,
    notes,
    dataHash,
    ...(isFull ? { question: question && fullFields(question) } : {}),
  };
}
