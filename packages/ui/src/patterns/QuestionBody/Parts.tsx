import type { Answer } from '@aosai/api/domain/answers';
import { formatPoints } from '@aosai/api/domain/points';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
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
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${theme.space[8]};
    margin-bottom: ${theme.space[12]};
  }
  > li > div:first-child > b {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  > li > div:first-child > small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
    line-height: inherit;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > li[data-current='true'] {
    border-top-color: ${theme.color.primary};
    box-shadow: 0 -1px 0 ${theme.color.primary};
  }
  > li[data-current='true'] > div:first-child > b {
    color: ${theme.color.primary};
  }

  ${media.print} {
    > li {
      break-inside: avoid;
    }
  }
`;

/** Scrolls the current part into view. */
const reveal = (part: HTMLLIElement | null): void => part?.scrollIntoView({ block: 'nearest' });

export interface PartListProps {
  no: number;
  parts: readonly QuestionPart[];
  /** Points earned by each part; absent while they are withheld. */
  scores?: readonly number[] | null | undefined;
  /** The part that keyboard shortcuts answer. */
  current?: number | null | undefined;
  /** Renders the content under a part's text. */
  children: (part: QuestionPart, place: number, stemId: string) => ReactNode;
}

/** The parts of a question, numbered within it: 7.1, 7.2. */
export const PartList = ({ no, parts, scores, current = null, children }: PartListProps) => {
  const id = useId();
  return (
    <Root>
      {parts.map((part, place) => (
        <li
          key={part.id}
          ref={place === current ? reveal : undefined}
          aria-labelledby={`${id}${place}`}
          aria-current={place === current ? 'true' : undefined}
          data-current={place === current}
        >
          <div id={`${id}${place}`}>
            <b>
              {no}.{place + 1}
            </b>
            <Html html={part.stemHtml} />
            <small>
              {scores && `得 ${formatPoints(scores[place] ?? 0)} / `}
              {formatPoints(part.points)} 分
            </small>
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
    <PartList no={no} parts={parts} current={current}>
      {options}
    </PartList>
  );
};
