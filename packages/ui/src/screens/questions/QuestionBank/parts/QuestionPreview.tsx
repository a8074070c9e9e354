import type { Answer } from '@aosai/api/questions/answers';
import { kindOf } from '@aosai/api/questions/kinds';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Html } from '../../../../primitives/Html/Html.tsx';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import { SolutionVideo } from '../../../../patterns/SolutionVideo/SolutionVideo.tsx';
import { QuestionBody } from '../../../../patterns/QuestionBody/QuestionBody.tsx';
import { ReviewedQuestion } from '../../../../patterns/QuestionBody/ReviewedQuestion.tsx';
import type { PreviewQuestion } from '../bankQuestion.ts';
import { TaskFacts } from './TaskFacts.tsx';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[16]};

  > div:not(:first-child) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[20]};
    width: 100%;
  }
  > div > section > h3 {
    margin-bottom: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > div > section > video + * {
    margin-top: ${theme.space[12]};
  }
`;

/** The accepted texts of each blank, joined to one line. */
const keyTexts = (accepted: readonly (readonly string[])[]): Answer => ({
  kind: 'text',
  texts: accepted.map((texts) => texts.join(' 或 ')),
});

/** The question as an unanswered item of a report, so that only its key is shown. */
const keyed = (question: PreviewQuestion): ReportQuestion => {
  const isFill = kindOf(question.type).body === 'blanks';
  const answer = isFill ? keyTexts(question.acceptedTexts ?? []) : null;
  return {
    ...question,
    acceptedTexts: isFill ? null : question.acceptedTexts,
    mine: {
      questionId: question.id,
      revision: 0,
      savedAt: null,
      hash: null,
      answer,
      flagged: false,
      spentMs: 0,
    },
    score: null,
    correct: null,
    verdict: null,
    tags: [],
    submission: null,
    submissionNo: null,
    submissionCount: 0,
  };
};

const Key = ({ question }: { question: PreviewQuestion }) => {
  if (kindOf(question.type).body !== 'task')
    return (
      <ReviewedQuestion
        question={keyed(question)}
        mineWord={kindOf(question.type).body === 'blanks' ? '标准答案' : '选项'}
        size="s"
      />
    );
  return (
    <section>
      <h3>解析</h3>
      {question.videoFile !== undefined && <SolutionVideo fileName={question.videoFile} />}
      {question.analysisHtml ? (
        <Html html={question.analysisHtml} />
      ) : (
        question.videoFile === undefined && <p>还没有写解析。</p>
      )}
    </section>
  );
};

const VIEWS = [
  { value: 'read', label: '题面' },
  { value: 'key', label: '答案与解析' },
] as const;

/** A question as students see it, or with its key. */
export const QuestionPreview = ({ question }: { question: PreviewQuestion }) => {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('read');
  return (
    <Root>
      <Segmented label="预览内容" size="s" options={VIEWS} value={view} onChange={setView} />
      <div>
        {view === 'key' ? (
          <Key question={question} />
        ) : (
          <>
            {question.title !== null && <h2>{question.title}</h2>}
            <QuestionBody mode="read" question={question} />
            {question.programming && <TaskFacts task={question.programming} />}
          </>
        )}
      </div>
    </Root>
  );
};
