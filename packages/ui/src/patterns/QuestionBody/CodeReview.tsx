import type { LineNote } from '@aosai/api/exams/teaching';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { CaseGrid } from '../CaseGrid/CaseGrid.tsx';
import { CodeText } from '../CodeText/CodeText.tsx';
import { NotedCode } from '../CodeText/NotedCode.tsx';
import { Load, type Loaded } from '../Load/Load.tsx';
import { type CodeAnswer, SubmissionCodes } from '../SubmissionCodes/SubmissionCodes.tsx';
import { measureTexts } from '../Verdict/measures.ts';
import { Verdict } from '../Verdict/Verdict.tsx';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

/** All submissions of a question, fetched on demand. */
export interface SubmissionsOf {
  /** Null before the submissions were requested. */
  loaded: Loaded<readonly SubmittedCode[]> | null;
  onOpen: () => void;
}

export interface CodeReviewProps {
  question: Pick<ReportQuestion, 'mine' | 'submission' | 'submissionNo' | 'submissionCount' | 'review'>;
  all: SubmissionsOf | undefined;
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
    font-size: ${theme.text.dense};
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
  > button {
    justify-self: start;
  }

  ${media.print} {
    > button {
      display: none;
    }
  }
`;

/** The program whose points count; the saved answer if there is no submission or its code is withheld. */
export const countedCode = ({ mine, submission }: CodeReviewProps['question']): CodeAnswer | null => {
  const code = submission?.code ?? null;
  if (submission && code !== null) return { kind: 'code', language: submission.language, code };
  return mine?.answer?.kind === 'code' ? mine.answer : null;
};

/** Which submission counts: 第 2 次提交计分，共提交 3 次. */
const countText = ({ submissionNo, submissionCount }: CodeReviewProps['question']): string =>
  submissionCount > 1 && submissionNo !== null
    ? `第 ${submissionNo} 次提交计分，共提交 ${submissionCount} 次`
    : `共提交 ${submissionCount} 次`;

const OwnCode = ({ code, notes }: { code: CodeAnswer; notes: readonly LineNote[] }) =>
  notes.length > 0 ? (
    <NotedCode code={code.code} language={code.language} notes={notes} />
  ) : (
    <CodeText code={code.code} language={code.language} />
  );

/** The program that counted, its result by test case, and a button for the other submissions. */
export const CodeReview = ({ question, all }: CodeReviewProps) => {
  const { submission, submissionCount, mine } = question;
  const code = countedCode(question);
  const draft = mine?.answer?.kind === 'code' ? mine.answer : null;
  const isOther = code !== null && draft !== null && (draft.code !== code.code || draft.language !== code.language);
  return (
    <Root>
      {submission ? (
        <>
          <p>
            {submission.verdict && <Verdict verdict={submission.verdict} />}
            <span>{[...measureTexts(submission), countText(question)].join(' · ')}</span>
          </p>
          {submission.compileMessage !== '' && <pre>{submission.compileMessage}</pre>}
          {submission.cases.length > 0 && <CaseGrid submission={submission} />}
        </>
      ) : (
        <p>没有评测记录。</p>
      )}
      {all?.loaded ? (
        <Load of={all.loaded} name="提交记录" onRetry={all.onOpen}>
          {(submissions) => (
            <SubmissionCodes
              submissions={submissions}
              countedId={submission?.id ?? null}
              current={draft && { name: '交卷时编辑器里的代码', answer: draft }}
              notes={question.review?.lineNotes ?? []}
            />
          )}
        </Load>
      ) : (
        code && <OwnCode code={code} notes={question.review?.lineNotes ?? []} />
      )}
      {all && !all.loaded && submissionCount > 0 && (submissionCount > 1 || isOther) && (
        <Button size="s" variant="ghost" onClick={all.onOpen}>
          查看全部 {submissionCount} 次提交
        </Button>
      )}
    </Root>
  );
};
