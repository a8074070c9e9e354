import type { PlanStepView, PlanView } from '@aosai/api/practice/plan/plan.contract';
import { styled } from 'styled-components';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Icon, type IconName } from '../../../../primitives/Icon/Icon.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { dayWords, stepHref, stepWords } from '../planWords.ts';

interface PlanWeeksProps {
  plan: PlanView;
  /** A parent reads the steps without starting them. */
  isOwn: boolean;
}

const SHOWN_WEEKS = 6;

const Path = styled.ol`
  display: grid;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    gap: ${theme.space[4]} ${theme.space[24]};
    padding: ${theme.space[16]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  > li[data-now='true'] {
    background: ${theme.color.primarySoft};
  }
  h3 {
    font-size: ${theme.text.body};
  }
  > li > header span {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  ul {
    display: grid;
    gap: ${theme.space[8]};
    list-style: none;
  }
  > li > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
  }

  ${media.narrow} {
    > li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space[12]};
      padding: ${theme.space[16]};
    }
    > li > header {
      display: flex;
      align-items: baseline;
      gap: ${theme.space[8]};
    }
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space[12]};

  > svg {
    align-self: center;
    color: ${theme.color.ink3};
  }
  &[data-done='true'] > svg {
    color: ${theme.color.ok};
  }
  &[data-done='true'] > span:first-of-type {
    color: ${theme.color.ink2};
  }
  > span:first-of-type {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space[4]} ${theme.space[8]};
  }
  small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  > span:last-child {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const More = styled.details`
  > summary {
    padding: ${theme.space[16]} ${theme.space[20]};
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.primary};
    cursor: pointer;
  }
  &[open] > summary {
    border-bottom: 1px solid ${theme.color.line};
  }
`;

const ICON: Readonly<Record<PlanStepView['kind'], IconName>> = { lesson: 'document', review: 'refresh', mock: 'flag' };
const iconOf = ({ kind, unit }: PlanStepView): IconName => (unit?.kind === 'camp' ? 'star' : ICON[kind]);

const StepRow = ({ step, plan, isOwn }: PlanWeeksProps & { step: PlanStepView }) => {
  const href = stepHref(step, plan);
  const words = stepWords(step);
  return (
    <Step data-done={step.isDone}>
      <Icon name={step.isDone ? 'success' : iconOf(step)} size={18} />
      <span>
        {step.isDone && <VisuallyHidden>学完了：</VisuallyHidden>}
        {isOwn && href !== null && !step.isDone ? <Link href={href}>{words}</Link> : words}
        {step.unit && <small>{step.unit.courseTitle}</small>}
        {step.isMoved && <Tag tone="primary">挪到这周</Tag>}
        {step.kind === 'mock' && step.examId === null && <Tag>资料准备中</Tag>}
      </span>
      <span>{step.minutes} 分钟</span>
    </Step>
  );
};

type Week = PlanView['weeks'][number];

const Weeks = ({ weeks, now, ...rest }: PlanWeeksProps & { weeks: readonly Week[]; now: string | undefined }) => (
  <Path>
    {weeks.map(({ start, end, steps }) => (
      <li key={start} data-now={start === now}>
        <header>
          <h3>{start === now ? '这一周' : dayWords(start)}</h3>
          <span>{start === now ? `${dayWords(start)} — ${dayWords(end)}` : `到 ${dayWords(end)}`}</span>
        </header>
        {steps.length === 0 ? (
          <p>这周没有安排，歇一歇，或者把学过的再练练。</p>
        ) : (
          <ul>
            {steps.map((step) => (
              <StepRow key={step.key} step={step} {...rest} />
            ))}
          </ul>
        )}
      </li>
    ))}
  </Path>
);

/** The weeks to the sitting as a path, this week first; those far ahead are folded. */
export const PlanWeeks = (props: PlanWeeksProps) => {
  const { weeks, readyBy } = props.plan;
  const now = weeks[0]?.start;
  const later = weeks.slice(SHOWN_WEEKS);
  if (weeks.length === 0)
    return (
      <Card title="每周安排">
        <p>离认证不到一周了，好好休息，把错题再看一遍。</p>
      </Card>
    );
  return (
    <Card title="每周安排" extra={`${dayWords(readyBy)}前准备好`} padding="none">
      <Weeks {...props} weeks={weeks.slice(0, SHOWN_WEEKS)} now={now} />
      {later.length > 0 && (
        <More>
          <summary>再看后面 {later.length} 周</summary>
          <Weeks {...props} weeks={later} now={now} />
        </More>
      )}
    </Card>
  );
};
