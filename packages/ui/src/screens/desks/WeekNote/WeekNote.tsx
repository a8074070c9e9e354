import type { FamilyWeek } from '@aosai/api/desks/desk.contract';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
import { dateText } from '@aosai/api/kit/beijing';
import { WEEKS_BACK_MAX } from '@aosai/api/kit/weeks';
import type { PointMastery } from '@aosai/api/practice/memberPractice.contract';
import { styled } from 'styled-components';
import { links } from '../../../patterns/links/links.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { ChildPicker } from '../../accounts/ChildPicker/ChildPicker.tsx';
import { whenText } from '../../exams/examWords.ts';
import { A4Pages } from '../../papers/PaperPrint/parts/pageRules.ts';
import { MasteryList } from '../../practice/Mastery/MasteryList.tsx';
import { ChildPlan, type PlanOutline } from '../ChildPlan/ChildPlan.tsx';
import { spanOf, WeekFigures } from '../WeekFigures/WeekFigures.tsx';

export interface WeekNoteProps {
  family: readonly { id: string; name: string }[];
  /** Null without a linked child. */
  childId: string | null;
  week: Loaded<FamilyWeek>;
  /** 0 is the current week. */
  weeksBack: number;
  /** Points with the most to gain. */
  weakPoints: Loaded<readonly PointMastery[]>;
  /** The child's goal; null while there is none. */
  plan: Loaded<PlanOutline | null>;
  /** Exams of the children that are not over. */
  exams: Loaded<readonly ExamCard[]>;
  now: number;
  on: { child: (id: string) => void; week: (weeksBack: number) => void; print: () => void; retry: () => void };
}

/** One page of A4, also with five weak points and a plan. */
const Sheet = styled(PageBody)`
  ${media.print} {
    gap: ${theme.space[12]};
    zoom: 0.7;
  }
`;

const Weeks = styled.div`
  display: flex;
  gap: ${theme.space[8]};

  ${media.print} {
    display: none;
  }
`;

const Exams = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  list-style: none;

  small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

/** A child's week on one sheet, for the screen and for paper. */
export const WeekNote = ({ family, childId, week, weeksBack, weakPoints, plan, exams, now, on }: WeekNoteProps) => {
  const child = family.find(({ id }) => id === childId);
  if (!child)
    return (
      <PageBody>
        <Card padding="none">
          <Empty
            title="还没有关联孩子的账号"
            icon="user"
            action={<ButtonLink href={links.account}>关联孩子</ButtonLink>}
          >
            关联以后，每周的学习情况会在这里。
          </Empty>
        </Card>
      </PageBody>
    );
  return (
    <Sheet>
      <A4Pages />
      <PageHeader
        title={`${child.name}的一周`}
        lead={
          week.data
            ? `${spanOf(week.data)}${weeksBack === 0 ? `，到 ${dateText(now)} 为止` : ''}`
            : '每周的用时、单元、作业和考试。'
        }
        action={
          <Weeks>
            {family.length > 1 && <ChildPicker names={family} chosenId={child.id} onChoose={on.child} />}
            <Button disabled={weeksBack >= WEEKS_BACK_MAX} onClick={() => on.week(weeksBack + 1)}>
              前一周
            </Button>
            <Button disabled={weeksBack === 0} onClick={() => on.week(weeksBack - 1)}>
              后一周
            </Button>
            <Button variant="primary" disabled={!week.data} onClick={on.print}>
              打印或存为 PDF
            </Button>
          </Weeks>
        }
      />
      <Card title="这一周">
        <Load of={week} name="一周情况" onRetry={on.retry} skeleton={<Skeleton height={220} />}>
          {({ children }) => {
            const own = children.find(({ memberId }) => memberId === child.id);
            return own ? <WeekFigures week={own} now={now} /> : <p>这个孩子的账号现在看不到，请刷新页面。</p>;
          }}
        </Load>
      </Card>
      <ChildPlan plan={plan} child={child} onRetry={on.retry} />
      <Card title="薄弱知识点">
        <Load of={weakPoints} name="薄弱知识点" onRetry={on.retry}>
          {(points) =>
            points.length > 0 ? <MasteryList points={points} /> : <p>做过的题还不多，再练一阵就能看出哪里薄弱。</p>
          }
        </Load>
      </Card>
      <Card title="接下来的考试">
        <Load of={exams} name="考试" onRetry={on.retry}>
          {(list) => {
            const own = list.filter(({ children }) =>
              children?.some(({ memberId, enrollId }) => memberId === child.id && enrollId !== null),
            );
            return own.length > 0 ? (
              <Exams>
                {own.map((exam) => (
                  <li key={exam.id}>
                    {exam.title}
                    <small>{whenText(exam, now)}</small>
                  </li>
                ))}
              </Exams>
            ) : (
              <p>没有已报名的考试。</p>
            );
          }}
        </Load>
      </Card>
    </Sheet>
  );
};
