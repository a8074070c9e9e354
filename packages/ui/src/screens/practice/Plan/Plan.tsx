import { TAUGHT_LANGUAGE } from '@aosai/api/questions/pointId';
import type { PlanView } from '@aosai/api/practice/plan/plan.contract';
import { sittingText } from '@aosai/api/practice/plan/sittings';
import { READINESS_BAND } from '@aosai/api/practice/readiness';
import { styled } from 'styled-components';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { links } from '../../../patterns/links/links.ts';
import { planLinks } from '../../../patterns/links/planLinks.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../tokens/theme.ts';
import { PlanNotes } from './parts/PlanNotes.tsx';
import { PlanWeeks } from './parts/PlanWeeks.tsx';
import { stepHref, stepWords, unitWords } from './planWords.ts';

export interface PlanProps {
  plan: Loaded<PlanView | null>;
  /** The child whose plan a parent reads; null for one's own. */
  child: string | null;
  /** Whether a parent reads who has no child here yet; parents have no plan of their own. */
  isChildless?: boolean;
  /** Whether a change is on its way. */
  isBusy: boolean;
  on: {
    /** Takes the moved weeks for the plan. */
    replan: () => void;
    /** Moves the goal to a later sitting. */
    later: (sitting: string) => void;
    retry: () => void;
  };
}

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[16]} ${theme.space[32]};

  > div {
    flex: 1 1 280px;
    min-width: 0;
  }
  span {
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
  }
  h2 {
    margin-top: ${theme.space[4]};
    font-size: ${theme.text.title};
    line-height: 1.4;
    text-wrap: balance;
  }
  p {
    margin-top: ${theme.space[8]};
    color: ${theme.color.ink2};
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[12]};
  }
`;

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[16]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.dense};

  > [role='progressbar'] {
    flex: 1 1 200px;
    max-width: 420px;
  }
`;

const titleOf = ({ language, level }: PlanView): string => `GESP ${TAUGHT_LANGUAGE.label(language)} ${level} 级`;

/** Units of lessons and camp together. */
const unitCount = (done: number): string => `学完了 ${done} 节课和闯关`;

const Missing = ({ child }: Pick<PlanProps, 'child'>) => (
  <PageMessage
    sign="新"
    title={child === null ? '还没有学习计划' : `${child}还没有学习计划`}
    action={
      child === null && (
        <ButtonLink variant="primary" size="l" href={planLinks.goal}>
          定一个目标
        </ButtonLink>
      )
    }
  >
    <p>
      {child === null
        ? '回答三个小问题：学哪种语言、以前学过什么、想什么时候考到几级。计划会按周排好，每一步都能直接开始。'
        : '孩子登录以后，在「练习」里定一个目标，计划就会出现在这里。'}
    </p>
  </PageMessage>
);

const Childless = () => (
  <PageMessage
    sign="新"
    title="先关联孩子的账号"
    action={
      <ButtonLink variant="primary" size="l" href={links.account}>
        关联孩子
      </ButtonLink>
    }
  >
    <p>学习计划是孩子自己的。关联以后，孩子定的目标和每一周的安排都在这里。</p>
  </PageMessage>
);

const Passed = ({ plan, child }: { plan: PlanView; child: string | null }) => (
  <PageMessage
    sign="新"
    title={`${sittingText(plan.sitting)}的认证已经过去了`}
    action={
      child === null && (
        <ButtonLink variant="primary" size="l" href={planLinks.goal}>
          定一个新目标
        </ButtonLink>
      )
    }
  >
    <p>
      {titleOf(plan)}的计划里，{unitCount(plan.doneLessons)}。学会的都还在，
      {child === null ? '换一个新目标接着往前走。' : '等孩子定好新目标，新的计划会出现在这里。'}
    </p>
  </PageMessage>
);

