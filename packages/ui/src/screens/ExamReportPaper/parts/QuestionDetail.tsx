import type { ReportQuestion } from '@aosai/api/contract/types';
import { LANGUAGES } from '@aosai/api/domain/languages';
import styled from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Html } from '../../../primitives/Html/Html.tsx';
import { CaseGrid } from '../../../patterns/CaseGrid/CaseGrid.tsx';
import { CodeText } from '../../../patterns/CodeText/CodeText.tsx';
import { Statement } from '../../../patterns/Statement/Statement.tsx';
import { Verdict } from '../../../patterns/Verdict/Verdict.tsx';
import { formatMemory, formatTime } from '../../../patterns/Verdict/measures.ts';
import { OptionMarks } from './OptionMarks.tsx';
import { answerHead, type Viewer } from './words.ts';

export interface QuestionDetailProps {
  question: ReportQuestion;
  viewer: Viewer;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding: ${theme.space[4]} ${theme.space[24]} ${theme.space[28]} 70px;
  font-size: ${theme.text.body};

  section > h3 {
    margin-bottom: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > p,
  section > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
    margin-bottom: ${theme.space[12]};
    color: ${theme.color.ink2};
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  [data-part='analysis'] {
    padding: ${theme.space[12]} ${theme.space[16]};
    border-left: 3px solid ${theme.color.primary};
    border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
    background: ${theme.color.primarySoft};
  }
  [data-part='analysis'] > h3 {
    color: ${theme.color.primary};
  }
  section > pre {
    margin: 0 0 ${theme.space[12]};
    padding: 10px 12px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    font-size: ${theme.text.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.space[8]} ${theme.space[20]};
  }

  ${media.narrow} {
    padding: 0 ${theme.space[12]} ${theme.space[20]};
  }
`;

const Blanks = ({ question, viewer }: QuestionDetailProps) => {
  const mine = question.mine?.answer?.kind === 'text' ? question.mine.answer.texts : [];
  return (
    <section>
      <h3>{answerHead(viewer)}与正确答案</h3>
      {Array.from({ length: question.blankCount }, (_, index) => `第 ${index + 1} 空`).map((name, index) => (
        <p key={name}>
          <span>{name}</span>
          <code>{mine[index] || '—'}</code>
          {question.acceptedTexts && <span>正确：{(question.acceptedTexts[index] ?? []).join(' 或 ') || '—'}</span>}
        </p>
      ))}
    </section>
  );
};

const Code = ({ question, viewer }: QuestionDetailProps) => {
  const { submission, mine } = question;
  const answer = mine?.answer;
  return (
    <section>
      <h3>{answerHead(viewer)}</h3>
      {submission ? (
        <>
          <p>
            {submission.verdict && <Verdict verdict={submission.verdict} />}
            <span>
              {[
                submission.timeMs !== null && `最长 ${formatTime(submission.timeMs)}`,
                submission.memoryKiB !== null && formatMemory(submission.memoryKiB),
                question.submissionCount > 0 && `共提交 ${question.submissionCount} 次`,
              ]
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
    </section>
  );
};

/** A question in full: statement, options with marks or the judged code, and the analysis once it is out. */
export const QuestionDetail = ({ question, viewer }: QuestionDetailProps) => (
  <Root>
    <Statement html={question.stemHtml} />
    {question.options.length > 0 && <OptionMarks question={question} viewer={viewer} />}
    {question.blankCount > 0 && question.programming === null && <Blanks question={question} viewer={viewer} />}
    {question.programming !== null && <Code question={question} viewer={viewer} />}
    {question.analysisHtml !== null && (
      <section data-part="analysis">
        <h3>解析</h3>
        <Html html={question.analysisHtml} />
      </section>
    )}
  </Root>
);
