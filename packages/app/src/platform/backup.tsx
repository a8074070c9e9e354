import { API_PREFIX } from '@aosai/api/kit/constants';
import { Backups } from '@aosai/ui/screens/platform/Backups';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useAct } from '../kit/useAct.ts';
import { useNow } from '../kit/useNow.ts';

const RUNNING_MS = 2_000;
const AT_REST_MS = 30_000;

/** /bms/backup: the backups of the server, for super users. */
export function Component() {
  const now = useNow(1_000);
  const { calls } = useOffice();
  const { appId } = useAosai().settings;
  const overview = useOfficeCall(['backups'], (office) => office.backup.queryOverview({}), {
    refreshInterval: (latest) => (latest?.running ? RUNNING_MS : AT_REST_MS),
  });
  const { act, perform, forget } = useAct({ reload: () => overview.mutate() });
  return (
    <Backups
      overview={loaded(overview)}
      now={now}
      act={act}
      // A plain link: the browser writes the archive to the disk as it comes, however large it is.
      hrefOf={(name) => `${API_PREFIX}/bms/backup/download?${new URLSearchParams({ name, appId }).toString()}`}
      on={{
        begin: () => void perform(() => calls.backup.begin({}), '已开始备份'),
        refresh: () => void overview.mutate(),
        forget,
      }}
    />
  );
}
