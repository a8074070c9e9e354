import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Cover } from '../../../patterns/Cover/Cover.tsx';
import { ExamTiles } from '../ExamTiles/ExamTiles.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { dateText } from '@aosai/api/kit/beijing';
import { planLinks } from '../../../patterns/links/planLinks.ts';
import { sittingsFrom } from '@aosai/api/practice/plan/sittings';
import { media } from '../../../tokens/media.ts';
import { links } from '../../../patterns/links/links.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

/** Reaches over the padding of its tile. */
const Picture = styled.figure`
  margin: -18px -18px ${theme.space[4]};
  overflow: hidden;
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  aspect-ratio: 5 / 2;
`;

const CoverOf = ({ exam: { title } }: { exam: ExamCard }) => (
  <Picture>
    <Cover title={title} />
  </Picture>
);

export interface ActivitiesProps {
  activities: Loaded<readonly ExamCard[]>;
  /** The server's time in ms since 1970. */
  now: number;
  /** Whether the reader learns, or may begin to: a goal is a student's. */
  canPlan: boolean;
  on: { retry: () => void };
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const Months = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[12]};
  margin-bottom: ${theme.space[16]};
  list-style: none;
  font-variant-numeric: tabular-nums;

  > li {
    padding: ${theme.space[12]} ${theme.space[16]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
  }
  b {
    display: block;
    font-size: ${theme.text.heading};
  }
  span {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  color: ${theme.color.ink2};
`;

const SITTINGS_SHOWN = 4;

/** When GESP is sat next, whatever the site itself holds. */
const Sittings = ({ now, canPlan }: Pick<ActivitiesProps, 'now' | 'canPlan'>) => (
  <Card title="接下来的 GESP 认证">
    <Months role="list" aria-label="接下来的 GESP 认证">
      {sittingsFrom(dateText(now), SITTINGS_SHOWN).map(({ id }) => (
        <li key={id}>
          <b>{Number(id.slice(5))} 月</b>
          <span>{id.slice(0, 4)} 年</span>
        </li>
      ))}
    </Months>
    <Foot>
      <span>报名和考试的日子以 CCF 公布的为准。</span>
      {canPlan && <ButtonLink href={planLinks.goal}>定一个目标</ButtonLink>}
    </Foot>
  </Card>
);

/** Open activities first, then those that are over. */
const PARTS = [
  { title: '正在进行和即将开始', isOver: false },
  { title: '已结束', isOver: true },
] as const;

const isOver = ({ status }: ExamCard): boolean => status === LIFECYCLE.ended;

/** Contest activities: exams announced by name, each with times, state and the way to enrol. */
export const Activities = ({ activities, now, canPlan, on }: ActivitiesProps) => (
  <PageBody>
    <PageHeader
      title="竞赛活动"
      lead="面向所有人的比赛和模拟赛，报名以后按时参加。"
      action={<ButtonLink href={links.examList}>全部考试</ButtonLink>}
    />
    <VisuallyHidden as="h2">活动列表</VisuallyHidden>
    <Load of={activities} name="竞赛活动" onRetry={on.retry} skeleton={<Skeleton height={180} />}>
      {(exams) =>
        exams.length === 0 ? (
          <Empty
            title="现在没有竞赛活动"
            icon="calendar"
            action={<ButtonLink href={links.examList}>看看模拟考试</ButtonLink>}
          >
            新的活动发布后会出现在这里。
          </Empty>
        ) : (
          PARTS.map((part) => {
            const own = exams.filter((exam) => isOver(exam) === part.isOver);
            return own.length === 0 ? null : (
              <Part key={part.title}>
                <h2>{part.title}</h2>
                <ExamTiles exams={own} now={now} Head={CoverOf} />
              </Part>
            );
          })
        )
      }
    </Load>
    <Sittings now={now} canPlan={canPlan} />
  </PageBody>
);
