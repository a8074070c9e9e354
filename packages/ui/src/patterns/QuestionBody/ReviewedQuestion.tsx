import { kindOf } from '@aosai/api/questions/kinds';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Html } from '../../primitives/Html/Html.tsx';
import { Statement } from '../Statement/Statement.tsx';
import { BlankReview } from './BlankReview.tsx';
import { chosenIds } from './choose.ts';
import { CodeReview, type SubmissionsOf } from './CodeReview.tsx';
import { OptionList } from './OptionList.tsx';
import { NumberedParts } from './NumberedParts.tsx';
import { QuestionFrame } from './QuestionFrame.tsx';
import { chosenInParts, type QuestionPart } from './questionParts.ts';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

/** Loaded lazily: few solutions have a video. */
const SolutionVideo = lazy(async () => ({
  default: (await import('../SolutionVideo/SolutionVideo.tsx')).SolutionVideo,
}));

export interface ReviewedQuestionProps {
  question: ReportQuestion;
  /** Label of the answer: 我的答案, 孩子的答案, 学生的答案. */
  mineWord: string;
  /** Submissions of a programming question. */
  submissions?: SubmissionsOf | undefined;
  /** Text size of the statement. */
  size?: 's' | 'm' | 'l';
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > section > h3 {
    margin-bottom: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > [data-part='analysis'] {
    padding: ${theme.space[12]} ${theme.space[16]};
    border-left: 3px solid ${theme.color.primary};
    border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
    background: ${theme.color.primarySoft};
  }
  > [data-part='analysis'] > video + * {
    margin-top: ${theme.space[12]};
  }
  > [data-part='comment'] {
    padding: ${theme.space[12]} ${theme.space[16]};
    border-left: 3px solid ${theme.color.warn};
    border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
    background: ${theme.color.warnSoft};
  }
  > [data-part='comment'] > h3 {
    color: ${theme.color.warn};
  }
  > [data-part='comment'] > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  > [data-part='analysis'] > h3 {
    color: ${theme.color.primary};
  }
`;

const idList = (id: string | null | undefined): string[] => (id ? [id] : []);

const Answered = ({ question, mineWord, submissions }: ReviewedQuestionProps) => {
  const { parts = [], options, blankCount, type, correct } = question;
  const mine = question.mine?.answer ?? null;
  const texts = mine?.kind === 'text' ? mine.texts : [];
  const right = question.rightAnswer;
  if (kindOf(type).body === 'task') return <CodeReview question={question} all={submissions} />;
  if (parts.length > 0) {
    const chosen = chosenInParts(mine, parts.length);
    const marks = (part: QuestionPart, place: number) => (
      <OptionList
        options={part.options}
        mine={idList(chosen[place])}
        right={question.acceptedTexts?.[place] ?? null}
        correct={question.partScores ? (question.partScores[place] ?? 0) > 0 : null}
        mineWord={mineWord}
      />
    );
    return (
      <NumberedParts no={question.no} parts={parts} scores={question.partScores}>
        {marks}
      </NumberedParts>
    );
  }
  if (options.length > 0)
    return (
      <OptionList
        options={options}
        mine={chosenIds(mine)}
        right={right === null ? null : chosenIds(right)}
        correct={correct}
        mineWord={mineWord}
      />
    );
  return (
    <BlankReview
      count={blankCount}
      mine={texts}
      accepted={question.acceptedTexts}
      rule={question.blankRule}
      mineWord={mineWord}
    />
  );
};

const Reviewed = ({ question, mineWord, submissions }: ReviewedQuestionProps) => (
  <Root>
    <section>
      <h3>{question.rightAnswer === null && question.acceptedTexts === null ? mineWord : `${mineWord}与正确答案`}</h3>
      <Answered question={question} mineWord={mineWord} submissions={submissions} />
    </section>
    {question.review && question.review.comment !== '' && (
      <section data-part="comment">
        <h3>老师的评语</h3>
        <p>{question.review.comment}</p>
      </section>
    )}
    {(question.analysisHtml !== null || question.videoFile !== undefined) && (
      <section data-part="analysis">
        <h3>解析</h3>
        {question.videoFile !== undefined && (
          <Suspense>
            <SolutionVideo fileName={question.videoFile} />
          </Suspense>
        )}
        {question.analysisHtml !== null && <Html html={question.analysisHtml} />}
      </section>
    )}
  </Root>
);

/**
 * A question after the exam: the statement, the answer with the key, and the analysis once it is published. A module of
 * its own, since rooms load QuestionBody and never show a key.
 */
export const ReviewedQuestion = ({ size = 'm', ...props }: ReviewedQuestionProps) => (
  <QuestionFrame>
    <Statement html={props.question.stemHtml} size={size} />
    <Reviewed {...props} />
  </QuestionFrame>
);
