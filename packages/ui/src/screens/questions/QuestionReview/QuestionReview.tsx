import type { FormOf } from '@aosai/api/kit/fields';
import type { ErrorReport } from '@aosai/api/questions/errorReports.contract';
import { errorAnswerFields } from '@aosai/api/questions/errorReports';
import { kindOf } from '@aosai/api/questions/kinds';
import type { QuestionEvidence } from '@aosai/api/questions/questionEvidence.contract';
import type { BankVersionRow } from '@aosai/api/questions/questionHistory.contract';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { type ErrorReportForm, ReportError } from '../../../patterns/ReportError/ReportError.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { theme } from '../../../tokens/theme.ts';
import { previewOf } from '../QuestionBank/bankQuestion.ts';
import { QuestionPreview } from '../QuestionBank/parts/QuestionPreview.tsx';
import { Difficulty } from './parts/Difficulty.tsx';
import { KeyProof } from './parts/KeyProof.tsx';
import { Mistakes } from './parts/Mistakes.tsx';
import { Near, Versions } from './parts/Relatives.tsx';
import { Reports } from './parts/Reports.tsx';

export type ErrorAnswerForm = FormOf<typeof errorAnswerFields>;

export interface QuestionReviewProps {
  /** Address of the bank: /web/edms/question. */
  bankHref: string;
  question: Loaded<BankDetail>;
  evidence: Loaded<QuestionEvidence>;
  reports: Loaded<{ content: readonly ErrorReport[]; mayAnswer: boolean }>;
  /** Null for readers who do not own the question. */
  versions: Loaded<{ content: readonly BankVersionRow[] }> | null;
  /** Teachers report; operators own what they could report. */
  mayReport: boolean;
  act: TableAct;
  on: {
    /** Both resolve to whether it succeeded. */
    report: (form: ErrorReportForm) => Promise<boolean>;
    answer: (report: ErrorReport, form: ErrorAnswerForm) => Promise<boolean>;
    /** Forgets the failure of the last act. */
    forget: () => void;
    retry: () => void;
  };
}

const Columns = styled.div`
  container-type: inline-size;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    align-items: start;
  }
  > div > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
  @container (min-width: 900px) {
    > div {
      grid-template-columns: minmax(0, 1fr) 380px;
    }
  }
`;

type Asked = { kind: 'report' } | { kind: 'answer'; report: ErrorReport } | null;

const leadOf = ({ type, staff }: BankDetail): string =>
  [
    kindOf(type).label,
    staff && `第 ${staff.versionNo} 版`,
    staff?.ownerName ?? '平台',
    staff && (staff.usedCount > 0 ? `已用于 ${staff.usedCount} 处` : '还没有使用'),
  ]
    .filter(Boolean)
    .join(' · ');

/** One question with all that an author needs to judge it, and the reports of its errors. */
export const QuestionReview = (props: QuestionReviewProps) => {
  const { bankHref, question, evidence, reports, versions, mayReport, act, on } = props;
  const [asked, setAsked] = useState<Asked>(null);
  const detail = question.data;
  const title = detail?.title ?? '审阅题目';
  const mayWrite = detail?.staff?.mayWrite === true;
  const close = () => {
    setAsked(null);
    on.forget();
  };
  const after = (done: Promise<boolean>) => void done.then((isDone) => isDone && close());
  return (
    <PageBody>
      <PageHeader
        trail={[{ label: '题库', href: bankHref }, { label: '审阅题目' }]}
        title={title}
        {...(detail && { lead: leadOf(detail) })}
        action={
          detail && (
            <>
              {mayWrite && <ButtonLink href={`${bankHref}/${detail.id}`}>编辑题目</ButtonLink>}
              {mayReport && !mayWrite && <Button onClick={() => setAsked({ kind: 'report' })}>报告错误</Button>}
            </>
          )
        }
      />
      <Load
        of={question}
        name="题目"
        level={2}
        onRetry={on.retry}
        skeleton={<RowsSkeleton />}
        back={{ href: bankHref, label: '返回题库' }}
      >
        {(one) => (
          <Columns>
            <div>
              <div>
                <Card title="题目" padding="l">
                  <QuestionPreview question={{ ...previewOf(one), title: null }} />
                </Card>
                <Card title="答案的依据" padding="l">
                  <KeyProof question={one} evidence={evidence} onRetry={on.retry} />
                </Card>
                <Mistakes question={one} evidence={evidence} />
              </div>
              <div>
                <Card title="勘误" extra={reports.data && `${reports.data.content.length} 条`} padding="none">
                  <Load of={reports} name="勘误" onRetry={on.retry}>
                    {({ content, mayAnswer }) => (
                      <Reports
                        reports={content}
                        mayAnswer={mayAnswer}
                        onAnswer={(report) => setAsked({ kind: 'answer', report })}
                      />
                    )}
                  </Load>
                </Card>
                <Card title="难度" padding="l">
                  <Load of={evidence} name="难度" onRetry={on.retry}>
                    {(known) => <Difficulty question={one} evidence={known} />}
                  </Load>
                </Card>
                {one.staff && (
                  <Card title="相似的题" padding="l">
                    <Near bankHref={bankHref} near={one.staff.near} />
                  </Card>
                )}
                {versions && (
                  <Card title="历史版本" padding="l">
                    <Load of={versions} name="历史版本" onRetry={on.retry}>
                      {({ content }) => <Versions rows={content} />}
                    </Load>
                  </Card>
                )}
              </div>
            </div>
          </Columns>
        )}
      </Load>
      {asked?.kind === 'report' && (
        <ReportError question={`「${title}」`} act={act} on={{ submit: (form) => after(on.report(form)), close }} />
      )}
      {asked?.kind === 'answer' && (
        <FieldsDialog
          of={errorAnswerFields}
          title="答复勘误"
          description={asked.report.content}
          submitLabel="答复"
          size="m"
          act={act}
          on={{ submit: (form) => after(on.answer(asked.report, form)), close }}
        />
      )}
    </PageBody>
  );
};
