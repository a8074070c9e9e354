import type { Answer } from '@aosai/api/questions/answers';
import { choose } from '../../../../patterns/QuestionBody/choose.ts';
import { changedPart, chooseInPart, openPart } from '../../../../patterns/QuestionBody/questionParts.ts';
import type { useVisit } from './useVisit.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

interface Answering {
  question: RoomQuestion;
  answer: Answer | null;
  visit: Pick<ReturnType<typeof useVisit>, 'partOf' | 'setPart'>;
  onAnswer: (questionId: string, answer: Answer | null) => void;
}

/** Handlers to answer by letter or by pointer; in a group both keep track of the current part. */
export function answerWays({ question, answer, visit, onAnswer }: Answering) {
  const parts = question.parts ?? [];
  return {
    byLetter(letter: number) {
      if (parts.length === 0) {
        const option = question.options[letter];
        if (option) onAnswer(question.id, choose(question, answer, option.id));
        return;
      }
      const at = visit.partOf(question.id) ?? openPart(answer, parts.length);
      const option = parts[at]?.options[letter];
      if (!option) return;
      visit.setPart(question.id, Math.min(at + 1, parts.length - 1));
      onAnswer(question.id, chooseInPart(answer, parts.length, at, option.id));
    },
    byPointer(next: Answer | null) {
      const at = changedPart(answer, next, parts.length);
      if (at !== -1) visit.setPart(question.id, at);
      onAnswer(question.id, next);
    },
    toPart(place: number) {
      if (place < parts.length) visit.setPart(question.id, place);
    },
  };
}
