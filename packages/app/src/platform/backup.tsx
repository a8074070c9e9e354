import { ApiError } from '@aosai/api/client/errors';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { Backups, type BackupQuestion, type FinishedBackup } from '@aosai/ui/screens/platform/Backups';
import { useState } from 'react';
import { useAosai } from '../kit/context.ts';
import { proofGiven } from '../kit/proofGiven.ts';
import { loaded } from '../kit/loaded.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useAct } from '../kit/useAct.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

const RUNNING_MS = 2_000;
const AT_REST_MS = 30_000;
/** A proof that ends within this time is asked for again, so that the server does not refuse the download. */
const SURE_MS = 10_000;

/** /bms/backup: the backups of the server, for super users. */
export function Component() {
  const now = useNow(1_000);
  const { calls } = useOffice();
  const { client, settings } = useAosai();
  const overview = useOfficeCall(['backups'], (office) => office.backup.queryOverview({}), {
    refreshInterval: (latest) => (latest?.running ? RUNNING_MS : AT_REST_MS),
  });
  const factors = useCall(['secondFactor'], (all) => all.secondFactor.queryMine({}));
  const { act, perform, forget } = useAct({ reload: () => overview.mutate() });
  const [question, setQuestion] = useState<BackupQuestion | null>(null);
  /** What waits until the owner has proven to be at the keyboard. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const afterProof = (work: () => void) => {
    setWaiting(() => work);
    setQuestion({ kind: 'prove' });
  };

  const download = ({ name }: FinishedBackup) => {
    // A plain link: the browser writes the archive to the disk as it comes, however large it is.
    const link = document.createElement('a');
    link.href = `${API_PREFIX}/bms/backup/download?${new URLSearchParams({ name, appId: settings.appId }).toString()}`;
    link.download = '';
    link.click();
  };
  const removeNow = (backup: FinishedBackup) => {
    let isHeld = false;
    const work = async () => {
      try {
        await calls.backup.delete({ name: backup.name });
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.code !== 'PROVE_AGAIN') throw cause;
        isHeld = true;
      }
    };
    void perform(work, () => (isHeld ? null : '备份已删除')).then((isDone) => {
      if (isHeld) afterProof(() => removeNow(backup));
      else if (isDone) setQuestion(null);
    });
  };
  return (
    <Backups
      overview={loaded(overview)}
      now={now}
      act={act}
      question={question}
      factors={{
        totp: (factors.data?.totp ?? null) !== null,
        passkey: factors.data?.passkeys.some(({ isForOtherSite }) => !isForOtherSite) ?? false,
      }}
      on={{
        begin: () => void perform(() => calls.backup.begin({}), '已开始备份'),
        refresh: () => void overview.mutate(),
        forget,
        download(backup) {
          const provedUntil = overview.data?.provedUntil ?? null;
          if (provedUntil !== null && Date.parse(provedUntil) - SURE_MS > Date.now()) download(backup);
          else afterProof(() => download(backup));
        },
        verify: ({ name }) => void perform(() => calls.backup.verify({ name }), '已开始校验'),
        remove(backup) {
          forget();
          setQuestion({ kind: 'remove', backup });
        },
        removeNow,
        prove: (proof) =>
          void perform(async () => client.secondFactor.prove(await proofGiven(client, proof)), null).then(
            (isProven) => {
              if (!isProven) return;
              setQuestion(null);
              waiting?.();
            },
          ),
        close() {
          forget();
          setQuestion(null);
        },
      }}
    />
  );
}
