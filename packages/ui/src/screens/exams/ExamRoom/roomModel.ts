import { isAnswered, type Answer } from '@aosai/api/questions/answers';
import { templateFor } from '@aosai/api/judging/languages';
import { formatPoints } from '@aosai/api/kit/points';
import { QUESTION_KINDS } from '@aosai/api/questions/kinds';
import { chosenInParts } from '../../../patterns/QuestionBody/questionParts.ts';
import type { SheetSection } from '../AnswerSheet/AnswerSheet.tsx';
import type { OpenRoom, RoomAnswer } from './examRoomProps.ts';
import type { RoomQuestion, RoomSection } from '@aosai/api/questions/roomQuestion.contract';

const NOTHING: RoomAnswer = { answer: null, drafts: [], flagged: false, unsaved: false, tooLarge: false, lost: null };

export const answerOf = (answers: OpenRoom['answers'], questionId: string): RoomAnswer =>
  answers[questionId] ?? NOTHING;

export const questionsOf = (sections: readonly RoomSection[]): RoomQuestion[] =>
  sections.flatMap((section) => section.questions);

/**
 * Whether an answer has content; false for an unchanged template.
 *
 * @internal for its test
 */
export const holdsAnswer = (answer: Answer | null): boolean =>
  isAnswered(answer) && !(answer?.kind === 'code' && answer.code.trim() === templateFor(answer.language).trim());

/** 15 × 2 分 if all questions have the same points, else 3 题，共 20 分. */
const noteOf = (section: RoomSection): string => {
  const [first, ...others] = section.questions;
  const count = section.questions.length;
  if (first && others.every((question) => question.points === first.points))
    return `${count} × ${formatPoints(first.points)} 分`;
  return `${count} 题，共 ${formatPoints(section.points)} 分`;
};

/**
 * Names a section by its question type, or by its own name if it mixes types or shares its type with another section.
 */
const sheetName = (sections: readonly RoomSection[], { name, type }: RoomSection): string =>
  type === null || sections.filter((one) => one.type === type).length > 1 ? name : QUESTION_KINDS[type].label;

export const sheetOf = (sections: readonly RoomSection[], answers: OpenRoom['answers']): SheetSection[] =>
  sections.map((section) => ({
    name: sheetName(sections, section),
    note: noteOf(section),
    cells: section.questions.map(({ id, no, parts }) => {
      const { answer, flagged, unsaved } = answerOf(answers, id);
      if (!parts) return { id, no, answered: holdsAnswer(answer), flagged, unsaved };
      const done = chosenInParts(answer, parts.length).map((chosen) => chosen !== null);
      return { id, no, answered: done.every(Boolean), flagged, unsaved, parts: done };
    }),
  }));
