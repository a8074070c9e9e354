import type { Attempt } from '@aosai/api/contract/types';
import styled from 'styled-components';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { StudentAttempts } from '../../patterns/AttemptRows/StudentAttempts.tsx';
import { Load, type Loaded, type PageOf } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { dateText, momentText } from '../../patterns/time/beijing.ts';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { DeskCounts } from './parts/DeskCounts.tsx';
import { type DeskCount, DeskRows } from './parts/DeskRows.tsx';
import { runningExams } from './runningExams.ts';

export type { DeskCount };

export interface SchoolDeskProps {
  /** Name of the school. */
  school: string;
  /** What waits for an answer of this person; null for who has nothing to answer. */
  waiting: Loaded<readonly DeskCount[]> | null;
  /** People and what they do, each count with the list that it counts. */
  counts: Loaded<readonly DeskCount[]>;
  /** Attempts that are being written. */
  running: Loaded<PageOf<Attempt>>;
  /** The latest results. */
  results: Loaded<readonly Attempt[]>;
  shortcuts: readonly { label: string; href: string; icon: IconName }[];
  /** Addresses of all running attempts, of one exam by a word, and of all results. */
  places: { running: (keyword?: string) => string; results: string };
  /** The server's time in ms since 1970. */
  now: number;
  on: { retry: () => void };
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

const Running = ({ running, places, now, on }: Pick<SchoolDeskProps, 'running' | 'places' | 'now' | 'on'>) => {
  const total = running.data?.total ?? 0;
  return (
    <Card
      title="正在进行的考试"
      extra={total > 0 && <Link href={places.running()}>全部 {total} 人</Link>}
      padding="none"
    >
      <Load of={running} name="正在进行的考试" onRetry={on.retry} skeleton={<RowsSkeleton rows={2} />}>
        {({ content }) =>
          content.length === 0 ? (
            <Empty title="现在没有人在考试" icon="clock">
              学生开始作答后，进度会显示在这里。
            </Empty>
          ) : (
            <DeskRows
              label="正在进行的考试"
              rows={runningExams(content).map(({ id, title, count, until }) => ({
                id,
                label: title,
                count,
                unit: '人作答中',
                href: places.running(title),
                ...(until !== null && { note: `最晚 ${momentText(until, now)} 交卷` }),
              }))}
            />
          )
        }
      </Load>
    </Card>
  );
};

/** What a school has to look at today: what waits for an answer, who is writing, who belongs to it, what came out. */
export const SchoolDesk = ({ school, waiting, counts, results, shortcuts, now, ...rest }: SchoolDeskProps) => {
  const { on, places } = rest;
  return (
    <PageBody>
      <PageHeader
        title="概览"
        lead={`${school}，${dateText(now)}`}
        action={shortcuts.map(({ label, href, icon }) => (
          <ButtonLink key={href} href={href} icon={icon}>
            {label}
          </ButtonLink>
        ))}
      />
      <DeskCounts counts={counts} onRetry={on.retry} />
      <Two>
        {waiting && (
          <Card title="等您处理" padding="none">
            <Load of={waiting} name="等您处理的事" onRetry={on.retry} skeleton={<RowsSkeleton rows={2} />}>
              {(all) => {
                const open = all.filter(({ count }) => count > 0);
                return open.length === 0 ? (
                  <Empty title="没有等您处理的事" icon="check">
                    老师申请加入、学生申请退出考试时，会出现在这里。
                  </Empty>
                ) : (
                  <DeskRows label="等您处理" rows={open} />
                );
              }}
            </Load>
          </Card>
        )}
        <Running now={now} {...rest} />
      </Two>
      <Card title="最近的成绩" extra={<Link href={places.results}>全部成绩</Link>} padding="none">
        <Load of={results} name="最近的成绩" onRetry={on.retry} skeleton={<RowsSkeleton rows={3} />}>
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
    </PageBody>
  );
};
