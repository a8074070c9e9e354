import type { Attempt, Report } from '@aosai/api/contract/types';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { links } from '../../patterns/links/links.ts';
import { Load, type Loaded } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { momentText } from '../../patterns/time/beijing.ts';
import { AttemptNav } from './parts/AttemptNav.tsx';
import { Knowledge } from './parts/Knowledge.tsx';
import { NotYet } from './parts/NotYet.tsx';
import { Questions } from './parts/Questions.tsx';
import { ReceiptCard } from './parts/ReceiptCard.tsx';
import { ScoreCard } from './parts/ScoreCard.tsx';
import { keysAhead, type Viewer } from './parts/words.ts';

export interface ExamReportPaperProps {
  report: Loaded<Report>;
  /** All attempts of this member at this paper, the opened one too. */
  attempts: readonly Attempt[];
  /** Whose eyes: it decides the words (我的答案, 孩子的答案) and the way up. */
  viewer: Viewer;
  /** The server's time in ms since 1970. */
  now: number;
  on: { print: () => void; retry: () => void };
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

const Body = ({ report, attempts, viewer, now }: { report: Report } & Omit<ExamReportPaperProps, 'report' | 'on'>) => {
  const hasQuestions = report.questions.length > 0;
  return (
    <>
      {attempts.length > 1 && <AttemptNav attempts={attempts} openedId={report.attempt.id} />}
      {report.totalPoints === null ? <NotYet report={report} now={now} /> : <ScoreCard report={report} />}
      {report.state === 'ready' && keysAhead(report) && report.opensAt !== null && (
        <Alert title={`正确答案和解析将于 ${momentText(report.opensAt, now)} 公布`}>
          考试对所有人结束后，回到本页就能逐题查看。
        </Alert>
      )}
      {report.tags.some((tag) => tag.points !== null) && <Knowledge tags={report.tags} />}
      {hasQuestions && <Questions questions={report.questions} viewer={viewer} />}
      {report.receipt && <ReceiptCard receipt={report.receipt} />}
    </>
  );
};

/** The report: score, sections, knowledge points, every question. */
export const ExamReportPaper = ({ report, attempts, viewer, now, on }: ExamReportPaperProps) => (
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
    {report.data === undefined && <VisuallyHidden as="h2">报告内容</VisuallyHidden>}
    <Load of={report} name="成绩报告" onRetry={on.retry} skeleton={<Skeleton height={420} />}>
      {(data) => <Body report={data} attempts={attempts} viewer={viewer} now={now} />}
    </Load>
  </PageBody>
);
