import { Plan } from '@aosai/ui/screens/practice/Plan';
import { useSearchParams } from 'wouter';
import { useAosai, useCurrent } from '../../kit/context.ts';
import { LearnClient } from '../../kit/LearnClient.tsx';
import { loaded, loadedAs } from '../../kit/loaded.ts';
import { useAct } from '../../kit/useAct.ts';
import { useCall } from '../../kit/useCall.ts';

function Page() {
  const { client } = useAosai();
  const current = useCurrent();
  const [params] = useSearchParams();
  const isParent = current?.realm === 'member' && current.member.type === 'parent';
  const children = isParent ? current.member.children : [];
  const child = children.find(({ id }) => id === params.get('memberId')) ?? children[0] ?? null;
  const plan = useCall(['plan', child?.id ?? null], (calls) =>
    calls.plan.query(child ? { memberId: child.id } : {}, { quiet: true }),
  );
  const { act, perform } = useAct({ reload: () => plan.mutate() });
  return (
    <Plan
      plan={loadedAs(loaded(plan), (found) => found.plan)}
      child={child?.name ?? null}
      isChildless={isParent && child === null}
      isBusy={act.pending}
      on={{
        replan: () => void perform(() => client.plan.replan({}, { quiet: true }), '新的计划排好了'),
        later: (sitting) =>
          void perform(async () => {
            const before = plan.data?.plan;
            if (!before) return;
            const { language, level, minutesAWeek } = before;
            await client.plan.save({ language, level, minutesAWeek, sitting }, { quiet: true });
          }, '目标改好了'),
        retry: () => void plan.mutate(),
      }}
    />
  );
}

/** /play/plan?memberId=… */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
