import { kindOf, QUESTION_KINDS } from '@aosai/api/questions/kinds';
import type { LineNote } from '@aosai/api/exams/teaching';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Tabs } from '../../../../primitives/Tabs/Tabs.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { CaseGrid } from '../../../../patterns/CaseGrid/CaseGrid.tsx';
import { NotedCode } from '../../../../patterns/CodeText/NotedCode.tsx';
import { countedCode } from '../../../../patterns/QuestionBody/CodeReview.tsx';
import { ReviewedQuestion } from '../../../../patterns/QuestionBody/ReviewedQuestion.tsx';
import { Statement } from '../../../../patterns/Statement/Statement.tsx';
import { type CodeAnswer, SubmissionCodes } from '../../../../patterns/SubmissionCodes/SubmissionCodes.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import { usedText } from '@aosai/api/kit/durations';
import { measureTexts } from '../../../../patterns/Verdict/measures.ts';
import { Verdict } from '../../../../patterns/Verdict/Verdict.tsx';
import type { ReviewedAnswer } from '@aosai/api/practice/memberQuestion.contract';

export interface MarkedAnswerProps {
  answer: ReviewedAnswer;
  /** 林知远, or 学生 3 if names are hidden. */
  whose: string;
  notes: readonly LineNote[];
  now: number;
  onNotes: (notes: readonly LineNote[]) => void;
  /** Lets the student answer again. */
  onReopen: () => void;
  /** Null where nobody reports errors. */
  onReportError: (() => void) | null;
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding: ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};

  > header {
    display: grid;
    justify-items: start;
    gap: 2px;
  }
  > header > [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    margin-top: ${theme.space[8]};
  }
  > header > p,
  [data-part='judged'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-part='panel'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
  [data-part='panel'] > pre {
    padding: 10px 12px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    font-size: ${theme.text.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  ${media.narrow} {
    padding: ${theme.space[16]};
  }
`;

const TABS = [
  { id: 'answer', label: '作答' },
  { id: 'statement', label: '题面' },
  { id: 'compare', label: '提交与对比' },
] as const;
type Tab = (typeof TABS)[number]['id'];

/** The program that counts, its verdict, and the notes on its lines. */
const Program = ({ answer, notes, onNotes }: Pick<MarkedAnswerProps, 'answer' | 'notes' | 'onNotes'>) => {
  const { submission } = answer.question;
  const code = countedCode(answer.question);
  return (
    <>
      {submission && (
        <>
          <p data-part="judged">
            {submission.verdict && <Verdict verdict={submission.verdict} />}
            <span>{measureTexts(submission).join(' · ')}</span>
          </p>
          {submission.compileMessage !== '' && <pre>{submission.compileMessage}</pre>}
          {submission.cases.length > 0 && <CaseGrid submission={submission} />}
        </>
      )}
      {code ? (
        <NotedCode code={code.code} language={code.language} notes={notes} onNotes={onNotes} />
      ) : (
        <p>没有写程序。</p>
      )}
    </>
  );
};

/** The starting code of the task, in the language of the answer. */
function startOf({ question }: ReviewedAnswer, code: CodeAnswer | null): CodeAnswer | null {
  const text = code && question.programming?.starts?.[code.language];
  return code && text ? { ...code, code: text } : null;
}

const Tries = ({ answer, notes }: Pick<MarkedAnswerProps, 'answer' | 'notes'>) => {
  const { mine, submission } = answer.question;
  const draft = mine?.answer?.kind === 'code' ? mine.answer : null;
  return (
    <SubmissionCodes
      key={answer.id}
      submissions={answer.submissions}
      countedId={submission?.id ?? null}
      current={draft && { name: '交卷时编辑器里的代码', answer: draft }}
      start={startOf(answer, countedCode(answer.question))}
      notes={notes}
    />
  );
};

/** One answer for its marker: program with notes, statement, every submission. */
export const MarkedAnswer = ({ answer, whose, notes, now, onNotes, onReopen, onReportError }: MarkedAnswerProps) => {
  const [tab, setTab] = useState<Tab>('answer');
  const { question } = answer;
  const isTask = kindOf(answer.type).body === 'task';
  const facts = [
    QUESTION_KINDS[answer.type].label,
    answer.targetTitle,
    answer.gradeTitle,
    answer.completedAt && `${momentText(answer.completedAt, now)} 交`,
    question.mine && `用时 ${usedText(question.mine.spentMs)}`,
    isTask && `提交 ${question.submissionCount} 次`,
  ].filter(Boolean);
  const counted = TABS.map((one) => (one.id === 'compare' ? { ...one, count: answer.submissions.length } : one));
  return (
    <Root aria-label={`${whose}的第 ${answer.no} 题`}>
      <header>
        <h2>
          {whose}　第 {answer.no} 题{isTask && `　${answer.questionTitle}`}
        </h2>
        <p>{facts.join(' · ')}</p>
        <div data-part="acts">
          <Button size="s" icon="refresh" onClick={onReopen}>
            {answer.kind === 'homework' ? '退回这一题' : '重新打开这一题'}
          </Button>
          {onReportError && (
            <Button size="s" variant="ghost" onClick={onReportError}>
              报告错误
            </Button>
          )}
        </div>
      </header>
      {isTask ? (
        <Tabs
          label="作答、题面和提交"
          tabs={counted}
          value={tab}
          onChange={(id) => setTab(TABS.find((one) => one.id === id)?.id ?? 'answer')}
        >
          <div data-part="panel">
            {tab === 'answer' && <Program answer={answer} notes={notes} onNotes={onNotes} />}
            {tab === 'statement' && <Statement html={question.stemHtml} />}
            {tab === 'compare' && <Tries answer={answer} notes={notes} />}
          </div>
        </Tabs>
      ) : (
        <ReviewedQuestion question={{ ...question, review: undefined }} mineWord={`${whose}的答案`} />
      )}
    </Root>
  );
};
