import type { Today } from '@aosai/api/desks/today.contract';
import { dateText } from '@aosai/api/kit/beijing';
import { sittingText } from '@aosai/api/practice/plan/sittings';
import { momentText } from '@aosai/api/kit/dayText';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { planLinks } from '../../../../patterns/links/planLinks.ts';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { ExamRows } from '../../../exams/ExamRows/ExamRows.tsx';
import { HomeworkRows } from '../../../homework/HomeworkRows/HomeworkRows.tsx';
import { InkWeek, weekWords } from '../../InkWeek/InkWeek.tsx';
import { Columns } from './Columns.tsx';
import { dueNow } from './dueNow.ts';
import { NewResults } from './NewResults.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { StudentHome } from './person.ts';
import { ResultSummary } from './ResultSummary.tsx';
import { Stack } from './Stack.tsx';
import { TodayLead } from './TodayLead.tsx';
import { isNew, todaySteps } from './todaySteps.ts';

const Album = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[20]};
  margin-top: ${theme.space[16]};
  font-size: ${theme.text.small};
`;

const LEAD_HEIGHT_PX = 250;
const HALF_HEIGHT_PX = 180;

const Root = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 44px;
  padding: ${theme.space[8]} ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  text-decoration: none;

  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  > span {
    flex: 1;
  }
  > svg {
    color: ${theme.color.ink3};
  }
`;

/** Says that there are unread messages. */
const UnreadLine = ({ count }: { count: number }) => (
  <Root href={`${links.messages}?unread=1`}>
    <span>{count} 条未读消息</span>
    <Icon name="chevron-right" size={16} />
  </Root>
);

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[24]};
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

export interface StudentViewProps {
  person: StudentHome;
  now: number;
  onRetry: () => void;
}

/** Open exams and due homework; exams first, since their time is limited. */
const Due = ({ today: { exams, homework }, now }: { today: Today; now: number }) => {
  const open = dueNow(exams, now);
  return (
    <Card title="现在要做的" extra={<Link href={links.homework}>全部作业</Link>} padding="none">
      {open.length > 0 && <ExamRows exams={open} now={now} enrolled={false} />}
      {homework.length > 0 && <HomeworkRows places={homework} now={now} />}
      {open.length === 0 && homework.length === 0 && (
        <Empty
          title="现在没有要交的"
          icon="check"
          action={<ButtonLink href={links.examList}>看看有哪些考试</ButtonLink>}
        >
          老师布置的作业、可以进入的考试会显示在这里。
        </Empty>
      )}
    </Card>
  );
};

/** As high as a screen, so that nothing below it is seen to move when the page arrives. */
const Screen = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[24]};
  min-height: 100dvh;
`;

const Waiting = () => (
  <Screen>
    <Skeleton height={LEAD_HEIGHT_PX} />
    <Halves>
      <Skeleton height={HALF_HEIGHT_PX} />
      <Skeleton height={HALF_HEIGHT_PX} />
    </Halves>
  </Screen>
);

/** A student's first page: the one step of today, the week, what follows, open work and results. */
export const StudentView = ({ person, now, onRetry }: StudentViewProps) => {
  const { name, today: loadedToday, knownAt, unreadCount, lastVisitAt, seenIds, onSeen } = person;
  return (
    <>
      {knownAt !== null && (
        <Alert
          tone="warn"
          action={
            <Button size="s" onClick={onRetry}>
              再试一次
            </Button>
          }
        >
          网络断开了。下面是 {momentText(knownAt, now)} 看到的，可能已经不是最新。
        </Alert>
      )}
      <Load of={loadedToday} name="今天" onRetry={onRetry} skeleton={<Waiting />}>
        {(today) => {
          const [headline, ...others] = todaySteps(today, { lastVisitAt, seenIds }, now);
          const { results, marked, week, statistics } = today;
          const hasWork = !isNew(today) || today.homework.length > 0 || dueNow(today.exams, now).length > 0;
          return (
            <>
              {headline && <TodayLead step={headline} name={name} now={now} onSeen={onSeen} />}
              {unreadCount > 0 && <UnreadLine count={unreadCount} />}
              <Halves>
                <Card title="这一周" extra={weekWords(week, dateText(now))}>
                  <InkWeek days={week.days} today={dateText(now)} />
                  <Album>
                    <Link href={practiceLinks.album()}>我的印谱</Link>
                    {today.plan && (
                      <Link href={planLinks.plan}>
                        我的计划：{sittingText(today.plan.sitting)}考 {today.plan.level} 级
                      </Link>
                    )}
                  </Album>
                </Card>
                <NextSteps steps={others} now={now} />
              </Halves>
              {hasWork && (
                <Columns>
                  <Stack>
                    <Due today={today} now={now} />
                  </Stack>
                  <Stack>
                    <NewResults results={results} marked={marked} lastVisitAt={lastVisitAt} now={now} />
                    <Card title="最近成绩" extra={<Link href={links.reports}>全部记录</Link>}>
                      <ResultSummary
                        attempts={results}
                        statistics={statistics}
                        now={now}
                        empty="还没有成绩。完成第一场模拟考后，这里会画出你的进步。"
                      />
                    </Card>
                  </Stack>
                </Columns>
              )}
            </>
          );
        }}
      </Load>
    </>
  );
};
