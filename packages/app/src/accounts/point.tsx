import { PageBody } from '@aosai/ui/patterns/PageBody';
import { PageHeader } from '@aosai/ui/patterns/PageHeader';
import { OwnPoints, type RankingScope } from '@aosai/ui/screens/accounts/OwnPoints';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';

/** /user/point?page=…: points, and a ranking with masked names. */
export function Component() {
  const current = useCurrent();
  const member = current?.realm === 'member' ? current.member : null;
  const [params, setParams] = useSearchParams();
  const page = Math.max(0, Number(params.get('page')) || 0);
  const [scope, setScope] = useState<RankingScope>('all');
  const ledger = useCall(['points', page], (calls) => calls.memberPoints.queryList({ page }));
  const ranking = useCall(['points', 'ranking', scope], (calls) => calls.member.queryPointsRanking({ scope }));
  return (
    <PageBody>
      <PageHeader title="积分" lead="平台发放的积分和每一笔的原因；排行里只显示姓氏。" />
      <OwnPoints
        points={member?.points ?? 0}
        ledger={loaded(ledger)}
        page={page}
        ranking={loaded(ranking)}
        scope={scope}
        hasOrganization={Boolean(member?.organization)}
        on={{
          page: (next) => setParams({ page: String(next) }),
          scope: setScope,
          retryLedger: () => void ledger.mutate(),
          retryRanking: () => void ranking.mutate(),
        }}
      />
    </PageBody>
  );
}
