import { FamilyWorks, type FamilyWorksProps } from '@aosai/ui/screens/practice/FamilyWorks';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAosai, useCurrent } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useAct } from '../kit/useAct.ts';
import { useCall } from '../kit/useCall.ts';
import { useTitle } from '../kit/useTitle.ts';

const QUIET = { quiet: true } as const;
type Shown = NonNullable<FamilyWorksProps['works']['data']>;

function Page() {
  useTitle('海龟作品');
  const { client } = useAosai();
  const current = useCurrent();
  const [params, setParams] = useSearchParams();
  const member = current?.realm === 'member' ? current.member : null;
  const family = member?.type === 'parent' ? member.children : [];
  const childId = (family.find(({ id }) => id === params.get('childId')) ?? family[0])?.id ?? null;
  const first = useCall(member && ['familyWorks', childId], (calls) =>
    calls.sharedWork.queryFamily(childId === null ? {} : { memberId: childId }, QUIET),
  );
  const [older, setOlder] = useState<Shown | null>(null);
  const { act, perform } = useAct({
    reload: () => {
      setOlder(null);
      return first.mutate();
    },
  });
  const paging = useAct();
  const { data } = first;
  const shown = data && older?.memberId === data.memberId ? { ...older, works: [...data.works, ...older.works] } : data;
  return (
    <FamilyWorks
      works={{ ...loaded(first), data: shown }}
      family={family}
      childId={childId}
      origin={location.origin}
      act={paging.act.pending ? paging.act : { ...act, error: act.error ?? paging.act.error }}
      on={{
        child: (id) => setParams({ childId: id }, { replace: true }),
        open: (id) => void perform(() => client.sharedWork.open({ id }, QUIET), '打开了，复制链接就能发给别人'),
        close: (id) => void perform(() => client.sharedWork.close({ id }, QUIET), '收回了，原来的链接已经失效'),
        more: () =>
          void paging.perform(async () => {
            const before = shown?.works.at(-1)?.id;
            const next = await client.sharedWork.queryFamily(
              { ...(childId !== null && { memberId: childId }), ...(before !== undefined && { before }) },
              QUIET,
            );
            const earlier = older?.memberId === next.memberId ? older.works : [];
            setOlder({ ...next, works: [...earlier, ...next.works] });
          }, null),
        retry: () => void first.mutate(),
      }}
    />
  );
}

/** /play/works?childId=…: turtle works of the student, or of a parent's child, with their public links. */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
