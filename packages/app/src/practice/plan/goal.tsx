import { dateText } from '@aosai/api/kit/beijing';
import { PLAN_SITTINGS } from '@aosai/api/practice/plan/planRules';
import { sittingsFrom } from '@aosai/api/practice/plan/sittings';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { Goal, type GoalWish } from '@aosai/ui/screens/practice/Goal';
import { useLocation } from 'wouter';
import { useAosai } from '../../kit/context.ts';
import { LearnClient } from '../../kit/LearnClient.tsx';
import { useAct } from '../../kit/useAct.ts';
import { useCall } from '../../kit/useCall.ts';
import { LearnersOnly } from './LearnersOnly.tsx';

function Page() {
  const { client, serverNowMs } = useAosai();
  const [, navigate] = useLocation();
  const { act, perform } = useAct();
  const before = useCall(['plan', 'goal'], async (calls) => {
    const [{ plan }, { latest }] = await Promise.all([
      calls.plan.query({}, { quiet: true }),
      calls.placement.queryLatest({}, { quiet: true }),
    ]);
    return { plan, latest };
  });
  if (!before.data && !before.error) return <PageLoading />;
  const { plan, latest } = before.data ?? {};
  const finish = ({ experience, ...goal }: GoalWish, withTest: boolean) =>
    void perform(async () => {
      await client.plan.save(goal, { quiet: true });
      if (withTest) await client.placement.start({ language: goal.language, experience }, { quiet: true });
      navigate(withTest ? '/play/placement' : '/play/plan');
    }, null);
  return (
    <Goal
      initial={{
        ...(plan && {
          language: plan.language,
          level: plan.level,
          sitting: plan.sitting,
          minutesAWeek: plan.minutesAWeek,
        }),
        ...(latest && { experience: latest.experience }),
      }}
      sittings={sittingsFrom(dateText(serverNowMs()), PLAN_SITTINGS)}
      isBusy={act.pending}
      refused={act.error}
      on={{ finish }}
    />
  );
}

/** /play/goal */
export const Component = () => (
  <LearnClient>
    <LearnersOnly>
      <Page />
    </LearnersOnly>
  </LearnClient>
);
