import { lazy, Suspense, useRef, useState } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import { AttemptNav } from './parts/AttemptNav.tsx';
import { Knowledge } from './parts/Knowledge.tsx';
import { Questions } from '../ReportQuestions/Questions.tsx';
import { attemptBefore } from '../ReportQuestions/nextWords.ts';
import { ScoreCard } from './parts/ScoreCard.tsx';
import { keysAhead, type Viewer } from '../ReportQuestions/words.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';
import type { Report } from '@aosai/api/exams/examPaperEnroll.contract';

/** Stands folded at the end of a report. */
const ReceiptCard = lazy(async () => ({ default: (await import('./parts/ReceiptCard.tsx')).ReceiptCard }));

/** Loaded on demand, since most opened reports already have a score. */
const NotYet = lazy(async () => ({ default: (await import('../ReportQuestions/NotYet.tsx')).NotYet }));

const NextSteps = lazy(async () => ({ default: (await import('../ReportQuestions/NextSteps.tsx')).NextSteps }));

/** Whether the report shows any result to go on from. */
const hasResults = ({ questions }: Report): boolean => questions.some(({ score }) => score !== null);

export interface ExamReportPaperProps {
  report: Loaded<Report>;
  /** All attempts of this member at this paper, in this exam and in others, including the open one. */
  attempts: readonly Attempt[];
  /** The reader's role: decides the words (我的答案, 孩子的答案) and the link back. */
  viewer: Viewer;
  /** The server's time in ms since 1970. */
  now: number;
  /** Submissions of the programming tasks that were opened, by question. */
  submissions: Readonly<Record<string, Loaded<readonly SubmittedCode[]>>>;
  /** Whether the student may sit the exam again now. */
  mayGoAgain: boolean;
  on: { print: () => void; retry: () => void; openSubmissions: (questionId: string) => void };
}

const trailOf = (viewer: Viewer, report: Report | undefined) => {
  const here = { label: '成绩报告' };
  switch (viewer) {
    case 'self':
      return [
        { label: '考试记录', href: links.reports },
        ...(report ? [{ label: report.attempt.examTitle, href: links.reportEnroll(report.attempt.examEnrollId) }] : []),
        here,
      ];
    case 'guardian':
      return [{ label: '孩子的成绩', href: links.children }, here];
    case 'teacher':
      return [{ label: '学生作答', href: links.students }, here];
    default:
      return viewer satisfies never;
  }
};

const Body = ({
  report,
  attempts,
  viewer,
  now,
  submissions,
  mayGoAgain,
  on,
}: { report: Report } & Omit<ExamReportPaperProps, 'report'>) => {
  const [tag, setTag] = useState<string | null>(null);
  const questionsRef = useRef<HTMLDivElement>(null);
  const hasQuestions = report.questions.length > 0;
  const openTag = (next: string) => {
    setTag(next);
    questionsRef.current?.scrollIntoView({ block: 'start' });
  };
  const { examId } = report.attempt;
  const inExam = attempts.filter((one) => one.examId === examId);
  return (
    <>
      {inExam.length > 1 && <AttemptNav attempts={inExam} openedId={report.attempt.id} />}
      {report.totalPoints === null ? (
        <Suspense fallback={<Skeleton height={160} />}>
          <NotYet report={report} now={now} />
        </Suspense>
      ) : (
        <ScoreCard report={report} before={attemptBefore(attempts, report.attempt)} onTag={openTag} />
      )}
      {report.state === 'ready' && keysAhead(report) && report.opensAt !== null && (
        <Alert title={`正确答案和解析将于 ${momentText(report.opensAt, now)} 公布`}>
          考试对所有人结束后，回到本页就能逐题查看。
        </Alert>
      )}
      {report.state === 'ready' && viewer !== 'teacher' && hasResults(report) && (
        <Suspense>
          <NextSteps
            report={report}
            isOwn={viewer === 'self'}
            againHref={mayGoAgain ? links.examDetail(examId) : null}
          />
        </Suspense>
      )}
      {report.tags.some((tag) => tag.points !== null) && <Knowledge report={report} onTag={openTag} />}
      {hasQuestions && (
        <div ref={questionsRef}>
          <Questions
            questions={report.questions}
            tag={tag}
            onTag={setTag}
            viewer={viewer}
            submissions={submissions}
            onSubmissions={on.openSubmissions}
          />
        </div>
      )}
      {report.receipt && (
        <Suspense>
          <ReceiptCard receipt={report.receipt} />
        </Suspense>
      )}
    </>
  );
};

/** The report: score, sections, knowledge points, every question. */
export const ExamReportPaper = ({ report, viewer, on, ...rest }: ExamReportPaperProps) => (
  <PageBody>
    <PageHeader
      trail={trailOf(viewer, report.data)}
      title={viewer === 'self' || !report.data ? '成绩报告' : `${report.data.attempt.memberName}　成绩报告`}
      lead={
        report.data &&
        [
          viewer === 'self' && report.data.attempt.memberName,
          report.data.attempt.paperTitle,
          `第 ${report.data.attempt.attemptNo} 次作答`,
        ]
          .filter(Boolean)
          .join(' · ')
      }
      action={
        report.data?.state === 'ready' && (
          <Button icon="document" onClick={on.print}>
            打印
          </Button>
        )
      }
    />
    <Load of={report} name="成绩报告" level={2} onRetry={on.retry} skeleton={<Skeleton height={420} />}>
      {(data) => <Body report={data} viewer={viewer} on={on} {...rest} />}
    </Load>
  </PageBody>
);
