import { TAUGHT_LANGUAGE } from '@aosai/api/questions/pointId';
import type { PlanView } from '@aosai/api/practice/plan/plan.contract';
import { sittingText } from '@aosai/api/practice/plan/sittings';
import { READINESS_BAND } from '@aosai/api/practice/readiness';
import { styled } from 'styled-components';
import { planLinks } from '../../../patterns/links/planLinks.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../tokens/theme.ts';

/** What a parent reads of a plan. */
export type PlanOutline = Pick<
  PlanView,
  'language' | 'level' | 'sitting' | 'state' | 'doneLessons' | 'allLessons' | 'leftLessons' | 'readiness'
>;

export interface ChildPlanProps {
  /** Null while the child has no plan. */
  plan: Loaded<PlanOutline | null>;
  child: { id: string; name: string };
  onRetry: () => void;
}

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[12]};

  > p {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  > h3 {
    font-size: ${theme.text.lead};
  }
  > [role='progressbar'] {
    width: 100%;
  }
`;

const goalText = ({ language, level, sitting }: PlanOutline): string =>
  `${sittingText(sitting)}考 GESP ${TAUGHT_LANGUAGE.label(language)} ${level} 级`;

const Outline = ({ plan }: { plan: PlanOutline }) => {
  const { state, sitting, doneLessons, allLessons, leftLessons, readiness } = plan;
  if (state === 'passed')
    return (
      <p>
        {sittingText(sitting)}的认证已经过去，学完了 {doneLessons} 课。等孩子定好新目标，计划会出现在这里。
      </p>
    );
  return (
    <>
      <h3>{goalText(plan)}</h3>
      <ProgressBar
        label="学完的课"
        value={doneLessons}
        max={Math.max(1, allLessons)}
        valueText={`${doneLessons} / ${allLessons} 课`}
      />
      <p>
        学完 {doneLessons} / {allLessons} 课{leftLessons > 0 && `，按现在的速度还有 ${leftLessons} 课排不下`}
      </p>
      {readiness && <Tag tone={READINESS_BAND.tone(readiness)}>现在去考：{READINESS_BAND.label(readiness)}</Tag>}
    </>
  );
};

/** A child's goal and how far the plan to it has come, for parents. */
export const ChildPlan = ({ plan, child, onRetry }: ChildPlanProps) => (
  <Card title="目标和计划" {...(plan.data && { extra: <Link href={planLinks.planOf(child.id)}>看整个计划</Link> })}>
    <Load of={plan} name="学习计划" onRetry={onRetry}>
      {(found) => (
        <Body>
          {found ? (
            <Outline plan={found} />
          ) : (
            <p>
              {child.name}还没有定目标。孩子登录以后在首页回答三个小问题，这里就会有一份按周排好、通向一次 GESP
              认证的计划。
            </p>
          )}
        </Body>
      )}
    </Load>
  </Card>
);
