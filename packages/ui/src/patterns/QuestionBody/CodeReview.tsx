import type { SubmissionView } from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import { LANGUAGES } from '@aosai/api/domain/languages';
import styled from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { CaseGrid } from '../CaseGrid/CaseGrid.tsx';
import { CodeText } from '../CodeText/CodeText.tsx';
import { measureTexts } from '../Verdict/measures.ts';
import { Verdict } from '../Verdict/Verdict.tsx';

export interface CodeReviewProps {
  answer: Answer | null;
  submission: SubmissionView | null;
  submissionCount: number;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
    color: ${theme.color.ink2};
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  > pre {
    margin: 0;
    padding: 10px 12px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    font-size: ${theme.text.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** The code that counted, and how the judge found it case by case. */
export const CodeReview = ({ answer, submission, submissionCount }: CodeReviewProps) => (
  <Root>
    {submission ? (
      <>
        <p>
          {submission.verdict && <Verdict verdict={submission.verdict} />}
          <span>
            {[...measureTexts(submission), submissionCount > 0 && `共提交 ${submissionCount} 次`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        {submission.compileMessage !== '' && <pre>{submission.compileMessage}</pre>}
        {submission.cases.length > 0 && <CaseGrid submission={submission} />}
      </>
    ) : (
      <p>没有评测记录。</p>
    )}
    {answer?.kind === 'code' && <CodeText code={answer.code} language={LANGUAGES[answer.language].label} />}
  </Root>
);
