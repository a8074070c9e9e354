import { Placement } from '@aosai/ui/screens/practice/Placement';
import { useLocation } from 'wouter';
import { useAosai } from '../../kit/context.ts';
import { LearnClient } from '../../kit/LearnClient.tsx';
import { loaded } from '../../kit/loaded.ts';
import { useAct } from '../../kit/useAct.ts';
import { useCall } from '../../kit/useCall.ts';
import { LearnersOnly } from './LearnersOnly.tsx';

function Page() {
  const { client } = useAosai();
  const [, navigate] = useLocation();
  const { act, perform } = useAct();
  const placement = useCall(
    ['plan', 'placement'],
    async (calls) => {
      const { latest } = await calls.placement.queryLatest({}, { quiet: true });
      // Starting again goes on with it, and replaces a question that was withdrawn since.
      if (latest?.state !== 'running') return latest;
      return calls.placement.start({ language: latest.language, experience: latest.experience }, { quiet: true });
    },
    { revalidateOnFocus: false },
  );
  const current = placement.data ?? null;
  return (
    <Placement
      placement={loaded(placement)}
      isBusy={act.pending}
      refused={act.error}
      on={{
        answer: (no, optionId) =>
          void perform(async () => {
            const next = await client.placement.answer({ id: current?.id ?? '', no, optionId }, { quiet: true });
            await placement.mutate(next, { revalidate: false });
          }, null),
        drop: () =>
          void perform(async () => {
            await client.placement.drop({ id: current?.id ?? '' }, { quiet: true });
            navigate('/play/plan');
          }, null),
        plan: () =>
          void perform(async () => {
            const { plan } = await client.plan.query({}, { quiet: true });
            if (!plan || plan.state === 'passed' || plan.language !== current?.language) {
              navigate('/play/goal');
              return;
            }
            // The same goal once more, now from the level that was found.
            const { language, level, sitting, minutesAWeek } = plan;
            await client.plan.save({ language, level, sitting, minutesAWeek }, { quiet: true });
            navigate('/play/plan');
          }, null),
        retry: () => void placement.mutate(),
      }}
    />
  );
}

/** /play/placement */
export const Component = () => (
  <LearnClient>
    <LearnersOnly>
      <Page />
    </LearnersOnly>
  </LearnClient>
);
