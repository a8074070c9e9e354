import { type Applicant, OrganizationApply } from '@aosai/ui/screens/schools/OrganizationApply';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { useAosai, useCurrent, useSession } from '../kit/context.ts';
import { useAct } from '../kit/useAct.ts';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

const QUIET = { quiet: true };

/** The kind of applicant; while unknown, treated as one who may apply. */
function applicantOf(current: Current | null | undefined): Applicant {
  if (!current) return 'adult';
  if (current.realm === 'user') return 'user';
  return current.member.type === 'student' ? 'student' : 'adult';
}

/** /organization/apply: applies for a school account, and shows the state of the application. */
export function Component() {
  const { client, session } = useAosai();
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const { act, perform } = useAct();
  const { session: signedIn } = useSession();
  const current = useCurrent();
  const applicant = signedIn === null ? 'guest' : applicantOf(current);
  const rights = useCall(current && applicant === 'adult' ? ['organizationApplication'] : null, async (calls) => {
    const { application } = await calls.organization.queryCurrentRights({}, QUIET);
    return application;
  });

  async function enter(): Promise<void> {
    const orgId = rights.data?.id;
    if (orgId === undefined) return;
    const reply = await client.auth.switchOrganization({ orgId }, QUIET);
    await session.signedIn(reply.session);
    await mutate([reply.session.id, 'current'], reply.current, { revalidate: false });
    navigate('/edms/organizationMember');
  }

  return (
    <OrganizationApply
      applicant={applicant}
      application={loaded(rights)}
      act={act}
      on={{
        apply: (form) =>
          void perform(async () => {
            await client.organization.create({ ...form, logo: null }, QUIET);
            await rights.mutate();
          }, null),
        enter: () => void perform(enter, null),
        signIn: () => session.ask('member'),
        retry: () => void rights.mutate(),
      }}
    />
  );
}
