import { styled } from 'styled-components';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import type { IconName } from '../../../primitives/Icon/Icon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { StudentAttempts } from '../../exams/AttemptRows/StudentAttempts.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { DeskCounts, type DeskGroup } from './parts/DeskCounts.tsx';
import { FirstSteps, type FirstStep } from './parts/FirstSteps.tsx';
import { type DeskCount, DeskRows } from './parts/DeskRows.tsx';
import { DueWork, type HomeworkState } from './parts/DueWork.tsx';
import { ExamsToday } from './parts/ExamsToday.tsx';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import type { DueHomework as Homework, ExamToday } from '@aosai/api/desks/desk.contract';
import { dateText } from '@aosai/api/kit/beijing';

export type { DeskCount, DeskGroup, FirstStep, HomeworkState };

export interface OfficeDeskProps {
  /** Name of the school, or of the site. */
  name: string;
  /** What a new place does first; empty once all is done or the person hides it. */
  firstSteps: readonly FirstStep[];
  /** Requests that this person has to decide; null for persons who decide none. */
  waiting: Loaded<readonly DeskCount[]> | null;
  /** Numbers of the day, each linking to its list. */
  counts: Loaded<readonly DeskGroup[]>;
  /** Homework with students who are behind; null for persons who assign none. */
  homework: Loaded<readonly Homework[]> | null;
  /** Exams of today, and running ones. */
  exams: Loaded<readonly ExamToday[]>;
  /** The latest results; null for persons who may not see results by name. */
  results: Loaded<readonly Attempt[]> | null;
  shortcuts: readonly { label: string; href: string; icon: IconName }[];
  /** Returns addresses: of an exam, of a homework's students in a state, of all results. */
  places: {
    exam: (exam: ExamToday) => string;
    homework: (id: string, state: HomeworkState) => string;
    results: string;
  };
  /** Id of the homework whose students are being reminded. */
  reminding: string | null;
  /** The server's time in ms since 1970. */
  now: number;
  on: { retry: () => void; hideSteps: () => void; remind: (homework: Homework) => void };
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[24]};

  > :only-child {
    grid-column: 1 / -1;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

/** Stacked next to the homework, side by side without it. */
const Beside = styled.div`
  display: contents;

  &[data-has-homework='true'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[24]};
  }

  ${media.narrow} {
    &[data-has-homework='true'] {
      gap: ${theme.space[16]};
    }
  }
`;

const Waiting = ({ of, onRetry }: { of: Loaded<readonly DeskCount[]>; onRetry: () => void }) => (
  <Card title="等您处理" padding="none">
    <Load of={of} name="等您处理的事" onRetry={onRetry} skeleton={<RowsSkeleton rows={2} />}>
      {(all) => {
        const open = all.filter(({ count }) => count !== null && count > 0);
        return open.length === 0 ? (
          <Empty title="没有等您处理的事" icon="check">
            有人申请加入、退出或提交反馈时，会出现在这里。
          </Empty>
        ) : (
          <DeskRows label="等您处理" rows={open} />
        );
      }}
    </Load>
  </Card>
);

const Results = ({
  of,
  href,
  now,
  onRetry,
}: {
  of: Loaded<readonly Attempt[]>;
  href: string;
  now: number;
  onRetry: () => void;
}) => (
  <Card title="最近的成绩" extra={<Link href={href}>全部成绩</Link>} padding="none">
    <Load of={of} name="最近的成绩" onRetry={onRetry} skeleton={<RowsSkeleton rows={3} />}>
      {(list) =>
        list.length === 0 ? (
          <Empty title="还没有成绩" icon="clock">
            学生交卷并出分后，会显示在这里。
          </Empty>
        ) : (
          <StudentAttempts attempts={list} now={now} />
        )
      }
    </Load>
  </Card>
);

/** The desk of an office: numbers of the day, open requests, students who are behind, exams today. */
export const OfficeDesk = (props: OfficeDeskProps) => {
  const { name, firstSteps, waiting, counts, homework, exams, results, shortcuts, places, reminding, now, on } = props;
  return (
    <PageBody>
      <PageHeader
        title="概览"
        lead={`${name}，${dateText(now)}`}
        action={shortcuts.map(({ label, href, icon }) => (
          <ButtonLink key={href} href={href} icon={icon}>
            {label}
          </ButtonLink>
        ))}
      />
      {firstSteps.length > 0 && <FirstSteps steps={firstSteps} onHide={on.hideSteps} />}
      {counts.data?.length !== 0 && <DeskCounts groups={counts} onRetry={on.retry} />}
      <Two>
        {homework && (
          <Card title="作业：谁还没交" padding="none">
            <Load of={homework} name="作业进度" onRetry={on.retry} skeleton={<RowsSkeleton rows={3} />}>
              {(rows) => (
                <DueWork rows={rows} hrefOf={places.homework} reminding={reminding} now={now} onRemind={on.remind} />
              )}
            </Load>
          </Card>
        )}
        <Beside data-has-homework={homework !== null}>
          {waiting && <Waiting of={waiting} onRetry={on.retry} />}
          <Card title="今天的考试" padding="none">
            <Load of={exams} name="今天的考试" onRetry={on.retry} skeleton={<RowsSkeleton rows={2} />}>
              {(rows) => <ExamsToday exams={rows} hrefOf={places.exam} now={now} />}
            </Load>
          </Card>
        </Beside>
      </Two>
      {results && <Results of={results} href={places.results} now={now} onRetry={on.retry} />}
    </PageBody>
  );
};
