import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { Activities } from '@aosai/ui/screens/desks/Activities';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useCurrent } from '../kit/context.ts';
import { useNow } from '../kit/useNow.ts';
import { VISIBLE_LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

/** /activity */
export function Component() {
  const now = useNow();
  const current = useCurrent();
  const activities = useCall(['activities'], async (calls) => {
    const found = await calls.exam.queryList({
      isActivity: true,
      statusList: [...VISIBLE_LIFECYCLE],
      size: MAX_PAGE_SIZE,
    });
    return found.content;
  });
  return (
    <Activities
      activities={loaded(activities)}
      now={now}
      canPlan={!current || (current.realm === 'member' && current.member.type === 'student')}
      on={{ retry: () => void activities.mutate() }}
    />
  );
}
