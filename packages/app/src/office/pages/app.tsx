import { DEFAULT_APP_ID } from '@aosai/api/domain/constants';
import { type AppFilter, Apps, linesOf } from '@aosai/ui/screens/Apps';
import { useState } from 'react';
import { useAosai, useCurrent } from '../../context.ts';
import { useUpload } from '../../uploads/useUpload.ts';
import { useTitle } from '../../useTitle.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<AppFilter> = { id: 'app', filter: { keyword: '' } };
const QUIET = { quiet: true };

/** One picture of the open form: the upload that it will name, and the one on its way. */
function usePicture() {
  const { client } = useAosai();
  const [fileName, setFileName] = useState<string | null>(null);
  const { uploads, add, retry, remove } = useUpload(
    (file, options) => client.file.upload({ purpose: 'logo' }, [file], options),
    (stored) => setFileName(stored.fileName),
  );
  const upload = uploads.at(-1);
  const cancel = () => upload && remove(upload.id);
  return {
    state: { fileName, upload: upload?.state.kind === 'done' ? undefined : upload },
    set(next: string | null) {
      cancel();
      setFileName(next);
    },
    choose: (file: File) => add([file]),
    cancel,
    retry: () => upload && retry(upload.id),
  };
}

/** /bms/app: the sites of the platform. */
export function Component() {
  useTitle('应用');
  const { settings } = useAosai();
  const current = useCurrent();
  const { client, view, on, perform, versionOf } = useOfficeTable(spec, (calls, input) =>
    calls.app.queryList(input, QUIET),
  );
  const pictures = { logo: usePicture(), favicon: usePicture() };
  const [freshKey, setFreshKey] = useState<string | null>(null);
  return (
    <Apps
      {...view}
      ownAppId={settings.appId}
      canCreate={settings.appId === DEFAULT_APP_ID && current?.realm === 'user' && current.user.isSuper}
      pictures={{ logo: pictures.logo.state, favicon: pictures.favicon.state }}
      freshKey={freshKey}
      on={{
        ...on,
        pictures({ logo, favicon }) {
          pictures.logo.set(logo);
          pictures.favicon.set(favicon);
        },
        choose: (name, file) => pictures[name].choose(file),
        remove: (name) => pictures[name].set(null),
        cancel: (name) => pictures[name].cancel(),
        retryPicture: (name) => pictures[name].retry(),
        forgetKey: () => setFreshKey(null),
        create: ({ appId, name, title, accent, hosts, allowedOrigins }) =>
          perform(
            () =>
              client.app.create(
                {
                  appId,
                  name,
                  title,
                  accent: accent || null,
                  hosts: linesOf(hosts),
                  allowedOrigins: linesOf(allowedOrigins),
                },
                QUIET,
              ),
            '已新建应用',
          ),
        update: (row, { name, title, accent, hosts, allowedOrigins, ssoKey }) =>
          perform(async () => {
            const change = {
              ...versionOf(row),
              name,
              title,
              accent: accent || null,
              hosts: linesOf(hosts),
              allowedOrigins: linesOf(allowedOrigins),
              logo: pictures.logo.state.fileName,
              favicon: pictures.favicon.state.fileName,
              ssoKey,
            };
            const reply = await client.app.update(change, QUIET);
            setFreshKey(reply.ssoKey);
          }, '已保存，几秒后生效'),
      }}
    />
  );
}