/** Says that nothing is written for the goal, or that all of it was done before, and offers what exists. */
const WithoutUnits = ({ plan, isOwn }: { plan: PlanView; isOwn: boolean }) => {
  const { level, missing, instead, weeks } = plan;
  const isUnwritten = missing.length > 0;
  const steps = weeks.flatMap((week) => week.steps);
  const review = steps.find(({ kind }) => kind === 'review');
  const mock = steps.find(({ examId }) => examId !== null);
  const reviewHref = review && stepHref(review, plan);
  const mockHref = mock && stepHref(mock, plan);
  return (
    <Card padding="l" tone="accent">
      <Next>
        <div>
          <span>{isUnwritten ? '资料准备中' : '都学过了'}</span>
          <h2>{isUnwritten ? `${titleOf(plan)}的课还没有写好` : `${titleOf(plan)}的课和闯关你都过了`}</h2>
          <p>
            {isUnwritten ? '写好以后会自动排进计划，日子不用重新定。' : '到认证之前，复习和模拟考试照常。'}
            {isOwn && '现在就能做的：'}
          </p>
        </div>
        {isOwn && (
          <nav aria-label="现在就能做的">
            {instead && (
              <ButtonLink
                variant="primary"
                size="l"
                href={courseLinks.chapter(instead.chapterId, { courseId: instead.courseId })}
              >
                {unitWords(instead)}
              </ButtonLink>
            )}
            {reviewHref && <ButtonLink href={reviewHref}>练 {level} 级的题</ButtonLink>}
            {mockHref && <ButtonLink href={mockHref}>做一次模拟考试</ButtonLink>}
            <ButtonLink href={courseLinks.courses}>看看有哪些课</ButtonLink>
          </nav>
        )}
      </Next>
    </Card>
  );
};

const Made = ({ plan, child, isBusy, on }: Omit<PlanProps, 'plan'> & { plan: PlanView }) => {
  const { next, doneLessons, allLessons, readiness } = plan;
  const href = next && stepHref(next, plan);
  return (
    <PageBody>
      <PageHeader
        title={child === null ? '我的计划' : `${child}的计划`}
        lead={`${titleOf(plan)} · ${sittingText(plan.sitting)}认证 · 每周 ${plan.minutesAWeek / 60} 小时`}
        action={child === null && <ButtonLink href={planLinks.goal}>改目标</ButtonLink>}
      />
      {allLessons === 0 && <WithoutUnits plan={plan} isOwn={child === null} />}
      {next && allLessons > 0 && (
        <Card padding="l" tone="accent">
          <Next>
            <div>
              <span>下一步 · 约 {next.minutes} 分钟</span>
              <h2>{stepWords(next)}</h2>
            </div>
            {child === null && href && (
              <ButtonLink variant="primary" size="l" href={href}>
                开始
              </ButtonLink>
            )}
          </Next>
        </Card>
      )}
      <Progress>
        {allLessons > 0 && (
          <>
            <ProgressBar
              label="学完的课和闯关"
              value={doneLessons}
              max={allLessons}
              valueText={`${doneLessons} / ${allLessons}`}
            />
            <span>
              课和闯关，完成 {doneLessons} / {allLessons}
            </span>
          </>
        )}
        {readiness && <Tag tone={READINESS_BAND.tone(readiness)}>现在去考：{READINESS_BAND.label(readiness)}</Tag>}
      </Progress>
      <PlanNotes plan={plan} isOwn={child === null} isBusy={isBusy} on={on} />
      <PlanWeeks plan={plan} isOwn={child === null} />
    </PageBody>
  );
};

/** A learner's plan: the step to do now, what stands in the way, and the weeks to the sitting. */
export const Plan = ({ plan, ...rest }: PlanProps) => (
  <Load
    of={plan}
    name="计划"
    onRetry={rest.on.retry}
    skeleton={
      <PageBody>
        <Skeleton height={56} />
        <Skeleton height={120} />
        <Skeleton height={360} />
      </PageBody>
    }
  >
    {(found) => {
      if (rest.isChildless === true) return <Childless />;
      if (found === null) return <Missing child={rest.child} />;
      if (found.state === 'passed') return <Passed plan={found} child={rest.child} />;
      return <Made plan={found} {...rest} />;
    }}
  </Load>
);
