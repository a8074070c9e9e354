import type { Answer } from '@aosai/api/domain/answers';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Html } from '../../primitives/Html/Html.tsx';
import { Options } from './Options.tsx';
import { chooseInPart, chosenInParts, partType, type QuestionPart } from './questionParts.ts';

const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
  list-style: none;

  > li {
    padding-top: ${theme.space[20]};
    border-top: 1px solid ${theme.color.line};
  }
  > li > div:first-child {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[8]};
    margin-bottom: ${theme.space[12]};
  }
  > li > div:first-child > b {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;

export interface PartListProps {
  no: number;
  parts: readonly QuestionPart[];
  /** What stands under the words of a part. */
  children: (part: QuestionPart, place: number, stemId: string) => ReactNode;
}

/** The parts of a question, numbered within it: 7.1, 7.2. */
export const PartList = ({ no, parts, children }: PartListProps) => {
  const id = useId();
  return (
    <Root>
      {parts.map((part, place) => (
        <li key={part.id} aria-labelledby={`${id}${place}`}>
          <div id={`${id}${place}`}>
            <b>
              {no}.{place + 1}
            </b>
            <Html html={part.stemHtml} />
          </div>
          {children(part, place, `${id}${place}`)}
        </li>
      ))}
    </Root>
  );
};

export interface PartsProps {
  no: number;
  parts: readonly QuestionPart[];
  answer: Answer | null;
  readOnly: boolean;
  onAnswer: (answer: Answer | null) => void;
}

/** Choices about one program, each answered on its own. */
export const Parts = ({ no, parts, answer, readOnly, onAnswer }: PartsProps) => {
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
    <PartList no={no} parts={parts}>
      {options}
    </PartList>
  );
};
