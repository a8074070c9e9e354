import { fileUrl } from '@aosai/api/client/fileUrl';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { OrganizationProfile } from '@aosai/ui/screens/schools/OrganizationProfile';
import { useSWRConfig } from 'swr';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useUpload } from '../kit/uploads/useUpload.ts';
import { profileOfRow } from './organizationInput.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /edms/organization: the school's profile. */
export function SchoolProfile() {
  const { settings } = useAosai();
  const { calls } = useOffice();
  const { mutate } = useSWRConfig();
  const current = useCurrent();
  const id = current?.realm === 'member' ? current.member.organization?.id : undefined;
  const { act, perform, reload, forget, seen } = useOfficeAct();
  const organization = useOfficeCall(id === undefined ? null : ['organization', id], (calls) =>
    calls.organization.queryById({ id: id ?? '' }),
  );
  const hang = (logo: string | null, success: string) => {
    const row = organization.data;
    if (!row) return;
    void perform(async () => {
      await calls.organization.update({ ...profileOfRow(row), logo });
      // Reloads the data of the office's frame, which shows the logo too.
      await mutate((key) => Array.isArray(key) && key[1] === 'current');
    }, success);
  };
  const { uploads, ...picture } = useUpload(
    (file, options) => calls.file.upload({ purpose: 'logo' }, [file], options),
    ({ fileName }) => hang(fileName, '标志已更新'),
  );
  const upload = uploads.at(-1);
  const logo = organization.data?.logo ?? null;
  const cancel = () => upload && picture.remove(upload.id);
  return (
    <OrganizationProfile
      logo={{
        src: logo === null ? undefined : fileUrl(logo, { base: API_PREFIX, appId: settings.appId }),
        upload: upload?.state.kind === 'done' ? undefined : upload,
      }}
      organization={loaded(organization)}
      act={act}
      on={{
        logo: {
          choose: (file) => picture.add([file]),
          remove: () => hang(null, '标志已移除'),
          cancel,
          retry: () => upload && picture.retry(upload.id),
        },
        update(row, form) {
          const { id, version, logo: kept } = seen(row, organization.data ? [organization.data] : []);
          return perform(() => calls.organization.update({ id, version, ...form, logo: kept }), '已保存');
        },
        retry: () => void reload(),
        forget,
      }}
    />
  );
}
