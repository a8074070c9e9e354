import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { formatPoints } from '@aosai/api/kit/points';
import { lazy, Suspense, useState } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { Figures } from '../../../patterns/Figures/Figures.tsx';
import { dueWords, homeworkTag } from '../HomeworkRows/homeworkWords.ts';
import { links } from '../../../patterns/links/links.ts';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Questions } from '../../exams/ReportQuestions/Questions.tsx';
import type { Viewer } from '../../exams/ReportQuestions/words.ts';
import { momentText } from '@aosai/api/kit/dayText';
import { CommentCard, LateCard } from './parts/LateCard.tsx';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';
import type { HomeworkPlace, HomeworkReport as Result } from '@aosai/api/homework/homeworkEnroll.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Loaded on demand: handed-in homework needs it only while an exemption is requested. */
const MyHomework = lazy(async () => ({ default: (await import('./parts/MyHomework.tsx')).MyHomework }));

/** Only for teachers, if a student answered again. */
const LaterTries = lazy(async () => ({ default: (await import('./parts/LaterTries.tsx')).LaterTries }));

const NextSteps = lazy(async () => ({
  default: (await import('../../exams/ReportQuestions/NextSteps.tsx')).NextSteps,
}));

export interface HomeworkReportProps {
  report: Loaded<Result>;
  /** The reader's role: decides the words. */
  viewer: Viewer;
  /** The server's time in ms since 1970. */
  now: number;
  /** Submissions of the programming tasks that were opened, by question. */
  submissions: Readonly<Record<string, Loaded<readonly SubmittedCode[]>>>;
  /** A request for exemption, or its withdrawal, in progress. */
  quit: TableAct;
  on: {
    print: () => void;
    retry: () => void;
    openSubmissions: (questionId: string) => void;
    applyQuit: (reason: string) => void;
    withdrawQuit: () => void;
  };
}

/** Everything is judged but there is no score yet: a teacher still has to mark. */
const isMarking = ({ judging }: NonNullable<Result['report']>): boolean => judging.done >= judging.total;

type BodyProps = { result: Result } & Omit<HomeworkReportProps, 'report'>;

/** Not handed in yet, or an exemption is requested or granted. */
const isOpenToStudent = ({ status, progress }: HomeworkPlace): boolean =>
  status === ENROLMENT.quitApplied ||
  status === ENROLMENT.quitPassed ||
  progress === PROGRESS.notBegun ||
  progress === PROGRESS.doing;

/** Figures of the head: score, answers, rank, time of hand-in. */
function figuresOf({ place, rank }: Result, now: number) {
  const { totalPoints, maxPoints, answeredCount, questionCount, completedAt, progress } = place;
  return [
    {
      label: '得分',
      value: totalPoints !== null ? formatPoints(totalPoints) : progress === PROGRESS.settled ? '未公布' : '—',
      of: formatPoints(maxPoints),
    },
    { label: '作答', value: answeredCount, of: `${questionCount} 题` },
    ...(rank === null ? [] : [{ label: '名次', value: rank }]),
    ...(completedAt === null ? [] : [{ label: '交作业', value: momentText(completedAt, now) }]),
  ];
}

const NotHandedIn = ({ place }: Pick<Result, 'place'>) => {
  const isMissing = place.settledAt !== null;
  return (
    <Card padding="none">
      <Empty title={isMissing ? '这份作业没有交' : '还没有交作业'}>
        {isMissing
          ? '老师已经出分，按缺交记 0 分。有特殊情况请和老师说。'
          : '交了作业并批改后，每题得分和评语会出现在这里。'}
      </Empty>
    </Card>
  );
};

