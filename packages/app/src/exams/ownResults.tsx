import { ChildReports } from '@aosai/ui/screens/exams/ChildReports';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { OwnReports } from './OwnReports.tsx';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

/** Attempts of a parent's child, who is chosen in the address. */
function ReportsOfChild() {
  const current = useCurrent();
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const children = current?.realm === 'member' ? current.member.children : [];
  const chosen = children.find((child) => child.id === params.get('childId')) ?? children[0];
  const childId = chosen?.id ?? null;
  const page = Math.max(0, Number(params.get('page')) || 0);
  const key = childId ? ['child', childId] : null;
  const attempts = useCall(key && [...key, page], (client) =>
    client.examPaperEnroll.queryList({ ...(childId && { memberId: childId }), page }),
  );
  const statistics = useCall(key && [...key, 'statistics'], (client) =>
    client.examEnroll.queryMineStatistics({ ...(childId && { memberId: childId }) }),
  );
  return (
    <ChildReports
      {...{ children }}
      childId={childId}
      attempts={loaded(attempts)}
      statistics={loaded(statistics)}
      now={now}
      on={{
        child: (id) => setParams({ childId: id }),
        page: (next) => setParams({ ...(childId && { childId }), page: String(next) }),
        retry: () => void Promise.all([attempts.mutate(), statistics.mutate()]),
      }}
    />
  );
}

/** /user/report?childId=…: the person's attempts, or for a parent those of a child. */
export function Component() {
  const current = useCurrent();
  const isParent = current?.realm === 'member' && current.member.type === 'parent';
  return isParent ? <ReportsOfChild /> : <OwnReports />;
}
