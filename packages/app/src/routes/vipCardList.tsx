import { MemberCard } from '@aosai/ui/screens/MemberCard';
import { PageLoading } from '@aosai/ui/screens/PageLoading';
import { useAosai, useCurrent } from '../context.ts';
import { useNow } from '../useNow.ts';

/** /vipCardList: where the toast of used-up rights leads. */
export function Component() {
  const { session } = useAosai();
  const current = useCurrent();
  const now = useNow();
  if (current === undefined) return <PageLoading />;
  const card = current?.realm === 'member' ? current.member.card : null;
  return <MemberCard card={current ? card : 'guest'} now={now} on={{ signIn: () => session.ask('member') }} />;
}