const Body = ({ result, viewer, now, submissions, quit, on }: BodyProps) => {
  const [tag, setTag] = useState<string | null>(null);
  const { place, report, late } = result;
  const numbers = new Map((report?.questions ?? []).map(({ id, no }) => [id, no]));
  const asks = viewer !== 'teacher' && isOpenToStudent(place);
  const opensAt = report?.state === 'ready' ? report.opensAt : null;
  return (
    <>
      <Card title={homeworkTag(place, now).text} extra={dueWords(place, now)}>
        <Figures items={figuresOf(result, now)} />
      </Card>
      {asks && (
        <Suspense fallback={<Skeleton height={160} />}>
          <MyHomework place={place} viewer={viewer} act={quit} on={on} />
        </Suspense>
      )}
      {report === null && !asks && <NotHandedIn place={place} />}
      {report?.state === 'pending' && (
        <Alert title={isMarking(report) ? '等待老师批改' : '正在评测'}>
          {isMarking(report)
            ? '有的题要由老师批改，批改完成后得分出现。'
            : `已评测 ${report.judging.done} / ${report.judging.total}，完成后得分自动出现。`}
        </Alert>
      )}
      {report?.isHeld === true && (
        <Alert title="有题目正在另一场考试中">这些题的对错、得分和总分，等那场考试结束后公布。</Alert>
      )}
      {report?.resultsAt !== undefined && (
        <Alert title={`客观题的对错和得分将于 ${momentText(report.resultsAt, now)} 公布`}>
          在那之前还可以改答案，编程题的评测结果现在就能看。
        </Alert>
      )}
      {report?.state === 'closed' && report.resultsAt === undefined && (
        <Alert
          title={report.opensAt === null ? '这份作业不公布得分' : `得分将于 ${momentText(report.opensAt, now)} 公布`}
        >
          {report.opensAt === null ? '老师这样设置的，想知道得分请问老师。' : '老师设置了这个时间以后才能看。'}
        </Alert>
      )}
      {opensAt !== null && (
        <Alert title={`正确答案和解析将于 ${momentText(opensAt, now)} 公布`}>
          所有人的作业都截止后，就能逐题查看。
        </Alert>
      )}
      {report?.state === 'ready' && viewer !== 'teacher' && report.questions.some(({ score }) => score !== null) && (
        <Suspense>
          <NextSteps report={report} isOwn={viewer === 'self'} againHref={null} />
        </Suspense>
      )}
      <CommentCard late={late} numbers={numbers} />
      <LateCard late={late} numbers={numbers} />
      {viewer === 'teacher' && report && result.laterTries && (
        <Suspense>
          <LaterTries tries={result.laterTries} questions={report.questions} now={now} />
        </Suspense>
      )}
      {report && report.questions.length > 0 && (
        <Questions
          questions={report.questions}
          tag={tag}
          onTag={setTag}
          viewer={viewer}
          submissions={submissions}
          onSubmissions={on.openSubmissions}
        />
      )}
    </>
  );
};

/** Result of a homework: points, late penalty, the teacher's comments, every question. */
export const HomeworkReport = ({ report, viewer, on, ...rest }: HomeworkReportProps) => (
  <PageBody>
    <PageHeader
      trail={[
        viewer === 'teacher'
          ? { label: '作业' }
          : { label: viewer === 'guardian' ? '孩子的作业' : '我的作业', href: links.homework },
        { label: '作业报告' },
      ]}
      title={report.data?.place.homeworkTitle ?? '作业报告'}
      lead={report.data?.place.memberName}
      action={
        <>
          {viewer === 'teacher' && report.data && report.data.place.gradeId !== null && (
            <ButtonLink href={practiceLinks.studentUnits(report.data.place.gradeId, report.data.place.memberId)}>
              查看练习
            </ButtonLink>
          )}
          {report.data?.report && (
            <Button icon="document" onClick={on.print}>
              打印
            </Button>
          )}
        </>
      }
    />
    <Load of={report} name="作业报告" level={2} onRetry={on.retry} skeleton={<Skeleton height={420} />}>
      {(result) => <Body result={result} viewer={viewer} on={on} {...rest} />}
    </Load>
  </PageBody>
);
