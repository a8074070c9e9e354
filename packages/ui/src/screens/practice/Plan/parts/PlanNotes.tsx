import type { PlanView } from '@aosai/api/practice/plan/plan.contract';
import { sittingText } from '@aosai/api/practice/plan/sittings';
import { planLinks } from '../../../../patterns/links/planLinks.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { dayWords } from '../planWords.ts';

interface PlanNotesProps {
  plan: PlanView;
  isOwn: boolean;
  isBusy: boolean;
  on: { replan: () => void; later: (sitting: string) => void };
}

const MOST_NAMES = 6;

const namesOf = (names: readonly string[]): string =>
  names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join('、')}等 ${names.length} 个` : names.join('、');

/** What a learner should know of the plan: it has moved, it does not fit, or something is not written yet. */
export const PlanNotes = ({ plan, isOwn, isBusy, on }: PlanNotesProps) => {
  const { missedWeeks, leftLessons, laterSitting, missing, sitting, readyBy } = plan;
  return (
    <>
      {missedWeeks > 0 && (
        <Alert
          title="计划往后挪好了"
          action={
            isOwn && (
              <Button size="s" loading={isBusy} onClick={on.replan}>
                就按新的来
              </Button>
            )
          }
        >
          有 {missedWeeks} 周的课没来得及学，已经排到后面，不用一次补完，每周还是那么多。
        </Alert>
      )}
      {leftLessons > 0 && (
        <Alert
          tone="warn"
          title={`${sittingText(sitting)}前有些赶`}
          action={
            isOwn && (
              <>
                {laterSitting !== null && (
                  <Button size="s" loading={isBusy} onClick={() => on.later(laterSitting)}>
                    改到 {sittingText(laterSitting)}
                  </Button>
                )}
                <ButtonLink size="s" href={planLinks.goal}>
                  每周多学一点
                </ButtonLink>
              </>
            )
          }
        >
          按现在的时间，到 {dayWords(readyBy)}还有 {leftLessons} 节课和闯关排不下。
          {laterSitting === null ? '可以先定低一级的目标。' : `改到 ${sittingText(laterSitting)}就都排得下。`}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert title="资料准备中">
          {missing.map(({ level, names }) => `${level} 级：${namesOf(names)}`).join('；')}
          。这些知识点的课和闯关写好以后，会自动排进计划。
        </Alert>
      )}
    </>
  );
};
