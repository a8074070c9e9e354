import { useSWRConfig } from 'swr';
import { useAosai } from '../kit/context.ts';

/** Switches to another organization. The session is a new one, so that no data fetched for the old one are shown. */
export function useSwitchOrganization(): (orgId: string | null) => void {
  const { client, session } = useAosai();
  const { mutate } = useSWRConfig();
  const go = async (orgId: string | null) => {
    const reply = await client.auth.switchOrganization({ orgId });
    await session.signedIn(reply.session);
    await mutate([reply.session.id, 'current'], reply.current, { revalidate: false });
  };
  // The client shows a refusal as a toast.
  return (orgId) => void go(orgId).catch(() => undefined);
}
