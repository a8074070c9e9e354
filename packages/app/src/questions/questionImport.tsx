import { ApiError } from '@aosai/api/client/errors';
import { POLL_INTERVAL_MS } from '@aosai/api/kit/constants';
import { type CheckedFile, QuestionImport, type QuestionImportProps } from '@aosai/ui/screens/questions/QuestionImport';
import type { ImportFormat } from '@aosai/api/questions/imports';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAosai } from '../kit/context.ts';
import { useCall } from '../kit/useCall.ts';
import { useAct } from '../kit/useAct.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOwnBanks } from './useOwnBanks.ts';

type Upload = QuestionImportProps['upload'];

/** /bms|edms/question/import: reads a file of questions, shows them for review, and saves them one by one. */
export function Component() {
  const { session } = useAosai();
  const { calls } = useOffice();
  const [pathname] = useLocation();
  const office = pathname.split('/')[1] === 'bms' ? 'bms' : 'edms';
  const banks = useOwnBanks();
  const { act, perform, forget } = useAct();
  const [upload, setUpload] = useState<Upload>({});
  const [sending, setSending] = useState<AbortController | null>(null);
  const [given, setGiven] = useState<File | null>(null);
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [importId, setImportId] = useState<string | null>(null);
  const run = useCall(
    importId === null ? null : ['office', 'questionImport', importId],
    () => calls.question.queryImport({ importId: importId ?? '' }),
    { refreshInterval: (data) => (data?.state === 'done' ? 0 : POLL_INTERVAL_MS) },
  );

  async function choose(file: File, format?: ImportFormat): Promise<void> {
    setGiven(file);
    setChecked(null);
    const abort = new AbortController();
    setSending(abort);
    const progress = (sentBytes: number, totalBytes: number) =>
      setUpload({ progress: { name: file.name, sentBytes, totalBytes } });
    progress(0, file.size);
    try {
      const read = await calls.question.unzipAndParse({ purpose: 'bank', ...(format && { format }) }, [file], {
        signal: abort.signal,
        onProgress: progress,
      });
      setChecked({ ...read, fileName: file.name });
      setUpload({});
    } catch (cause) {
      if (abort.signal.aborted) setUpload({});
      else if (cause instanceof ApiError) {
        if (cause.asksToSignIn) await session.expire();
        setUpload({ error: cause.message });
      } else throw cause;
    }
    setSending(null);
  }

  return (
    <QuestionImport
      bankHref={`/web/${office}/question`}
      importedHref={`/web/${office}/question?importId=${importId ?? ''}`}
      templateHref="/web/templates/questions.xlsx"
      banks={banks}
      upload={upload}
      checked={checked}
      run={
        importId === null
          ? null
          : {
              total: run.data?.total ?? checked?.items.length ?? 0,
              isDone: run.data?.state === 'done',
              items: run.data?.content ?? [],
            }
      }
      act={act}
      on={{
        choose: (file) => void choose(file),
        readAs(format) {
          if (given) void choose(given, format);
        },
        cancel: () => sending?.abort(),
        start: ({ items, bank, addTags }) =>
          void perform(async () => {
            const token = checked?.token ?? '';
            const started = await calls.question.importZip({ token, items, bank, addTags });
            setImportId(started.importId);
          }, null),
        again() {
          forget();
          setUpload({});
          setChecked(null);
          setImportId(null);
        },
        report: () =>
          void perform(
            async () => saveFile(await calls.question.exportImport({ importId: importId ?? '' })),
            '已下载报告',
          ),
      }}
    />
  );
}
