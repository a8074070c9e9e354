import type { Answer } from '@aosai/api/questions/answers';
import { NumberedParts } from './NumberedParts.tsx';
import { Options } from './Options.tsx';
import { chooseInPart, chosenInParts, partType, type QuestionPart } from './questionParts.ts';

interface PartsProps {
  no: number;
  parts: readonly QuestionPart[];
  answer: Answer | null;
  readOnly: boolean;
  /** The part that keyboard shortcuts answer; null before one was used. */
  current?: number | null | undefined;
  onAnswer: (answer: Answer | null) => void;
}

/** Choices about one program, each answered separately. */
export const Parts = ({ no, parts, answer, readOnly, current, onAnswer }: PartsProps) => {
  const chosen = chosenInParts(answer, parts.length);
  const options = (part: QuestionPart, place: number) => {
    const mine = chosen[place] ?? null;
    return (
      <Options
        question={{ no, type: partType(part), options: [...part.options] }}
        legend={`第 ${no}.${place + 1} 题的选项`}
        answer={mine === null ? null : { kind: 'choice', optionIds: [mine] }}
        readOnly={readOnly}
        onAnswer={(next) =>
          onAnswer(
            chooseInPart(answer, parts.length, place, next?.kind === 'choice' ? (next.optionIds[0] ?? null) : null),
          )
        }
      />
    );
  };
  return (
    <NumberedParts no={no} parts={parts} current={current}>
      {options}
    </NumberedParts>
  );
};
