import { useState } from 'react';
import { styled } from 'styled-components';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { momentText } from '@aosai/api/kit/dayText';
import { outcomeOf } from './practiceWords.ts';
import { ReviewWords } from './ReviewWords.tsx';
import type { PracticeTry } from '@aosai/api/practice/practiceViews.contract';

export interface AnswerHistoryProps {
  /** Attempts at an objective question, newest first. */
  tries: readonly PracticeTry[];
  now: number;
}

const Root = styled.details`
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.ink2};
  font-size: ${theme.text.dense};

  summary {
    padding: ${theme.space[12]} 0;
    cursor: pointer;
  }
  ol {
    display: grid;
    gap: ${theme.space[8]};
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[16]};
    font-variant-numeric: tabular-nums;
  }
  li > :last-child:not(time) {
    flex: 1 1 100%;
  }
  ${media.touch} {
    summary {
      min-height: ${theme.control.touch};
    }
  }
`;

/** Earlier answers to an objective question, with teachers' reviews. */
export const AnswerHistory = ({ tries, now }: AnswerHistoryProps) => {
  const judged = tries.filter(({ state }) => state === 'done');
  const [isOpen, setOpen] = useState(judged.some(({ review }) => review !== null));
  if (judged.length === 0) return null;
  return (
    <Root open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>提交记录（{judged.length} 次）</summary>
      {isOpen && (
        <ol>
          {judged.map((one) => {
            const { word, tone } = outcomeOf(one, 0);
            return (
              <li key={one.id}>
                <span>第 {one.no} 次</span>
                <Tag tone={tone} icon={tone === 'ok' ? 'check' : 'cross'}>
                  {word}
                </Tag>
                <time dateTime={one.submittedAt}>{momentText(one.submittedAt, now)}</time>
                {one.review && (
                  <div>
                    <ReviewWords review={one.review} />
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Root>
  );
};
