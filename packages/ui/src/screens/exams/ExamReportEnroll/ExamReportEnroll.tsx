import { formatPoints } from '@aosai/api/kit/points';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { AttemptRows } from '../AttemptRows/AttemptRows.tsx';
import { Figures } from '../../../patterns/Figures/Figures.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { momentText, windowText } from '@aosai/api/kit/dayText';
import type { Enrolment } from '@aosai/api/exams/examEnroll.contract';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import type { ExamPaperCard } from '@aosai/api/papers/paperCard.contract';

export interface ExamReportEnrollProps {
  enrolment: Loaded<Enrolment>;
  papers: Loaded<ExamPaperCard[]>;
  /** All attempts of this enrolment. */
  attempts: Loaded<Attempt[]>;
  /** The server's time in ms since 1970. */
  now: number;
  on: { retry: () => void };
}

/** The best total that may be shown, in points; null without one. */
const bestOf = (attempts: readonly Attempt[]): number | null => {
  const totals = attempts.flatMap((attempt) => (attempt.totalPoints === null ? [] : [attempt.totalPoints]));
  return totals.length === 0 ? null : Math.max(...totals);
};

const Paper = ({ paper, attempts, now }: { paper: ExamPaperCard; attempts: readonly Attempt[]; now: number }) => {
  const best = bestOf(attempts);
  return (
    <Card
      title={paper.title}
      extra={
        best === null
          ? `满分 ${formatPoints(paper.totalPoints)}`
          : `最高 ${formatPoints(best)} / ${formatPoints(paper.totalPoints)}`
      }
      padding="none"
    >
      {attempts.length > 0 ? (
        <AttemptRows attempts={attempts} now={now} title="paper" />
      ) : (
        <Empty title="这份试卷还没有作答">在考试时间内从考试详情页开始。</Empty>
      )}
    </Card>
  );
};

const Body = ({
  enrolment,
  papers,
  attempts,
  now,
  on,
}: { enrolment: Enrolment } & Omit<ExamReportEnrollProps, 'enrolment'>) => (
  <>
    <Card>
      <Figures
        items={[
          { label: '报名状态', value: ENROLMENT.label(enrolment.status) },
          { label: '考试状态', value: LIFECYCLE.label(enrolment.examStatus) },
          { label: '作答', value: attempts.data?.length ?? '—', unit: '次' },
        ]}
      />
    </Card>
    <Load of={papers} name="试卷" onRetry={on.retry} skeleton={<RowsSkeleton rows={2} />}>
      {(list) => (
        <Load of={attempts} name="作答记录" onRetry={on.retry} skeleton={<RowsSkeleton rows={2} />}>
          {(all) => (
            <>
              {list.map((paper) => (
                <Paper
                  key={paper.id}
                  paper={paper}
                  attempts={all.filter((attempt) => attempt.examPaperId === paper.id)}
                  now={now}
                />
              ))}
            </>
          )}
        </Load>
      )}
    </Load>
  </>
);

/** One enrolment: its papers, and every attempt at each. */
export const ExamReportEnroll = ({ enrolment, now, on, ...rest }: ExamReportEnrollProps) => (
  <PageBody>
    <PageHeader
      trail={[{ label: '考试记录', href: links.reports }, { label: '一场考试' }]}
      title={enrolment.data?.examTitle ?? '考试记录'}
      lead={
        enrolment.data &&
        `${windowText(enrolment.data.startAt, enrolment.data.endAt, now)} · ${momentText(enrolment.data.createdAt, now)} 报名`
      }
      action={enrolment.data && <ButtonLink href={links.examDetail(enrolment.data.examId)}>考试详情</ButtonLink>}
    />
    <Load of={enrolment} name="考试记录" level={2} onRetry={on.retry} skeleton={<Skeleton height={220} />}>
      {(data) => <Body enrolment={data} now={now} on={on} {...rest} />}
    </Load>
  </PageBody>
);
