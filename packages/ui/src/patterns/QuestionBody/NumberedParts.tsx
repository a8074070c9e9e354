import { formatPoints } from '@aosai/api/kit/points';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Html } from '../../primitives/Html/Html.tsx';
import type { QuestionPart } from './questionParts.ts';

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

  @media (forced-colors: active) {
    > li[data-current='true'] {
      border-top: 3px solid Highlight;
    }
  }

  ${media.print} {
    > li {
      break-inside: avoid;
    }
  }
`;

/** Scrolls the current part into view. */
const reveal = (part: HTMLLIElement | null): void => part?.scrollIntoView({ block: 'nearest' });

export interface NumberedPartsProps {
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
export const NumberedParts = ({ no, parts, scores, current = null, children }: NumberedPartsProps) => {
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
