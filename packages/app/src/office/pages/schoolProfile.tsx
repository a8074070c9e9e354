import { OrganizationProfile } from '@aosai/ui/screens/OrganizationProfile';
import { useAosai, useCurrent } from '../../context.ts';
import { loaded } from '../../loaded.ts';
import { useTitle } from '../../useTitle.ts';
import { profileInput } from '../organizationInput.ts';
import { useAct } from '../useAct.ts';
import { useOfficeCall } from '../useOfficeCall.ts';

const QUIET = { quiet: true };

/** /edms/organization: the school's own entry. */
export function SchoolProfile() {
  useTitle('本校资料');
  const { client } = useAosai();
  const current = useCurrent();
  const id = current?.realm === 'member' ? current.member.organization?.id : undefined;
  const { act, perform, reload, forget, versionOf } = useAct();
  const organization = useOfficeCall(id === undefined ? null : ['organization', id], (calls) =>
    calls.organization.queryById({ id: id ?? '' }, QUIET),
  );
  return (
    <OrganizationProfile
      organization={loaded(organization)}
      act={act}
      on={{
        update: (row, form) =>
          perform(
            () =>
              client.organization.update(
                { ...versionOf(row, organization.data ? [organization.data] : []), ...profileInput(form, row.logo) },
                QUIET,
              ),
            '已保存',
          ),
        retry: () => void reload(),
        forget,
      }}
    />
  );
}
