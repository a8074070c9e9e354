import { QUESTION_KINDS } from '@aosai/api/domain/questions/kinds';
import styled from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { SubmissionsOf } from '../../../patterns/QuestionBody/CodeReview.tsx';
import { QuestionBody } from '../../../patterns/QuestionBody/QuestionBody.tsx';
import { momentText } from '../../../patterns/time/beijing.ts';
import { usedText } from '../../../patterns/time/durations.ts';
import { MARK_WORDS, markOf, scoreWords, type ReviewedQuestion, type ReviewMark } from '../reviewedQuestion.ts';

export interface OneAnswerProps {
  question: ReviewedQuestion;
  /** 我的答案, 林知远的答案. */
  mineWord: string;
  now: number;
  submissions: SubmissionsOf;
}

const TONES = { full: 'ok', part: 'warn', none: 'bad', open: 'neutral' } as const satisfies Record<ReviewMark, string>;

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding: ${theme.space[24]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
  }
  > header > p {
    flex: 1 1 100%;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > header > b {
    font-variant-numeric: tabular-nums;
  }
  > blockquote {
    margin: 0;
    padding: ${theme.space[12]} ${theme.space[16]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  > blockquote > footer {
    margin-top: ${theme.space[4]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    padding: ${theme.space[16]};
  }
`;

/** One question with its answer, its points, and the teacher's words. */
export const OneAnswer = ({ question, mineWord, now, submissions }: OneAnswerProps) => {
  const mark = markOf(question);
  const facts = [
    QUESTION_KINDS[question.type].label,
    ...question.tags,
    question.mine !== null && `用时 ${usedText(question.mine.spentMs)}`,
  ].filter(Boolean);
  return (
    <Root aria-label={`第 ${question.no} 题`}>
      <header>
        <h2>
          第 {question.no} 题{question.title !== null && `　${question.title}`}
        </h2>
        <Tag tone={TONES[mark]}>{MARK_WORDS[mark]}</Tag>
        <b>{scoreWords(question)}</b>
        <p>{facts.join(' · ')}</p>
      </header>
      <QuestionBody mode="review" question={question} mineWord={mineWord} submissions={submissions} />
      {question.comment !== null && (
        <blockquote>
          {question.comment.text}
          <footer>
            {question.comment.by} · {momentText(question.comment.at, now)}
          </footer>
        </blockquote>
      )}
    </Root>
  );
};
