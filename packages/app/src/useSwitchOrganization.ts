import { useSWRConfig } from 'swr';
import { useAosai } from './context.ts';

/** Acts for another organization from here on: the session is a new one, so nothing read for the old one is shown. */
export function useSwitchOrganization(): (orgId: string | null) => void {
  const { client, session } = useAosai();
  const { mutate } = useSWRConfig();
  const go = async (orgId: string | null) => {
    const reply = await client.auth.switchOrganization({ orgId });
    await session.signedIn(reply.session);
    await mutate([reply.session.id, 'current'], reply.current, { revalidate: false });
  };
  // A refusal is a toast, as with every call whose caller does not show it itself.
  return (orgId) => void go(orgId).catch(() => undefined);
}
