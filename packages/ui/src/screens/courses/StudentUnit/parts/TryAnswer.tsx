import type { LineNote } from '@aosai/api/exams/teaching';
import { useState } from 'react';
import { styled } from 'styled-components';
import { givenText } from '@aosai/api/questions/answerText';
import { CaseGrid } from '../../../../patterns/CaseGrid/CaseGrid.tsx';
import { NotedCode } from '../../../../patterns/CodeText/NotedCode.tsx';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { QuestionBody } from '../../../../patterns/QuestionBody/QuestionBody.tsx';
import { SubmissionCodes } from '../../../../patterns/SubmissionCodes/SubmissionCodes.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Tabs } from '../../../../primitives/Tabs/Tabs.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { StudentUnitQuestion } from '../studentUnitProps.ts';
import type { PracticeTryDetail } from '@aosai/api/practice/practiceViews.contract';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';

export interface TryAnswerProps {
  tried: PracticeTryDetail;
  question: StudentUnitQuestion;
  programs: Loaded<readonly SubmittedCode[]>;
  notes: readonly LineNote[];
  /** Absent if the reader may not review the try. */
  onNotes: ((notes: readonly LineNote[]) => void) | undefined;
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding-top: ${theme.space[16]};

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

const ANSWER = 'answer';
const COMPARE = 'compare';
const STATEMENT = 'statement';

/** The answer of one try: for a program with its test cases and a comparison to other tries. */
export const TryAnswer = ({ tried, question, programs, notes, onNotes }: TryAnswerProps) => {
  const [tab, setTab] = useState(ANSWER);
  const { answer, submission } = tried;
  const shown = tried.shown ?? question.shown;
  const isCode = answer.kind === 'code';
  return (
    <Card title={`第 ${tried.no} 次提交`}>
      <Tabs
        label="作答、题面和对比"
        value={tab}
        tabs={[
          { id: ANSWER, label: '作答' },
          { id: STATEMENT, label: '题面' },
          ...(isCode ? [{ id: COMPARE, label: '对比' }] : []),
        ]}
        onChange={setTab}
      >
        <Panel>
          {tab === STATEMENT && <QuestionBody mode="read" question={shown} />}
          {tab === ANSWER && !isCode && <p>{givenText(shown, answer)}</p>}
          {tab === ANSWER && isCode && (
            <>
              {submission && submission.compileMessage !== '' && <pre>{submission.compileMessage}</pre>}
              {submission && submission.cases.length > 0 && <CaseGrid submission={submission} />}
              <NotedCode code={answer.code} language={answer.language} notes={notes} onNotes={onNotes} />
            </>
          )}
          {tab === COMPARE && (
            <Load of={programs} name="提交过的代码">
              {(all) => (
                <SubmissionCodes submissions={all} countedId={null} firstId={tried.submissionId ?? ''} current={null} />
              )}
            </Load>
          )}
        </Panel>
      </Tabs>
    </Card>
  );
};
