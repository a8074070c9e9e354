import { dateText } from '@aosai/api/kit/beijing';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { AttemptRows } from '../../../exams/AttemptRows/AttemptRows.tsx';
import { ChildPicker } from '../../../accounts/ChildPicker/ChildPicker.tsx';
import { FamilyExams } from '../../../exams/FamilyExams/FamilyExams.tsx';
import { HomeworkRows } from '../../../homework/HomeworkRows/HomeworkRows.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { familyLinks } from '../../../exams/familyLinks.ts';
import { links } from '../../../../patterns/links/links.ts';
import { orderLinks } from '../../../../patterns/links/orderLinks.ts';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { MasteryList } from '../../../practice/Mastery/MasteryList.tsx';
import { PageHeader } from '../../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { ChildPlan } from '../../ChildPlan/ChildPlan.tsx';
import { Columns } from './Columns.tsx';
import { Lead } from './Lead.tsx';
import { NewResults } from './NewResults.tsx';
import type { ParentActs, ParentHome } from './person.ts';
import { ResultSummary } from './ResultSummary.tsx';
import { Stack } from './Stack.tsx';
import { WeekCard } from './WeekCard.tsx';

export interface ParentViewProps {
  person: ParentHome;
  now: number;
  on: ParentActs | undefined;
  onRetry: () => void;
}

const Offer = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[12]};
`;

const MOST = 3;

const homeworkOf = (childId: string): string => `${links.homework}?childId=${childId}`;
const reportsOf = (childId: string): string => `${links.children}?childId=${childId}`;

/** A parent's first page: the child's week, what is due next, and recent results. */
export const ParentView = ({ person, now, on, onRetry }: ParentViewProps) => {
  const { children, childId, homework, exams, attempts, statistics, marked, weakPoints, plan } = person;
  const child = children.find(({ id }) => id === childId);
  const card = person.week.data?.children.find(({ memberId }) => memberId === childId)?.card ?? null;
  if (!child)
    return (
      <Lead eyebrow="家长" title="还没有关联孩子的账号">
        请联系孩子的老师，或由机构管理员在工作台关联。关联后就能在这里看到作业、考试和成绩。
      </Lead>
    );
  return (
    <>
      <PageHeader
        title={`${child.name}的学习`}
        lead="每周的作业和考试，接下来要交的，最近的成绩。"
        {...(children.length > 1 &&
          on && { action: <ChildPicker names={children} chosenId={child.id} onChoose={on.child} /> })}
      />
      <WeekCard person={person} child={child} now={now} on={on} onRetry={onRetry} />
      <Columns>
        <Stack>
          <Card title="接下来要交的" extra={<Link href={homeworkOf(child.id)}>全部作业</Link>} padding="none">
            <Load of={homework} name="作业" onRetry={onRetry} skeleton={<RowsSkeleton rows={2} />}>
              {(places) =>
                places.length > 0 ? (
                  <HomeworkRows places={places} now={now} readOnly />
                ) : (
                  <Empty title="没有要交的作业" icon="check">
                    老师布置新的作业后，会按截止时间列在这里。
                  </Empty>
                )
              }
            </Load>
          </Card>
          <Card title="接下来的考试" extra={<Link href={familyLinks.exams}>孩子的考试</Link>} padding="none">
            <Load of={exams} name="考试" onRetry={onRetry} skeleton={<RowsSkeleton rows={2} />}>
              {(list) => {
                const own = list.filter((exam) => exam.children?.some(({ memberId }) => memberId === child.id));
                return own.length > 0 ? (
                  <FamilyExams exams={own.slice(0, MOST)} childId={child.id} now={now} />
                ) : (
                  <Empty
                    title="没有要参加的考试"
                    action={<ButtonLink href={links.examList}>看看有哪些考试</ButtonLink>}
                  >
                    {child.name}已报名的，和现在可以报名的考试会列在这里。
                  </Empty>
                );
              }}
            </Load>
          </Card>
          <Card title="最近的考试" extra={<Link href={reportsOf(child.id)}>全部成绩</Link>} padding="none">
            <Load of={attempts} name="考试记录" onRetry={onRetry} skeleton={<RowsSkeleton rows={3} />}>
              {(list) =>
                list.length > 0 ? (
                  <AttemptRows attempts={list.slice(0, MOST)} now={now} readOnly />
                ) : (
                  <Empty title="还没有考试记录" action={<ButtonLink href={links.examList}>看看有哪些考试</ButtonLink>}>
                    {child.name}参加考试后，成绩报告会出现在这里。
                  </Empty>
                )
              }
            </Load>
          </Card>
        </Stack>
        <Stack>
          <ChildPlan plan={plan} child={child} onRetry={onRetry} />
          <NewResults results={attempts.data ?? []} marked={marked.data ?? []} lastVisitAt={null} now={now} />
          <Card title="成绩走势">
            <Load of={attempts} name="成绩" onRetry={onRetry}>
              {(list) => <ResultSummary attempts={list} statistics={statistics.data} now={now} empty="还没有成绩。" />}
            </Load>
          </Card>
          <Card title="薄弱知识点" extra={<Link href={practiceLinks.album(child.id)}>{child.name}的印谱</Link>}>
            <Load of={weakPoints} name="薄弱知识点" onRetry={onRetry}>
              {(points) =>
                points.length > 0 ? <MasteryList points={points} /> : <p>做过的题还不多，再练一阵就能看出哪里薄弱。</p>
              }
            </Load>
          </Card>
          <Card title="会员卡与订单" extra={<Link href={orderLinks.orders}>我的订单</Link>}>
            <Offer>
              <p>
                {card
                  ? `${child.name}有「${card.name}」，到 ${dateText(card.expireDate)}。`
                  : '会员卡给孩子更多的练习、模拟考试和题解。'}
              </p>
              <ButtonLink href={orderLinks.cards}>{card ? '查看和续卡' : '看看会员卡'}</ButtonLink>
            </Offer>
          </Card>
        </Stack>
      </Columns>
    </>
  );
};
