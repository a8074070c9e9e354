import { TAUGHT_LANGUAGE } from '@aosai/api/questions/pointId';
import type { PlacementView } from '@aosai/api/practice/placement/placement.contract';
import type { Answer } from '@aosai/api/questions/answers';
import { useState } from 'react';
import { styled } from 'styled-components';
import { planLinks } from '../../../patterns/links/planLinks.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { useStepFocus } from '../../../patterns/StepFocus/stepFocus.ts';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { QuestionBody } from '../../../patterns/QuestionBody/QuestionBody.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../../tokens/theme.ts';
import { PlacementResult } from './parts/PlacementResult.tsx';

export interface PlacementProps {
  /** Null before one was started, and after one was dropped. */
  placement: Loaded<PlacementView | null>;
  /** Whether an answer is on its way. */
  isBusy: boolean;
  /** Why the last answer was not taken. */
  refused?: string | null;
  on: {
    /** Answers the question; null is 我不会. */
    answer: (no: number, optionId: string | null) => void;
    drop: () => void;
    /** From the result on to the plan. */
    plan: () => void;
    retry: () => void;
  };
}

const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  > span {
    width: 10px;
    height: 10px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: 50%;
  }
  > span[data-state='done'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }
  > span[data-state='now'] {
    border: 3px solid ${theme.color.primary};
  }
  @media (forced-colors: active) {
    > span[data-state='done'] {
      background: Highlight;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space[24]};

  label {
    min-height: 56px;
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[12]};
  }
  > div:last-child > * {
    flex: 1 1 160px;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
`;

type Item = NonNullable<PlacementView['item']>;

interface AskingProps extends Pick<PlacementProps, 'isBusy' | 'refused' | 'on'> {
  placement: PlacementView;
  item: Item;
}

/** One question. The parent gives it a key, so that the next one begins without an answer. */
const Asking = ({ placement: { answered, most }, item: { no, question }, isBusy, refused, on }: AskingProps) => {
  const [answer, choose] = useState<Answer | null>(null);
  const chosen = answer?.kind === 'choice' ? (answer.optionIds[0] ?? null) : null;
  const dots = Array.from({ length: most }, (_, at) => ({
    no: at + 1,
    state: at < answered ? 'done' : at === answered ? 'now' : 'ahead',
  }));
  return (
    <>
      <Dots role="img" aria-label={`已经做了 ${answered} 题，最多 ${most} 题`}>
        {dots.map((dot) => (
          <span key={dot.no} data-state={dot.state} />
        ))}
      </Dots>
      <Card padding="l">
        <Body>
          <QuestionBody question={{ ...question, no }} answer={answer} size="l" onAnswer={choose} />
          {refused && (
            <Alert tone="bad" live="assertive">
              {refused}
            </Alert>
          )}
          <div>
            <Button size="l" disabled={isBusy} onClick={() => on.answer(no, null)}>
              我不会
            </Button>
            <Button
              variant="primary"
              size="l"
              loading={isBusy}
              disabled={chosen === null}
              onClick={() => on.answer(no, chosen)}
            >
              下一题
            </Button>
          </div>
        </Body>
      </Card>
      <Foot>
        <span>不会的直接点「我不会」，不用猜。关掉页面也没关系，下次接着做。</span>
        <Button variant="ghost" size="s" disabled={isBusy} onClick={on.drop}>
          不测了
        </Button>
      </Foot>
    </>
  );
};

/** A placement: one question on each page, then the result in words. */
export const Placement = ({ placement, isBusy, refused, on }: PlacementProps) => {
  const { data } = placement;
  const steps = useStepFocus(data?.result ? 'result' : (data?.item?.no ?? ''), 'h1');
  return (
    <Load
      of={placement}
      name="小测试"
      onRetry={on.retry}
      skeleton={
        <PageBody data-width="narrow">
          <Skeleton height={40} />
          <Skeleton height={320} />
        </PageBody>
      }
    >
      {(found) => {
        if (found?.result)
          return (
            <PageBody ref={steps} data-width="narrow">
              <PlacementResult
                placement={found}
                result={found.result}
                isBusy={isBusy}
                refused={refused}
                onPlan={on.plan}
              />
            </PageBody>
          );
        if (!found?.item)
          return (
            <PageMessage
              sign="新"
              title="还没有开始小测试"
              action={
                <ButtonLink variant="primary" size="l" href={planLinks.goal}>
                  先回答三个小问题
                </ButtonLink>
              }
            >
              <p>十几道选择题，帮你找到从哪一课开始最合适。不算分，也不排名。</p>
            </PageMessage>
          );
        return (
          <PageBody ref={steps} data-width="narrow">
            <PageHeader
              title={`第 ${found.item.no} 题`}
              lead={`${TAUGHT_LANGUAGE.label(found.language)} 小测试 · 不算分，只为找到合适的起点`}
            />
            <Asking
              key={found.item.no}
              placement={found}
              item={found.item}
              isBusy={isBusy}
              refused={refused ?? null}
              on={on}
            />
          </PageBody>
        );
      }}
    </Load>
  );
};
