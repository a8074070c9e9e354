import { styled } from 'styled-components';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import type { SubmissionsOf } from '../../../patterns/QuestionBody/CodeReview.tsx';
import { ReviewedQuestion } from '../../../patterns/QuestionBody/ReviewedQuestion.tsx';
import { answerHead, type Viewer } from './words.ts';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

export interface QuestionDetailProps {
  question: ReportQuestion;
  viewer: Viewer;
  submissions: SubmissionsOf;
}

const Root = styled.div`
  padding: ${theme.space[4]} ${theme.space[24]} ${theme.space[28]} 70px;
  font-size: ${theme.text.body};

  ${media.narrow} {
    padding: 0 ${theme.space[12]} ${theme.space[20]};
  }
  /* What was asked for is the code: statement and analysis are a click away. */
  ${media.print} {
    padding: 0;
    font-size: ${theme.text.tiny};
    [data-group] > :first-child,
    [data-part='analysis'] {
      display: none;
    }
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[16]};

  ${media.print} {
    display: none;
  }
`;

/**
 * A question in full below its row: statement, answer with key, the analysis once published, and a link to practise it.
 */
export const QuestionDetail = ({ question, viewer, submissions }: QuestionDetailProps) => (
  <Root>
    <ReviewedQuestion question={question} mineWord={answerHead(viewer)} submissions={submissions} />
    {question.practiceId !== undefined && (
      <Ways>
        {viewer === 'self' && (
          <ButtonLink size="s" href={courseLinks.question(question.practiceId)}>
            练这道题
          </ButtonLink>
        )}
        <ButtonLink size="s" variant="ghost" href={courseLinks.answer(question.practiceId)}>
          看题解
        </ButtonLink>
      </Ways>
    )}
  </Root>
);
